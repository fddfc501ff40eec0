import type { Feature, FeatureCollection } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { StationKind } from '#domain/commute/station.ts'
import { MAP_TIMEOUT_MS } from '#ports/browser/map-view.ts'
import { siteUrl } from './site-url.ts'

interface Railway {
  class: string
  name: string
}
type Railways = Topology & { objects: { railways: GeometryCollection<Railway> } }

/** The railways with trains to the region's stations, as OpenStreetMap names them; the others carry freight. */
const PASSENGER_RAILWAYS: ReadonlySet<string> = new Set([
  'Bergen County Line',
  'Gladstone Branch',
  'Lehigh Line',
  'Main Line',
  'Montclair - Boonton Line',
  'Montclair-Boonton Line',
  'Morristown Line',
  'Northeast Corridor',
  'Pascack Valley Line',
  'Port Jervis Line',
  'Raritan Valley Line',
  'Southern Tier Line',
])
const PATH_LINE = /^PATH$|World Trade Center|33rd Street/

/** What runs on a railway; null: nothing that a visitor could take from the region. */
export function kindOfRailway({ class: railClass, name }: Railway): StationKind | null {
  if (railClass === 'light_rail') return 'light-rail'
  if (railClass === 'rail' && PASSENGER_RAILWAYS.has(name)) return 'rail'
  return railClass === 'subway' && PATH_LINE.test(name) ? 'path' : null
}

let lines: Promise<Feature[]> | undefined

/** The lines of some kinds. Fetched once; rejects if the file doesn't load within 15 s, and the next call tries again. */
export async function passengerLines(kinds: readonly StationKind[]): Promise<FeatureCollection> {
  lines ??= fetchLines().catch((error: unknown) => {
    lines = undefined
    throw error
  })
  const features = (await lines).filter(({ properties }) => kinds.includes(properties!['kind'] as StationKind))
  return { type: 'FeatureCollection', features }
}

async function fetchLines(): Promise<Feature[]> {
  const answer = await fetch(siteUrl('basemap/railways.topo.json'), { signal: AbortSignal.timeout(MAP_TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`The rail-line data: the server responded with ${answer.status}`)
  const railways = (await answer.json()) as Railways
  return feature(railways, railways.objects.railways).features.flatMap((line) => {
    const kind = kindOfRailway(line.properties)
    return kind ? [{ ...line, properties: { kind } }] : []
  })
}
