import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { MAP_ZOOMS, type MapQuery } from '#domain/search/map-homes.ts'
import type { FoundOnMap } from '../listings/listing-finder.ts'
import { selectSummaries } from '../listings/listing-queries.ts'
import {
  cellsAcross,
  MAX_CELLS,
  nearestWithin,
  shownOnMap,
  type Cluster,
  type CountedCells,
} from '../listings/map-clusters.ts'
import type { Schema } from '../schema.ts'

/** Bits of the numbers in `map_x` and `map_y`. */
const STEP_BITS = 31

/** The homes a map is to show, all with a location. */
type PlacedHomes = SelectQueryBuilder<Schema, 'listings', object>

/** What a map shows of these homes. */
export async function postgresOnMap(
  db: Kysely<Schema>,
  homes: PlacedHomes,
  { filters, zoom }: MapQuery,
  signal?: AbortSignal,
): Promise<FoundOnMap> {
  const { ids, groups } = shownOnMap(await countInCells(db, homes, zoom, signal), filters.market)
  const rows = ids.length === 0 ? [] : await selectSummaries(db, ids).execute({ signal })
  return { rows, groups }
}

/** Counts at this zoom or, with more than MAX_CELLS cells, at the nearest that has fewer, by bisection: each trial is a whole count. */
async function countInCells(
  db: Kysely<Schema>,
  homes: PlacedHomes,
  zoom: number,
  signal?: AbortSignal,
): Promise<CountedCells> {
  const countAt = async (tried: number): Promise<CountedCells> => {
    const rows = await selectCells(db, homes, tried).execute({ signal })
    return { zoom: tried, cells: rows.map(toCluster) }
  }
  let best = await countAt(zoom)
  if (areFew(best)) return best
  for (let low: number = MAP_ZOOMS.min, high = zoom - 1; low <= high;) {
    const middle = Math.ceil((low + high) / 2)
    const counted = await countAt(middle)
    if (areFew(counted)) [best, low] = [counted, middle + 1]
    else high = middle - 1
  }
  return best
}

const areFew = ({ cells }: CountedCells): boolean => cells.length <= MAX_CELLS

/**
 * The homes of each cell, summed up. The offset 0 keeps the cell numbers in a subquery: the planner then expects few groups and
 * aggregates as it reads; without it, it expects many and sorts all homes first.
 */
function selectCells(db: Kysely<Schema>, homes: PlacedHomes, zoom: number) {
  const shift = sql.lit(STEP_BITS - Math.log2(cellsAcross(zoom)))
  const cell = sql<number>`((map_x >> ${shift})::bigint << 32) + (map_y >> ${shift})`
  const placed = homes.select(['lat', 'lng', 'price', 'id', cell.as('cell')]).offset(0)
  return db
    .selectFrom(placed.as('placed'))
    .select((home) => [
      home.fn.countAll<number>().as('count'),
      sql<number>`sum(lat)`.as('lats'),
      sql<number>`sum(lng)`.as('lngs'),
      sql<number>`min(lng)`.as('west'),
      sql<number>`min(lat)`.as('south'),
      sql<number>`max(lng)`.as('east'),
      sql<number>`max(lat)`.as('north'),
      // The lowest price, and of equal ones the lower id.
      sql<[price: number, id: number]>`min(array[price, id])`.as('cheapest'),
    ])
    .groupBy('cell')
    .limit(MAX_CELLS + 1)
}

type CellRow = Awaited<ReturnType<ReturnType<typeof selectCells>['execute']>>[number]

function toCluster({ count, lats, lngs, cheapest: [price, id], ...bounds }: CellRow): Cluster {
  return { count, at: nearestWithin(bounds, { lat: lats / count, lng: lngs / count }), cheapest: { id, price }, bounds }
}
