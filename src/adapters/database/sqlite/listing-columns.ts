import type { Market } from '#domain/money/money.ts'
import { AMENITIES, type Amenity, type ListingFilters } from '#domain/search/filters.ts'
import { pageWindow, PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { inCounty, sumHomes, type Tally } from '../listings/listing-finder.ts'
import { amenityBit } from '../listings/listing-rows.ts'
import type { CountedCells } from '../listings/map-clusters.ts'
import { ListingPlaces } from './listing-places.ts'

/** What the columns are made of, in the order of the fields; rows come in the order of their ids. */
export type ColumnRow = [
  id: number,
  market: Market,
  county: string,
  price: number,
  beds: number | null,
  baths: number | null,
  squareFeet: number | null,
  amenities: number,
  listedOn: string,
  town: string,
  lat: number | null,
  lng: number | null,
]

/** Which homes hold the searched text, by their place in the columns; null where nothing is searched. */
export type TextHits = Uint8Array | null

const AMENITY_SETS = 1 << AMENITIES.length

/**
 * Everything that homes are filtered and sorted by, in columns of numbers: 100,000 homes take 8 MB and are looked through
 * in about a millisecond, where an SQL index takes several for the counts alone.
 */
export class ListingColumns {
  readonly ids: Int32Array
  readonly markets: Record<Market, number> = { sale: 0, rent: 0 }
  readonly #forRent: Uint8Array
  readonly #county: Uint16Array
  readonly #counties: string[] = []
  readonly #price: Float64Array
  /** NaN is unknown: it meets no minimum. */
  readonly #beds: Float64Array
  readonly #baths: Float64Array
  readonly #squareFeet: Float64Array
  readonly #amenities: Uint8Array
  /** The day as a number, yyyymmdd. */
  readonly #listedOn: Float64Array
  readonly #places: ListingPlaces
  readonly #orders = new Map<Sort, Uint32Array>()

  constructor(rows: readonly ColumnRow[]) {
    const size = rows.length
    this.ids = new Int32Array(size)
    this.#forRent = new Uint8Array(size)
    this.#county = new Uint16Array(size)
    this.#price = new Float64Array(size)
    this.#beds = new Float64Array(size)
    this.#baths = new Float64Array(size)
    this.#squareFeet = new Float64Array(size)
    this.#amenities = new Uint8Array(size)
    this.#listedOn = new Float64Array(size)
    this.#places = new ListingPlaces(size)
    const codes = new Map<string, number>()
    for (const [place, row] of rows.entries()) this.#put(place, row, codes)
  }

  #put(place: number, row: ColumnRow, codes: Map<string, number>): void {
    const [id, market, county, price, beds, baths, squareFeet, amenities, listedOn, town, lat, lng] = row
    let code = codes.get(county)
    if (code === undefined) {
      code = this.#counties.push(county) - 1
      codes.set(county, code)
    }
    this.markets[market]++
    this.ids[place] = id
    this.#forRent[place] = market === 'rent' ? 1 : 0
    this.#county[place] = code
    this.#price[place] = price
    this.#beds[place] = beds ?? NaN
    this.#baths[place] = baths ?? NaN
    this.#squareFeet[place] = squareFeet ?? NaN
    this.#amenities[place] = amenities
    this.#listedOn[place] = Number(listedOn.replaceAll('-', ''))
    this.#places.put(place, town, lat === null || lng === null ? null : { lat, lng })
  }

  /** Marks the homes with these ids, which come in ascending order. */
  mark(ids: readonly number[]): Uint8Array {
    const marks = new Uint8Array(this.ids.length)
    let place = 0
    for (const id of ids) {
      while (place < this.ids.length && this.ids[place]! < id) place++
      if (this.ids[place] === id) marks[place] = 1
    }
    return marks
  }

  /** The homes that meet all filters but the county, counted. */
  tally(filters: ListingFilters, hits: TextHits): Tally[] {
    return this.#count(this.#select(filters, hits))
  }

  /** The same counts, and the ids of the page in order. */
  find({ filters, sort, page }: ListingQuery, hits: TextHits): { tallies: Tally[]; ids: number[] } {
    const selected = this.#select(filters, hits)
    const tallies = this.#count(selected)
    const { offset } = pageWindow(sumHomes(inCounty(tallies, filters.county)), page)
    return { tallies, ids: this.#page(selected, filters.county, this.#order(sort), offset) }
  }

  /** The homes that meet all filters and have a place, counted in the cells of the map. */
  cells(filters: ListingFilters, hits: TextHits, zoom: number): CountedCells {
    const selected = this.#select(filters, hits)
    if (filters.county !== null) {
      const code = this.#counties.indexOf(filters.county)
      keepBetween(selected, this.#county, code, code)
    }
    return this.#places.cells(selected, zoom, { ids: this.ids, prices: this.#price })
  }

  /** Marks the homes that meet all filters but the county; column after column, which is how memory is read fastest. */
  #select(filters: ListingFilters, hits: TextHits): Uint8Array {
    const selected = hits?.slice() ?? new Uint8Array(this.ids.length).fill(1)
    const { price, beds, baths, amenities } = filters
    const forRent = filters.market === 'rent' ? 1 : 0
    keepBetween(selected, this.#forRent, forRent, forRent)
    keepBetween(selected, this.#price, price.min, price.max)
    if (beds !== null) keepBetween(selected, this.#beds, beds, Infinity)
    if (baths !== null) keepBetween(selected, this.#baths, baths, Infinity)
    if (amenities.length > 0) keepWithBits(selected, this.#amenities, amenities)
    this.#places.keep(selected, filters)
    return selected
  }

  #count(selected: Uint8Array): Tally[] {
    const counts = new Int32Array(this.#counties.length * AMENITY_SETS)
    const [county, amenities] = [this.#county, this.#amenities]
    for (let place = 0; place < selected.length; place++) {
      if (selected[place] === 1) counts[county[place]! * AMENITY_SETS + amenities[place]!]!++
    }
    const tallies: Tally[] = []
    for (const [cell, homes] of counts.entries()) {
      if (homes === 0) continue
      tallies.push({ county: this.#counties[Math.floor(cell / AMENITY_SETS)]!, amenities: cell % AMENITY_SETS, homes })
    }
    return tallies
  }

  #page(selected: Uint8Array, county: string | null, order: Uint32Array, offset: number): number[] {
    const code = county === null ? null : this.#counties.indexOf(county)
    const ids: number[] = []
    let passed = 0
    for (const place of order) {
      if (selected[place] === 0 || (code !== null && this.#county[place] !== code)) continue
      if (passed++ < offset) continue
      ids.push(this.ids[place]!)
      if (ids.length === PAGE_SIZE) break
    }
    return ids
  }

  /** All places in the order of a sort; made when it is first asked for. */
  #order(sort: Sort): Uint32Array {
    const known = this.#orders.get(sort)
    if (known) return known
    const order = sort === 'price-desc' ? this.#order('price-asc').toReversed() : this.#sorted(sort)
    this.#orders.set(sort, order)
    return order
  }

  /** The domain's orders; places rise with the ids, so that ties fall to the place. */
  #sorted(sort: Exclude<Sort, 'price-desc'>): Uint32Array {
    const places = Uint32Array.from(this.ids, (_, place) => place)
    const keys = this.#keys(sort)
    if (sort === 'price-asc') return places.sort((a, b) => keys[a]! - keys[b]! || a - b)
    return places.sort((a, b) => keys[b]! - keys[a]! || b - a)
  }

  #keys(sort: Exclude<Sort, 'price-desc'>): Float64Array {
    if (sort === 'newest') return this.#listedOn
    if (sort === 'price-asc') return this.#price
    // Unknown sizes come last.
    return (sort === 'beds' ? this.#beds : this.#squareFeet).map((size) => (Number.isNaN(size) ? -1 : size))
  }
}

/** Takes the mark from the places whose value is not from `min` to `max`; NaN is from nothing to nothing. */
function keepBetween(
  selected: Uint8Array,
  column: Uint8Array | Uint16Array | Float64Array,
  min: number,
  max: number,
): void {
  for (let place = 0; place < selected.length; place++) {
    const value = column[place]!
    if (!(value >= min && value <= max)) selected[place] = 0
  }
}

function keepWithBits(selected: Uint8Array, column: Uint8Array, amenities: readonly Amenity[]): void {
  const bits = amenities.reduce((all, key) => all | amenityBit(key), 0)
  for (let place = 0; place < selected.length; place++) {
    if ((column[place]! & bits) !== bits) selected[place] = 0
  }
}
