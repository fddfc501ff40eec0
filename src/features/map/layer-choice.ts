import { STATION_KINDS, type StationKind } from '#domain/commute/station.ts'

/** What the visitor has laid over the map. */
export interface LayerChoice {
  stations: readonly StationKind[]
  tax: boolean
}

const KEY = 'map-layers'

/** The choice of this tab; nothing at first, and where the browser refuses to keep it. */
export function readLayerChoice(): LayerChoice {
  const kept = keptChoice()
  const stations = Array.isArray(kept?.stations) ? kept.stations : []
  return { stations: STATION_KINDS.filter((kind) => stations.includes(kind)), tax: kept?.tax === true }
}

function keptChoice(): { stations?: unknown[]; tax?: unknown } | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { stations?: unknown[]; tax?: unknown } | null
  } catch {
    return null
  }
}

/** Keeps the choice for this tab. */
export function keepLayerChoice(choice: LayerChoice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // It lasts as long as the page.
  }
}

/** How many layers are on. */
export const layerCount = ({ stations, tax }: LayerChoice): number => stations.length + (tax ? 1 : 0)

/** The choice with a kind of station switched. */
export const withStations = (choice: LayerChoice, kind: StationKind, on: boolean): LayerChoice => ({
  ...choice,
  stations: STATION_KINDS.filter((each) => (each === kind ? on : choice.stations.includes(each))),
})
