import type { Bounds, LatLng } from './geo.ts'

export type PlaceKind = 'town' | 'hamlet' | 'zip' | 'county'

/** A place of the region that a visitor may name. */
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
  /** The view that shows it; null where its extent is not known. */
  bounds: Bounds | null
  /** Inhabitants, where known. */
  population: number | null
}

/** What tells a place from others of the same name: '07450, Ridgewood', 'Franklin, Sussex County', 'Bergen County'. */
export function placeLabel({ kind, name, town, county }: Place): string {
  if (kind === 'county') return name
  return `${name}, ${town ?? `${county} County`}`
}
