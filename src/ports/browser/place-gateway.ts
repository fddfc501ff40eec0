import type { Bounds, LatLng } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { FoundPlaces } from '#domain/place-search/find-places.ts'
import type { Result } from '#domain/result.ts'

/** What was typed into the map's search. */
export interface PlaceQuery {
  /** At most `MAX_TYPED` characters; a longer text finds nothing. */
  text: string
  /** The view: of equal places those near its center come first. */
  view: Bounds | null
}

/** Places of the seven counties by name; a browser fetches what is asked for, 'unavailable' if it can't. */
export interface PlaceGateway {
  find(query: PlaceQuery, signal?: AbortSignal): Promise<Result<FoundPlaces>>
  /** The lines of a street within its town; none for any other name. */
  streetLines(name: string, town: TownKey, signal?: AbortSignal): Promise<Result<LatLng[][]>>
}
