import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isInside, isWithin, type Bounds, type Ring } from '#domain/geo/geo.ts'
import { boxAround, townsInside, townsOutside } from '../listings/place-filter.ts'

type SqlCondition = RawBuilder<SqlBool>

const [LAT, LNG, TOWN] = [sql.ref('listings.lat'), sql.ref('listings.lng'), sql.ref('listings.town')]

/** Homes of these towns, given as they are stored. */
export const ofTowns = (towns: readonly string[]): SqlCondition => sql`${TOWN} = any (${towns}::text[])`

/** Homes in the box. One without a location is excluded where its town is known to lie outside. */
export const inBox = (box: Bounds): SqlCondition =>
  orWithoutLocation(
    locatedInBox(box),
    townsOutside((at) => isWithin(at, box)),
  )

/** Homes in the ring. One without a location is excluded where its town is known to lie outside. */
export const inRing = (ring: Ring): SqlCondition =>
  orWithoutLocation(
    locatedInRing(ring),
    townsOutside((at) => isInside(at, ring)),
  )

/** Homes in the ring. One without a location is among them where its town is known to lie inside. */
export const surelyInRing = (ring: Ring): SqlCondition =>
  sql`(${locatedInRing(ring)} or (${LAT} is null and ${ofTowns(townsInside((at) => isInside(at, ring)))}))`

const orWithoutLocation = (isThere: SqlCondition, outside: readonly string[]): SqlCondition =>
  sql`(${isThere} or (${LAT} is null and ${TOWN} <> all (${outside}::text[])))`

/** Homes whose own location lies in the box. */
export const locatedInBox = ({ west, south, east, north }: Bounds): SqlCondition =>
  sql`(${LAT} between ${south} and ${north} and ${LNG} between ${west} and ${east})`

/** Homes whose own location lies in the ring; the box around it can use an index. */
export const locatedInRing = (ring: Ring): SqlCondition =>
  sql`(${locatedInBox(boxAround(ring))} and ${crossesOddly(ring)})`

/**
 * The domain's even-odd rule in the same steps of the same arithmetic, so that both agree on every point. PostgreSQL's own
 * polygons count a point on the line as inside.
 */
function crossesOddly(ring: Ring): SqlCondition {
  const crossings = ring.flatMap((point, index) => {
    const before = ring.at(index - 1)!
    // A horizontal side is never crossed.
    if (point.lat === before.lat) return []
    const [low, high] = [Math.min(point.lat, before.lat), Math.max(point.lat, before.lat)]
    const lngThere = sql`${before.lng - point.lng}::float8 * (${LAT} - ${point.lat}::float8)
      / ${before.lat - point.lat}::float8 + ${point.lng}::float8`
    return [sql`(${LAT} >= ${low}::float8 and ${LAT} < ${high}::float8 and ${LNG} < ${lngThere})::integer`]
  })
  return crossings.length === 0 ? sql`false` : sql`(${sql.join(crossings, sql` + `)}) % 2 = 1`
}
