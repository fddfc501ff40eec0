import { GAZETTEER, townPoint } from '#content/gazetteer.ts'
import { boundsAround, isInside, isWithin, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { townKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import { storedTown } from './listing-rows.ts'

/** Where a home may stand, as filters ask for it. */
export type PlaceFilter = Pick<ListingFilters, 'within' | 'area'>

/** No place just inside an area is lost to the rounding of its box, degrees. */
const ROUNDING = 1e-9

/** The boxes outside which nothing meets the filter: quickly told, before a line is followed. */
export function boxesOf({ within, area }: PlaceFilter): Bounds[] {
  return [...(within ? [within] : []), ...(area ? [boxAround(area)] : [])]
}

function boxAround(area: Ring): Bounds {
  const { west, south, east, north } = boundsAround(area)
  return { west: west - ROUNDING, south: south - ROUNDING, east: east + ROUNDING, north: north + ROUNDING }
}

const TOWNS: readonly { town: string; at: LatLng }[] = GAZETTEER.flatMap(({ kind, name, county }) => {
  const at = kind === 'town' || kind === 'hamlet' ? townPoint(name, county) : null
  return at ? [{ town: storedTown(townKey(name, county)), at }] : []
})

/** The towns known to lie elsewhere, as they are stored: a home there that has no place of its own is left out. */
export function townsOutside({ within, area }: PlaceFilter): string[] {
  return TOWNS.filter(({ at }) => (within && !isWithin(at, within)) || (area && !isInside(at, area))).map(
    ({ town }) => town,
  )
}
