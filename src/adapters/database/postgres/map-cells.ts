import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Bounds } from '#domain/geo/geo.ts'
import type { Market } from '#domain/money/money.ts'
import type { Schema } from '../schema.ts'
import {
  areaOf,
  around,
  cellShift,
  cellsTouched,
  cellsWithin,
  finer,
  overlap,
  stepsInside,
  WORLD,
  type Rectangle,
} from './map-steps.ts'
import type { PackedCells } from './packed-cells.ts'
import { locatedInBox } from './places.ts'

/** The finest zoom of `map_cells`. */
export const FINEST_KEPT = 14

/** Zooms beyond the map's own in which cells at the edge of the box are read: the homes left there are few. */
const FINER_AT_EDGES = 3

/** Where a map looks for homes. */
export interface MapWindow {
  market: Market
  /** Null is everywhere. */
  box: Bounds | null
  /** Steps outside of which the market has no homes in the box. */
  steps: Rectangle
  /** The zoom in whose cells they are counted. */
  zoom: number
}

/**
 * All homes of a market in a box, from the cells kept and, along the edge of the box, from the homes themselves; the zoom is
 * at most FINEST_KEPT. One statement, so one snapshot.
 */
export async function readKeptCells(
  db: Kysely<Schema>,
  window: MapWindow,
  signal?: AbortSignal,
): Promise<PackedCells[]> {
  const { cells, edge } = cover(window)
  const parts = [
    ...(cells.length > 0 ? [selectKept(window.market, cells)] : []),
    ...(edge.length > 0 ? [selectAtEdge(window, edge)] : []),
  ]
  if (parts.length === 0) return []
  return (await sql<PackedCells>`${sql.join(parts, sql` union all `)}`.execute(db, { signal })).rows
}

/** Cells of `map_cells` at a zoom. */
interface KeptCells {
  zoom: number
  rectangle: Rectangle
}

/** A window in cells that lie inside, the finer the nearer to its edge, and the steps that are left along the edge. */
function cover({ box, steps, zoom }: MapWindow): { cells: KeptCells[]; edge: Rectangle[] } {
  const inside = box ? stepsInside(box) : WORLD
  const finest = Math.min(FINEST_KEPT, zoom + FINER_AT_EDGES)
  const cells: KeptCells[] = []
  let covered: Rectangle | null = null
  for (let level = zoom; level <= finest; level++) {
    const whole = overlap(cellsWithin(inside, level), cellsTouched(steps, level))
    const rest = around(whole, covered && finer(covered, 1))
    cells.push(...rest.map((rectangle) => ({ zoom: level, rectangle })))
    covered = areaOf(whole) > 0 ? whole : null
  }
  return { cells, edge: around(steps, covered && finer(covered, cellShift(finest))) }
}

/** Eight columns of cells are a band of the index; the offset 0 makes each band of each rectangle one range of it. */
function selectKept(market: Market, cells: readonly KeptCells[]): RawBuilder<PackedCells> {
  const zooms = sql`${cells.map(({ zoom }) => zoom)}::integer[]`
  return sql`
    select wanted.zoom, string_agg(cell.packed, '') as cells
    from unnest(${zooms}, ${corners(cells.map(({ rectangle }) => rectangle))}) as wanted (zoom, x0, x1, y0, y1)
    cross join lateral generate_series(wanted.x0 >> 3, wanted.x1 >> 3) as band
    cross join lateral (
      select packed from map_cells
      where market = ${market} and zoom = wanted.zoom and x >> 3 = band
        and y between wanted.y0 and wanted.y1 and x between wanted.x0 and wanted.x1
      offset 0
    ) cell
    group by wanted.zoom`
}

function selectAtEdge({ market, box, zoom }: MapWindow, edge: readonly Rectangle[]): RawBuilder<PackedCells> {
  const inBox = box ? locatedInBox(box) : sql`true`
  const homes = sql`
    from unnest(${corners(edge)}) as strip (x0, x1, y0, y1)
    cross join lateral generate_series(strip.x0 >> 15, strip.x1 >> 15) as band
    cross join lateral (
      select map_x, map_y, lat, lng, price, id from listings
      where market = ${market} and map_x >> 15 = band
        and map_y between strip.y0 and strip.y1 and map_x between strip.x0 and strip.x1
        and ${inBox} and lat is not null and price between 0 and 100000000
      offset 0
    ) home`
  return selectPacked(homes, zoom)
}

function corners(rectangles: readonly Rectangle[]): RawBuilder<unknown> {
  const column = (of: (rectangle: Rectangle) => number) => sql`${rectangles.map(of)}::integer[]`
  return sql.join([column(({ x0 }) => x0), column(({ x1 }) => x1), column(({ y0 }) => y0), column(({ y1 }) => y1)])
}

/** Homes packed in the cells of a zoom; `homes` is a `from` clause whose rows have their columns. */
export function selectPacked(homes: RawBuilder<unknown>, zoom: number): RawBuilder<PackedCells> {
  const shift = sql.lit(cellShift(zoom))
  const [x, y] = [sql`(cell >> 32)::integer`, sql`(cell & 4294967295)::integer`]
  const counted = sql`
    select ((map_x >> ${shift})::bigint << 32) + (map_y >> ${shift}) as cell, count(*) as homes, sum(lat) as lats,
      sum(lng) as lngs, min(lng) as west, min(lat) as south, max(lng) as east, max(lat) as north,
      min(array[price, id]) as cheapest
    ${homes}
    group by 1`
  return sql`
    select ${sql.lit(zoom)}::integer as zoom, coalesce(string_agg(pack_map_cell(
      homes, ${x}, ${y}, lats, lngs, west, south, east, north, cheapest[1], cheapest[2]::integer
    ), ''), '') as cells
    from (${counted}) counted`
}
