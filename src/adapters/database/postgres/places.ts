import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Bounds, Ring } from '#domain/geo/geo.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import { storedTown } from '../listings/listing-rows.ts'
import { boxesOf, townsOutside } from '../listings/place-filter.ts'

type Condition = RawBuilder<SqlBool>

const [LAT, LNG, TOWN] = [sql.ref('listings.lat'), sql.ref('listings.lng'), sql.ref('listings.town')]

/** What the filters ask of where a home stands. One without a place of its own is left out if its town is known to lie elsewhere. */
export function placeConditions({ towns, area, within }: ListingFilters): Condition[] {
  const conditions: Condition[] = []
  if (towns.length > 0) conditions.push(sql`${TOWN} = any (${towns.map(storedTown)}::text[])`)
  if (area || within) {
    const outside = townsOutside({ area, within })
    const isThere = sql.join(ownPlaceConditions({ area, within }), sql` and `)
    conditions.push(sql`(${isThere} or (${LAT} is null and ${TOWN} <> all (${outside}::text[])))`)
  }
  return conditions
}

/** The same of homes that have a place of their own. */
export function ownPlaceConditions({ area, within }: Pick<ListingFilters, 'area' | 'within'>): Condition[] {
  return [...boxesOf({ area, within }).flatMap(liesWithin), ...(area ? [liesInside(area)] : [])]
}

const liesWithin = ({ west, south, east, north }: Bounds): Condition[] => [
  sql`${LAT} between ${south} and ${north}`,
  sql`${LNG} between ${west} and ${east}`,
]

/**
 * The domain's even-odd rule in the same steps of the same arithmetic, so that both tell alike of every place. The engine's
 * own polygons count a place on the line as inside.
 */
function liesInside(area: Ring): Condition {
  const crossings = area.flatMap((point, place) => {
    const before = area.at(place - 1)!
    // A level side is never crossed.
    if (point.lat === before.lat) return []
    const [low, high] = [Math.min(point.lat, before.lat), Math.max(point.lat, before.lat)]
    const lngThere = sql`${before.lng - point.lng}::float8 * (${LAT} - ${point.lat}::float8)
      / ${before.lat - point.lat}::float8 + ${point.lng}::float8`
    return [sql`(${LAT} >= ${low}::float8 and ${LAT} < ${high}::float8 and ${LNG} < ${lngThere})::integer`]
  })
  return crossings.length === 0 ? sql`false` : sql`(${sql.join(crossings, sql` + `)}) % 2 = 1`
}
