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

/** A place that a sentence can name: a town or village with its point, or a ZIP code. */
export type SaidPlace = NamedPlace | (Omit<NamedPlace, 'kind' | 'at'> & { kind: 'zip' })

/** A place that a map can show. */
export interface Place extends NamedPlace {
  /** The map view that shows it; null if its extent is unknown. */
  bounds: Bounds | null
  /** Number of inhabitants; null if unknown. */
  population: number | null
}

/** What the map's search offers: a place of the gazetteer, a station, a street or a park. */
export interface PlaceSuggestion extends Omit<Place, 'kind' | 'county'> {
  kind: PlaceKind | 'station' | 'street' | 'park'
  /** Null for a station outside the seven counties. */
  county: string | null
}

/** An unambiguous label: '07450, Ridgewood', 'Franklin, Sussex County', 'Bergen County', 'Garden Street, Hoboken'. */
export function placeLabel({
  kind,
  name,
  town,
  county,
}: Pick<PlaceSuggestion, 'kind' | 'name' | 'town' | 'county'>): string {
  if (kind === 'county') return name
  if (kind === 'station') return /\b(Station|Terminal|Center|Junction)$/.test(name) ? name : `${name} Station`
  return `${name}, ${town ?? `${county} County`}`
}
