import { sql, type Kysely, type SelectQueryBuilder } from 'kysely'
import { MAP_ZOOMS, type MapQuery } from '#domain/map-homes.ts'
import { cellsAcross, MOST_CELLS, nearestWithin, shownOnMap, type Clump, type CountedCells } from './home-clumps.ts'
import type { FoundOnMap } from './listing-finder.ts'
import { selectSummaries } from './listing-queries.ts'
import type { Schema } from './schema.ts'

/** Zooms to go back where homes lie in too many cells: each costs a whole count. */
const ZOOMS_BACK = 3

/** The steps of `map_x` and `map_y` are numbers of so many bits. */
const STEP_BITS = 31

/** The homes a map is to show, all with a place. */
type PlacedHomes = SelectQueryBuilder<Schema, 'listings', object>

/** What a map shows of these homes. */
export async function postgresOnMap(
  db: Kysely<Schema>,
  homes: PlacedHomes,
  { filters, zoom }: MapQuery,
  signal?: AbortSignal,
): Promise<FoundOnMap> {
  const { ids, groups } = shownOnMap(await countInCells(homes, zoom, signal), filters.market)
  const rows = ids.length === 0 ? [] : await selectSummaries(db, ids).execute({ signal })
  return { rows, groups }
}

async function countInCells(homes: PlacedHomes, zoom: number, signal?: AbortSignal): Promise<CountedCells> {
  const rows = await selectCells(homes, zoom).execute({ signal })
  if (rows.length > MOST_CELLS) return countInCells(homes, Math.max(MAP_ZOOMS.min, zoom - ZOOMS_BACK), signal)
  return { zoom, cells: rows.map(toClump) }
}

function selectCells(homes: PlacedHomes, zoom: number) {
  const shift = sql.lit(STEP_BITS - Math.log2(cellsAcross(zoom)))
  return homes
    .select((home) => [
      home.fn.countAll<number>().as('count'),
      sql<number>`avg(lat)`.as('lat'),
      sql<number>`avg(lng)`.as('lng'),
      sql<number>`min(lng)`.as('west'),
      sql<number>`min(lat)`.as('south'),
      sql<number>`max(lng)`.as('east'),
      sql<number>`max(lat)`.as('north'),
      // The lowest price, and of equal ones the lower id.
      sql<[price: number, id: number]>`min(array[price, id])`.as('cheapest'),
    ])
    .groupBy([sql`map_x >> ${shift}`, sql`map_y >> ${shift}`])
    .limit(MOST_CELLS + 1)
}

type CellRow = Awaited<ReturnType<ReturnType<typeof selectCells>['execute']>>[number]

function toClump({ count, lat, lng, cheapest: [price, id], ...bounds }: CellRow): Clump {
  return { count, at: nearestWithin(bounds, { lat, lng }), cheapest: { id, price }, bounds }
}
