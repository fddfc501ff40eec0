import { nearestWithin, type Cluster, type CountedCells } from '../listings/map-clusters.ts'

/** Bytes of a cell as `pack_map_cell` writes it: four integers, then seven doubles, big-endian. */
const CELL_BYTES = 4 * 4 + 7 * 8

/** Cells of one zoom, one after the other as `pack_map_cell` writes them. */
export interface PackedCells {
  zoom: number
  cells: Buffer
}

/** The homes of a cell, summed up; what the columns of `map_cells` are. */
interface Cell {
  homes: number
  x: number
  y: number
  id: number
  lats: number
  lngs: number
  west: number
  south: number
  east: number
  north: number
  price: number
}

/** Cells that markers are joined from: ten for each marker a map may show. More of them cost time and change little. */
export const ENOUGH_CELLS = 1536

/** Adds up cells of this zoom and finer ones; with more than ENOUGH_CELLS, in cells of the nearest zoom that has fewer. */
export function addUpCells(packed: readonly PackedCells[], zoom: number): CountedCells {
  let cells = new Map<number, Cell>()
  for (const { zoom: finer, cells: bytes } of packed) {
    for (let at = 0; at < bytes.length; at += CELL_BYTES) addTo(cells, readCell(bytes, at), finer - zoom)
  }
  let coarser = zoom
  for (; cells.size > ENOUGH_CELLS; coarser--) cells = halved(cells)
  return { zoom: coarser, cells: Array.from(cells.values(), toCluster) }
}

function halved(cells: ReadonlyMap<number, Cell>): Map<number, Cell> {
  const coarser = new Map<number, Cell>()
  for (const cell of cells.values()) addTo(coarser, cell, 1)
  return coarser
}

/** More than the number of cells each way at any zoom, so that column and row make one key. */
const ROWS = 2 ** 26

/** Adds a cell to the one it lies in, `steps` zooms further out; takes the cell over. */
function addTo(cells: Map<number, Cell>, cell: Cell, steps: number): void {
  cell.x >>= steps
  cell.y >>= steps
  const key = cell.x * ROWS + cell.y
  const there = cells.get(key)
  if (there) join(there, cell)
  else cells.set(key, cell)
}

function join(cell: Cell, other: Cell): void {
  cell.homes += other.homes
  cell.lats += other.lats
  cell.lngs += other.lngs
  cell.west = Math.min(cell.west, other.west)
  cell.south = Math.min(cell.south, other.south)
  cell.east = Math.max(cell.east, other.east)
  cell.north = Math.max(cell.north, other.north)
  if (other.price > cell.price || (other.price === cell.price && other.id > cell.id)) return
  cell.price = other.price
  cell.id = other.id
}

function readCell(bytes: Buffer, at: number): Cell {
  return {
    homes: bytes.readInt32BE(at),
    x: bytes.readInt32BE(at + 4),
    y: bytes.readInt32BE(at + 8),
    id: bytes.readInt32BE(at + 12),
    lats: bytes.readDoubleBE(at + 16),
    lngs: bytes.readDoubleBE(at + 24),
    west: bytes.readDoubleBE(at + 32),
    south: bytes.readDoubleBE(at + 40),
    east: bytes.readDoubleBE(at + 48),
    north: bytes.readDoubleBE(at + 56),
    price: bytes.readDoubleBE(at + 64),
  }
}

function toCluster({ homes, lats, lngs, west, south, east, north, price, id }: Cell): Cluster {
  const bounds = { west, south, east, north }
  const at = nearestWithin(bounds, { lat: lats / homes, lng: lngs / homes })
  return { count: homes, at, cheapest: { id, price }, bounds }
}
