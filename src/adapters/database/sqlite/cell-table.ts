import { MAX_CELLS, nearestWithin, type Cluster } from '../listings/map-clusters.ts'

/** The homes of one cell of the map, summed up. */
class Cell {
  readonly column: number
  readonly row: number
  #count = 0
  #lat = 0
  #lng = 0
  #west = Infinity
  #south = Infinity
  #east = -Infinity
  #north = -Infinity
  #cheapest = 0
  #price = Infinity

  constructor(column: number, row: number) {
    this.column = column
    this.row = row
  }

  /** Homes come in the order of their ids, so that of equal prices the lower id stays. */
  add(lat: number, lng: number, id: number, price: number): void {
    this.#count++
    this.#lat += lat
    this.#lng += lng
    if (lng < this.#west) this.#west = lng
    if (lng > this.#east) this.#east = lng
    if (lat < this.#south) this.#south = lat
    if (lat > this.#north) this.#north = lat
    if (price < this.#price) {
      this.#price = price
      this.#cheapest = id
    }
  }

  cluster(): Cluster {
    const bounds = { west: this.#west, south: this.#south, east: this.#east, north: this.#north }
    return {
      count: this.#count,
      at: nearestWithin(bounds, { lat: this.#lat / this.#count, lng: this.#lng / this.#count }),
      cheapest: { id: this.#cheapest, price: this.#price },
      bounds,
    }
  }
}

/** Size of the hash table: at most a quarter is used, so collisions are few. */
const ADDRESSES = 4 * MAX_CELLS

/** The cells of a map in which there are homes, at most MAX_CELLS, found by column and row (a hash table, open addressing). */
export class CellTable {
  readonly #cells: Cell[] = []
  /** The number of the cell at an address, from 1; 0 is empty. */
  readonly #addresses = new Int16Array(ADDRESSES)

  /** The cell, made if it is missing; null where there would be too many. */
  at(column: number, row: number): Cell | null {
    const addresses = this.#addresses
    let address = scatter(column, row) % ADDRESSES
    for (let number = addresses[address]!; number > 0; number = addresses[address]!) {
      const cell = this.#cells[number - 1]!
      if (cell.column === column && cell.row === row) return cell
      address = (address + 1) % ADDRESSES
    }
    if (this.#cells.length === MAX_CELLS) return null
    const cell = new Cell(column, row)
    addresses[address] = this.#cells.push(cell)
    return cell
  }

  clusters(): Cluster[] {
    return this.#cells.map((cell) => cell.cluster())
  }
}

/** Hashes a cell so that neighbors get distant addresses. */
function scatter(column: number, row: number): number {
  const mixed = Math.imul(column, 0x9e3779b1) ^ Math.imul(row, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
