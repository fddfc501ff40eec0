import type { Bounds, LatLng } from './geo.ts'

export type PlaceKind = 'town' | 'hamlet' | 'zip' | 'county'

/** A place of the region by name. */
export interface NamedPlace {
  kind: PlaceKind
  /** 'Ridgewood', '07450', 'Bergen County'. */
  name: string
  /** The county it lies in, without the word 'County'. */
  county: string
  /** The town a ZIP code belongs to; null for every other kind. */
  town: string | null
  at: LatLng
}

/** A place that a map can show. */
export interface Place extends NamedPlace {
  /** The map view that shows it; null if its extent is unknown. */
  bounds: Bounds | null
  /** Number of inhabitants; null if unknown. */
  population: number | null
}

/** An unambiguous label: '07450, Ridgewood', 'Franklin, Sussex County', 'Bergen County'. */
export function placeLabel({ kind, name, town, county }: Place): string {
  if (kind === 'county') return name
  return `${name}, ${town ?? `${county} County`}`
}
