import { townPoint } from '#content/gazetteer.ts'
import { isInside, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { cellsAcross, mercator, type CountedCells } from '../listings/map-clusters.ts'
import { boxAround } from '../listings/place-filter.ts'
import { CellTable } from './cell-table.ts'
import { dropBeyond, dropHome, indexesIn, keepMarked, type HomeSet } from './home-set.ts'
import type { ColumnArray, SharedArrays } from './shared-arrays.ts'
import { SharedTexts } from './shared-texts.ts'

/** Steps of the Mercator columns each way around the world: the range of a signed 32-bit number. */
const STEPS = 2 ** 31

/** Instead of a step: the home has no location of its own. */
const NOWHERE = -1

/** Towns and locations of homes, in typed arrays. */
export class ListingPlaces {
  /** Each home's code of its stored town. */
  readonly #town: Uint32Array
  readonly #towns: SharedTexts
  /** The home's own location, or else its town's point; NaN where neither is known. */
  readonly #lat: Float64Array
  readonly #lng: Float64Array
  /** Its own location on the Mercator map. */
  readonly #x: Int32Array
  readonly #y: Int32Array

  constructor(arrays: SharedArrays, homes: number) {
    this.#town = arrays.uint32(homes)
    this.#towns = new SharedTexts(arrays, homes)
    this.#lat = arrays.float64(homes)
    this.#lng = arrays.float64(homes)
    this.#x = arrays.int32(homes)
    this.#y = arrays.int32(homes)
  }

  /** The arrays with one value for each home, at its index. */
  get perHome(): readonly ColumnArray[] {
    return [this.#town, this.#lat, this.#lng, this.#x, this.#y]
  }

  /** Whether there is room for this town, as it is stored in `listings`. */
  canHold(stored: string): boolean {
    return this.#towns.codeOf(stored) !== null
  }

  /** Stores a home's town, for which there is room, and its own location. */
  put(index: number, stored: string, location: LatLng | null): void {
    const stands = location ?? pointOf(stored)
    this.#town[index] = this.#towns.codeOf(stored)!
    this.#lat[index] = stands?.lat ?? NaN
    this.#lng[index] = stands?.lng ?? NaN
    const at = location && mercator(location)
    this.#x[index] = at ? toStep(at.x) : NOWHERE
    this.#y[index] = at ? toStep(at.y) : NOWHERE
  }

  /** Deselects the homes of other towns than these, given as they are stored. */
  keepTowns(set: HomeSet, towns: readonly string[]): void {
    const wanted = new Uint8Array(this.#towns.all().length)
    for (const stored of towns) {
      const code = this.#towns.find(stored)
      if (code !== null) wanted[code] = 1
    }
    keepMarked(set, this.#town, wanted)
  }

  /** Deselects the homes outside the box. One that stands nowhere known stays: nothing says that it is elsewhere. */
  keepInBox(set: HomeSet, { west, south, east, north }: Bounds): void {
    dropBeyond(set, this.#lat, south, north)
    dropBeyond(set, this.#lng, west, east)
  }

  /** Deselects the homes outside the ring. One that stands nowhere known stays if `unknown`. */
  keepInRing(set: HomeSet, { ring, unknown }: { ring: Ring; unknown: boolean }): void {
    this.keepInBox(set, boxAround(ring))
    for (const index of indexesIn(set)) {
      const [lat, lng] = [this.#lat[index]!, this.#lng[index]!]
      if (Number.isNaN(lat) ? !unknown : !isInside({ lat, lng }, ring)) dropHome(set, index)
    }
  }

  /** The homes of the set with a location of their own, counted in the cells of this zoom, or of the nearest with at most MAX_CELLS. */
  cells(set: HomeSet, zoom: number, { ids, prices }: { ids: Int32Array; prices: Float64Array }): CountedCells {
    const shift = Math.log2(STEPS / cellsAcross(zoom))
    const table = new CellTable()
    for (const index of indexesIn(set)) {
      const x = this.#x[index]!
      if (x === NOWHERE) continue
      const cell = table.at(x >> shift, this.#y[index]! >> shift)
      if (!cell) return this.cells(set, zoom - 1, { ids, prices })
      cell.add(this.#lat[index]!, this.#lng[index]!, ids[index]!, prices[index]!)
    }
    return { zoom, cells: table.clusters() }
  }
}

const toStep = (share: number): number => Math.min(STEPS - 1, Math.max(0, Math.floor(share * STEPS)))

/** The point of a town, which is known by its name and county. */
function pointOf(stored: string): LatLng | null {
  const key = stored as TownKey
  return townPoint(townName(key), townCounty(key))
}
