import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely'
import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { MapQuery } from '#domain/search/map-homes.ts'
import { conditionsOf, type DatedFilters } from '../listings/filter-columns.ts'
import { versioned, type ListingChanges } from '../listings/listing-changes.ts'
import type { Dated, FoundOnMap } from '../listings/listing-finder.ts'
import { selectSummaries } from '../listings/listing-queries.ts'
import { shownOnMap, type CountedCells } from '../listings/map-clusters.ts'
import { boxAround } from '../listings/place-filter.ts'
import type { Schema } from '../schema.ts'
import { meetsAllWhereLocated } from './conditions.ts'
import { FINEST_KEPT, readKeptCells, selectPacked, type MapWindow } from './map-cells.ts'
import { areaOf, contains, overlap, stepsAround, stepsInside, zoomWithin, type Rectangle } from './map-steps.ts'
import { addUpCells, ENOUGH_CELLS, type PackedCells } from './packed-cells.ts'

/** Cells of a window in which homes are counted one by one; more than enough of them are added up in coarser ones. */
const MAX_COUNTED = 16_384

/** Bands of `listings_by_band` that are looked up one by one; more of them are read as a whole. */
const MAX_BANDS = 1000

/** Finds what a map shows. */
export function postgresMap(db: Kysely<Schema>, changes: ListingChanges) {
  const extents = versioned(changes, () => readExtents(db))
  return async (query: Dated<MapQuery>, signal?: AbortSignal): Promise<FoundOnMap> => {
    const extent = (await extents()).get(query.filters.market)
    if (!extent) return { rows: [], groups: [] }
    const counted = await countCells(db, { query, extent }, signal)
    const { ids, groups } = shownOnMap(counted, query.filters.market)
    const rows = ids.length === 0 ? [] : await selectSummaries(db, ids).execute({ signal })
    return { rows, groups }
  }
}

async function countCells(
  db: Kysely<Schema>,
  { query: { filters, zoom }, extent: { homes, steps: everywhere } }: { query: Dated<MapQuery>; extent: Extent },
  signal?: AbortSignal,
): Promise<CountedCells> {
  const steps = placesOf(filters).reduce((left, box) => overlap(left, stepsAround(box)), everywhere)
  if (areaOf(steps) === 0) return { zoom, cells: [] }
  // A window that holds everything has no edge to look at.
  const box = filters.within && contains(stepsInside(filters.within), everywhere) ? null : filters.within
  const window: Window = { market: filters.market, box, steps }
  const isKept = asksForAll(filters)
  const countAt = async (at: number) => {
    const read = isKept && at <= FINEST_KEPT ? readKeptCells : readHomes
    return addUpCells(await read(db, { ...window, zoom: at, filters }, signal), at)
  }
  const most = isKept ? ENOUGH_CELLS : MAX_COUNTED
  const counted = await refine(countAt, homes <= most ? zoom : zoomWithin(steps, zoom, most), zoom)
  // Cells of the zoom before are half as wide as a marker, still small enough to place markers at this one.
  return { ...counted, zoom: Math.min(zoom, counted.zoom + 1) }
}

type Window = Omit<MapWindow, 'zoom'>

/** Counts at a zoom, and nearer to the wanted one as long as the homes found leave most cells of their window empty. */
async function refine(
  countAt: (zoom: number) => Promise<CountedCells>,
  zoom: number,
  wanted: number,
): Promise<CountedCells> {
  const counted = await countAt(zoom)
  if (counted.zoom < zoom || zoom === wanted || counted.cells.length === 0) return counted
  const homes = counted.cells.reduce((sum, { count }) => sum + count, 0)
  // Each step has up to four cells for one.
  const steps = homes <= ENOUGH_CELLS ? Infinity : Math.floor(Math.log2(ENOUGH_CELLS / counted.cells.length) / 2)
  return steps < 1 ? counted : refine(countAt, Math.min(wanted, zoom + steps), wanted)
}

/** Boxes outside of which no home meets the filters. */
const placesOf = ({ within, area }: DatedFilters): Bounds[] => [
  ...(within ? [within] : []),
  ...(area && area.length > 0 ? [boxAround(area)] : []),
]

/** Whether every home of the market in `map_cells` meets the filters, but for the box. */
const asksForAll = (filters: DatedFilters): boolean =>
  conditionsOf({ ...filters, within: null }).every(
    (condition) =>
      (condition.kind === 'equality' && condition.column === 'market') ||
      (condition.kind === 'range' &&
        condition.column === 'price' &&
        condition.min === EVERY_PRICE.min &&
        condition.max === EVERY_PRICE.max),
  )

/** The homes that meet the filters and have a location of their own, counted one by one. */
async function readHomes(
  db: Kysely<Schema>,
  { filters, steps, zoom }: MapWindow & { filters: DatedFilters },
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

/** The homes of a market that have a location: how many they are, and where they stand. */
interface Extent {
  homes: number
  steps: Rectangle
}

/** A market without such homes is missing. */
async function readExtents(db: Kysely<Schema>): Promise<Map<Market, Extent>> {
  const { rows } = await sql<Bounds & { market: Market; homes: number }>`
    select market, sum(homes)::bigint as homes, min(west) as west, min(south) as south, max(east) as east,
      max(north) as north
    from map_cells where zoom = 0 group by market`.execute(db)
  return new Map(rows.map(({ market, homes, ...box }) => [market, { homes, steps: stepsAround(box) }]))
}
