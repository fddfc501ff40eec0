import { townPoint } from '#content/gazetteer.ts'
import { isInside, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { cellsAcross, mercator, type CountedCells } from '../listings/map-clusters.ts'
import { boxAround } from '../listings/place-filter.ts'
import { CellTable } from './cell-table.ts'

/** Steps of the Mercator columns each way around the world: the range of a signed 32-bit number. */
const STEPS = 2 ** 31

/** Instead of a step: the home has no location of its own. */
const NOWHERE = -1

/** Towns and locations of homes, in typed arrays. */
export class ListingPlaces {
  readonly #town: Uint32Array
  /** Each stored town's code and point. */
  readonly #towns = new Map<string, { code: number; at: LatLng | null }>()
  /** The home's own location, or else its town's point; NaN where neither is known. */
  readonly #lat: Float64Array
  readonly #lng: Float64Array
  /** Its own location on the Mercator map. */
  readonly #x: Int32Array
  readonly #y: Int32Array

  constructor(size: number) {
    this.#town = new Uint32Array(size)
    this.#lat = new Float64Array(size)
    this.#lng = new Float64Array(size)
    this.#x = new Int32Array(size).fill(NOWHERE)
    this.#y = new Int32Array(size)
  }

  /** Stores a home's town, as it is stored in `listings`, and its own location. */
  put(index: number, stored: string, location: LatLng | null): void {
    const town = this.#townOf(stored)
    const stands = location ?? town.at
    this.#town[index] = town.code
    this.#lat[index] = stands?.lat ?? NaN
    this.#lng[index] = stands?.lng ?? NaN
    if (!location) return
    const { x, y } = mercator(location)
    this.#x[index] = toStep(x)
    this.#y[index] = toStep(y)
  }

  #townOf(stored: string): { code: number; at: LatLng | null } {
    const known = this.#towns.get(stored)
    if (known) return known
    const key = stored as TownKey
    const town = { code: this.#towns.size, at: townPoint(townName(key), townCounty(key)) }
    this.#towns.set(stored, town)
    return town
  }

  /** Deselects the homes of other towns than these, given as they are stored. */
  keepTowns(selected: Uint8Array, towns: readonly string[]): void {
    const wanted = new Uint8Array(this.#towns.size)
    for (const stored of towns) {
      const town = this.#towns.get(stored)
      if (town) wanted[town.code] = 1
    }
    for (let index = 0; index < selected.length; index++) selected[index]! &= wanted[this.#town[index]!]!
  }

  /** Deselects the homes outside the box. One that stands nowhere known stays: nothing says that it is elsewhere. */
  keepInBox(selected: Uint8Array, { west, south, east, north }: Bounds): void {
    const [lats, lngs] = [this.#lat, this.#lng]
    for (let index = 0; index < selected.length; index++) {
      const [lat, lng] = [lats[index]!, lngs[index]!]
      // Written so that NaN stays.
      if (lng < west || lng > east || lat < south || lat > north) selected[index] = 0
    }
  }

  /** Deselects the homes outside the ring. One that stands nowhere known stays. */
  keepInRing(selected: Uint8Array, ring: Ring): void {
    this.keepInBox(selected, boxAround(ring))
    for (let index = 0; index < selected.length; index++) {
      if (selected[index] === 0) continue
      const [lat, lng] = [this.#lat[index]!, this.#lng[index]!]
      if (!Number.isNaN(lat) && !isInside({ lat, lng }, ring)) selected[index] = 0
    }
  }

  /** The selected homes with a location of their own, counted in the cells of this zoom, or of the nearest with at most MAX_CELLS. */
  cells(selected: Uint8Array, zoom: number, { ids, prices }: { ids: Int32Array; prices: Float64Array }): CountedCells {
    const shift = Math.log2(STEPS / cellsAcross(zoom))
    const table = new CellTable()
    for (let index = 0; index < selected.length; index++) {
      const x = this.#x[index]!
      if (selected[index] === 0 || x === NOWHERE) continue
      const cell = table.at(x >> shift, this.#y[index]! >> shift)
      if (!cell) return this.cells(selected, zoom - 1, { ids, prices })
      cell.add(this.#lat[index]!, this.#lng[index]!, ids[index]!, prices[index]!)
    }
    return { zoom, cells: table.clusters() }
  }
}

const toStep = (share: number): number => Math.min(STEPS - 1, Math.max(0, Math.floor(share * STEPS)))
