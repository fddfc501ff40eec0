import { townPoint } from '#content/gazetteer.ts'
import { isInside, type Bounds, type LatLng, type Ring } from '#domain/geo/geo.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import { storedTown } from '../listings/listing-rows.ts'
import { cellsAcross, mercator, type CountedCells } from '../listings/map-clusters.ts'
import { boxesOf } from '../listings/place-filter.ts'
import { CellTable } from './cell-table.ts'

/** Steps of the Mercator columns, each way around the world: what a signed number of 32 bits can count. */
const STEPS = 2 ** 31

/** In place of a step: the home has no place of its own. */
const NOWHERE = -1

/** Where homes stand, in columns of numbers. */
export class ListingPlaces {
  readonly #town: Uint32Array
  /** The stored towns by their codes, and where each lies. */
  readonly #towns = new Map<string, { code: number; at: LatLng | null }>()
  /** Where the home is taken to stand: at its own place, or else at its town's; NaN where neither is known. */
  readonly #lat: Float64Array
  readonly #lng: Float64Array
  /** Its own place on the map. */
  readonly #x: Int32Array
  readonly #y: Int32Array

  constructor(size: number) {
    this.#town = new Uint32Array(size)
    this.#lat = new Float64Array(size)
    this.#lng = new Float64Array(size)
    this.#x = new Int32Array(size).fill(NOWHERE)
    this.#y = new Int32Array(size)
  }

  /** Notes the stored town of a home and its own place. */
  put(place: number, stored: string, location: LatLng | null): void {
    const town = this.#townOf(stored)
    const stands = location ?? town.at
    this.#town[place] = town.code
    this.#lat[place] = stands?.lat ?? NaN
    this.#lng[place] = stands?.lng ?? NaN
    if (!location) return
    const { x, y } = mercator(location)
    this.#x[place] = toStep(x)
    this.#y[place] = toStep(y)
  }

  #townOf(stored: string): { code: number; at: LatLng | null } {
    const known = this.#towns.get(stored)
    if (known) return known
    const key = stored as TownKey
    const town = { code: this.#towns.size, at: townPoint(townName(key), townCounty(key)) }
    this.#towns.set(stored, town)
    return town
  }

  /** Takes the mark from the homes that stand elsewhere than the filters ask for. */
  keep(selected: Uint8Array, { towns, area, within }: Pick<ListingFilters, 'towns' | 'area' | 'within'>): void {
    if (towns.length > 0) this.#keepOfTowns(selected, towns)
    for (const box of boxesOf({ area, within })) this.#keepWithin(selected, box)
    if (area) this.#keepInside(selected, area)
  }

  #keepOfTowns(selected: Uint8Array, towns: readonly TownKey[]): void {
    const wanted = new Uint8Array(this.#towns.size)
    for (const key of towns) {
      const town = this.#towns.get(storedTown(key))
      if (town) wanted[town.code] = 1
    }
    for (let place = 0; place < selected.length; place++) selected[place]! &= wanted[this.#town[place]!]!
  }

  #keepWithin(selected: Uint8Array, { west, south, east, north }: Bounds): void {
    const [lats, lngs] = [this.#lat, this.#lng]
    for (let place = 0; place < selected.length; place++) {
      const [lat, lng] = [lats[place]!, lngs[place]!]
      // Put so that NaN stays: nothing says that the home is elsewhere.
      if (lng < west || lng > east || lat < south || lat > north) selected[place] = 0
    }
  }

  #keepInside(selected: Uint8Array, area: Ring): void {
    for (let place = 0; place < selected.length; place++) {
      if (selected[place] === 0) continue
      const [lat, lng] = [this.#lat[place]!, this.#lng[place]!]
      if (!Number.isNaN(lat) && !isInside({ lat, lng }, area)) selected[place] = 0
    }
  }

  /** The marked homes that have a place of their own, counted in the cells of this zoom or of the nearest that has few enough. */
  cells(selected: Uint8Array, zoom: number, { ids, prices }: { ids: Int32Array; prices: Float64Array }): CountedCells {
    const shift = Math.log2(STEPS / cellsAcross(zoom))
    const table = new CellTable()
    for (let place = 0; place < selected.length; place++) {
      const x = this.#x[place]!
      if (selected[place] === 0 || x === NOWHERE) continue
      const cell = table.at(x >> shift, this.#y[place]! >> shift)
      if (!cell) return this.cells(selected, zoom - 1, { ids, prices })
      cell.add(this.#lat[place]!, this.#lng[place]!, ids[place]!, prices[place]!)
    }
    return { zoom, cells: table.clusters() }
  }
}

const toStep = (share: number): number => Math.min(STEPS - 1, Math.max(0, Math.floor(share * STEPS)))
