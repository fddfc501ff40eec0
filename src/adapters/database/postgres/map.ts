import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import { conditionsOf } from '../listings/filter-columns.ts'
import { versioned, type ListingChanges } from '../listings/listing-changes.ts'
import type { FoundOnMap } from '../listings/listing-finder.ts'
import { selectSummaries } from '../listings/listing-queries.ts'
import { MAX_CELLS, shownOnMap, type CountedCells } from '../listings/map-clusters.ts'
import { boxAround } from '../listings/place-filter.ts'
import type { Schema } from '../schema.ts'
import { meetsAllWhereLocated } from './conditions.ts'
import { FINEST_KEPT, readKeptCells, selectPacked, type MapWindow } from './map-cells.ts'
import { areaOf, overlap, stepsAround, zoomWithin, type Rectangle } from './map-steps.ts'
import { addUpCells, type PackedCells } from './packed-cells.ts'

/** Cells of a window that are counted at once; what they hold too much is added up in coarser ones. */
const MAX_COUNTED = 4 * MAX_CELLS

/** Bands of `listings_by_band` that are looked up one by one; more of them are read as a whole. */
const MAX_BANDS = 1000

/** Finds what a map shows. */
export function postgresMap(db: Kysely<Schema>, changes: ListingChanges) {
  const extents = versioned(changes, () => readExtents(db))
  return async (query: MapQuery, signal?: AbortSignal): Promise<FoundOnMap> => {
    const extent = (await extents()).get(query.filters.market)
    if (!extent) return { rows: [], groups: [] }
    const counted = await countCells(db, { query, extent }, signal)
    const { ids, groups } = shownOnMap(counted, query.filters.market)
    const rows = ids.length === 0 ? [] : await selectSummaries(db, ids).execute({ signal })
    return { rows, groups }
  }
}

/**
 * Counts once, in cells so fine that a map has use for them and so coarse that they are not too many. Where homes turn out to
 * be few, they are counted at the zoom asked for.
 */
async function countCells(
  db: Kysely<Schema>,
  { query: { filters, zoom }, extent }: { query: MapQuery; extent: Rectangle },
  signal?: AbortSignal,
): Promise<CountedCells> {
  const steps = placesOf(filters).reduce((left, box) => overlap(left, stepsAround(box)), extent)
  if (areaOf(steps) === 0) return { zoom, cells: [] }
  const window: MapWindow = {
    market: filters.market,
    box: filters.within,
    steps,
    zoom: zoomWithin(steps, zoom, MAX_COUNTED),
  }
  const isKept = window.zoom <= FINEST_KEPT && asksForAll(filters)
  const packed = await (isKept ? readKeptCells(db, window, signal) : readHomes(db, { filters, window }, signal))
  const counted = addUpCells(packed, window.zoom)
  const homes = counted.cells.reduce((sum, { count }) => sum + count, 0)
  if (window.zoom === zoom || homes > MAX_CELLS) return counted
  return addUpCells(await readHomes(db, { filters, window: { ...window, zoom } }, signal), zoom)
}

/** Boxes outside of which no home meets the filters. */
const placesOf = ({ within, area }: ListingFilters): Bounds[] => [
  ...(within ? [within] : []),
  ...(area && area.length > 0 ? [boxAround(area)] : []),
]

/** Whether every home of the market in `map_cells` meets the filters, but for the box. */
const asksForAll = (filters: ListingFilters): boolean =>
  conditionsOf({ ...filters, within: null }).every(
    (condition) =>
      (condition.kind === 'equality' && condition.column === 'market') ||
      (condition.kind === 'range' && condition.min === EVERY_PRICE.min && condition.max === EVERY_PRICE.max),
  )

/** The homes that meet the filters and have a location of their own, counted one by one. */
async function readHomes(
  db: Kysely<Schema>,
  { filters, window: { steps, zoom } }: { filters: ListingFilters; window: MapWindow },
  signal?: AbortSignal,
): Promise<PackedCells[]> {
  const homes = db
    .selectFrom('listings')
    .where('lat', 'is not', null)
    .where(inBands(steps))
    .where((listings) => meetsAllWhereLocated(listings, conditionsOf(filters)))
    .select(['lat', 'lng', 'price', 'id', sql`map_x`.as('map_x'), sql`map_y`.as('map_y')])
    // Without it the planner, which expects many cells, sorts the homes instead of hashing them.
    .offset(0)
  return (await selectPacked(sql`from (${homes}) home`, zoom).execute(db, { signal })).rows
}

function inBands({ x0, x1, y0, y1 }: Rectangle): RawBuilder<SqlBool> {
  const [first, last] = [x0 >> 15, x1 >> 15]
  if (last - first >= MAX_BANDS) return sql`true`
  const bands = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return sql`(map_x >> 15 = any (${bands}::integer[]) and map_y between ${y0} and ${y1})`
}

/** Where the homes of each market stand; a market without homes is missing. */
async function readExtents(db: Kysely<Schema>): Promise<Map<Market, Rectangle>> {
  const { rows } = await sql<Bounds & { market: Market }>`
    select market, min(west) as west, min(south) as south, max(east) as east, max(north) as north
    from map_cells where zoom = 0 group by market`.execute(db)
  return new Map(rows.map(({ market, ...box }) => [market, stepsAround(box)]))
}
