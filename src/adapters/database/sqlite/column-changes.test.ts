import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PUBLISHED_LOANS } from '#content/public-figures/published-loans.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { SORTS } from '#domain/search/sort.ts'
import type { HomeRow } from './home-columns.ts'
import { ListingColumns } from './listing-columns.ts'

const ROOM = { homes: 64, textBytes: 8192, wordBytes: 8192, ways: 512 }

const someRow = fc.record({
  market: fc.constantFrom('sale', 'sale', 'rent'),
  county: fc.constantFrom('Bergen', 'Essex', 'Mercer', ''),
  price: fc.constantFrom(300_000, 500_000, 500_000.5, 1_000_000),
  beds: fc.option(fc.integer({ min: 0, max: 4 })),
  baths: fc.option(fc.constantFrom(1, 1.5, 2)),
  square_feet: fc.option(fc.constantFrom(0, 900, 900.5)),
  price_per_square_foot: fc.option(fc.constantFrom(300, 333.5)),
  year_built: fc.option(fc.constantFrom(1900, 1950, 2015)),
  amenities: fc.integer({ min: 0, max: 15 }),
  flags: fc.integer({ min: 0, max: 1 }),
  features: fc.integer({ min: 0, max: 3 }),
  listed_on: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02'),
  home_kind: fc.constantFrom('', 'house', 'condo'),
  open_days: fc.constantFrom('', '2026-11-22', '2026-11-21,2026-11-28'),
  available_on: fc.option(fc.constantFrom('2027-01-01', '2027-02-01')),
  lot_acres: fc.option(fc.constantFrom(0.25, 1)),
  monthly_fee: fc.option(fc.constantFrom(0, 300)),
  monthly_tax_cents: fc.option(fc.constantFrom(0, 75_000, 125_004)),
  garage_spaces: fc.option(fc.constantFrom(0, 2)),
  deposit: fc.option(fc.constantFrom(2500, 4000.5)),
  reduced_by: fc.option(fc.constantFrom(100, 10_000)),
  reduced_on: fc.option(fc.constantFrom('2026-01-03', '2026-01-05')),
  town: fc.constantFrom('bergen/ridgewood', 'essex/montclair', 'bergen/nowhere'),
  place: fc.option(fc.record({ lat: fc.constantFrom(40.8, 40.9, 41), lng: fc.constantFrom(-74.5, -74.2, -74) })),
  near_stations: fc.constantFrom(
    '{}',
    '{"njt-ridgewood":[9,9]}',
    '{"njt-ridgewood":[22,17],"njt-radburn":[8,8],"path-a.b":[60,25]}',
  ),
  search_text: fc.constantFrom('', 'a', 'maple street', 'oak lane 🏠', 'a much longer text about a maple', 'straße'),
  search_words: fc.constantFrom('', 'a', 'maple street st', 'maple avenue ave av 🏠', '~rd road'),
})

const toRow = (
  id: number,
  { place, ...row }: Omit<HomeRow, 'id' | 'lat' | 'lng'> & { place: Place | null },
): HomeRow => ({
  ...row,
  id,
  lat: place?.lat ?? null,
  lng: place?.lng ?? null,
})
type Place = { lat: number; lng: number }

/** Changes of some homes: each is added or changed, or removed where it is there. */
const someChanges = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 1, max: 25 }), fc.option(someRow, { freq: 3 })), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  .map((changes) => changes.map(([id, row]) => ({ id, row: row && toRow(id, row) })).toSorted((a, b) => a.id - b.id))

function built(rows: readonly HomeRow[]): ListingColumns {
  const columns = ListingColumns.withRoom(ROOM)
  expect(columns.append(rows)).toBe(true)
  columns.publish(1)
  return columns
}

const FILTERS = {
  ...defaultFilters(),
  price: { min: 0, max: Infinity },
  today: '2026-11-22',
  loans: PUBLISHED_LOANS,
  rides: { 'njt-ridgewood': 50, 'njt-radburn': 45 },
}

const TRAIN: TrainLimit = { to: 'new-york-penn', minutes: null, walk: null, lines: [] }

/** Whatever can be asked of columns. */
function answers(columns: ListingColumns) {
  const byCounty = (filters: typeof FILTERS) =>
    columns.tally(filters, null).toSorted((a, b) => (a.county < b.county ? -1 : 1))
  const conditions = [
    FILTERS,
    { ...FILTERS, market: 'rent' as const },
    { ...FILTERS, beds: 2, baths: 1.5, amenities: ['pool' as const] },
    { ...FILTERS, towns: ['Bergen/Ridgewood' as const] },
    { ...FILTERS, counties: ['Bergen' as const, 'Essex' as const], built: { min: 1950, max: null }, days: 7 },
    { ...FILTERS, reduced: true },
    { ...FILTERS, train: { to: 'new-york-penn', minutes: 60, walk: null, lines: [] } },
    { ...FILTERS, train: { to: 'new-york-penn', minutes: 60, walk: 9, lines: [] } },
    { ...FILTERS, openHouse: true, kinds: ['house' as const] },
    { ...FILTERS, within: { west: -74.3, south: 40.85, east: -74, north: 41 } },
  ]
  return {
    markets: columns.markets(),
    pages: SORTS.flatMap((sort) =>
      [null, ...COUNTIES.slice(0, 2)].map(
        (county) => columns.find({ filters: { ...FILTERS, train: TRAIN, county }, sort, page: 1 }, null).ids,
      ),
    ),
    tallies: conditions.map((filters) => byCounty(filters)),
    texts: ['a', 'ma', 'maple', '🏠', 'ß', 'zz', 'tm', 'st maple', 'rd', 'maple av'].map((search) =>
      byCounty({ ...FILTERS, search }),
    ),
    cells: [8, 12].map((zoom) => columns.cells(FILTERS, null, zoom)),
  }
}

test('columns changed step by step are those of a new build', () => {
  fc.assert(
    fc.property(fc.array(someChanges, { maxLength: 8 }), (steps) => {
      const homes = new Map<number, HomeRow>()
      const columns = built([])
      for (const [step, changes] of steps.entries()) {
        for (const { id, row } of changes) {
          if (row) homes.set(id, row)
          else homes.delete(id)
        }
        const applied = columns.apply(changes, step + 2)
        const anew = built([...homes.values()].toSorted((a, b) => a.id - b.id))
        // Changed texts take room anew; a build that has none left starts over.
        fc.pre(applied)
        expect(answers(columns)).toEqual(answers(anew))
        expect(columns.version).toBe(step + 2)
      }
    }),
    { numRuns: 100 },
  )
})

test('columns without room for a change stay as they are', () => {
  const home = (id: number): HomeRow => ({
    id,
    market: 'sale',
    county: 'Bergen',
    price: 1,
    beds: 1,
    baths: 1,
    square_feet: 1,
    price_per_square_foot: 1,
    year_built: 1900,
    amenities: 0,
    flags: 0,
    features: 0,
    listed_on: '2026-01-01',
    reduced_on: null,
    home_kind: '',
    open_days: '',
    available_on: null,
    lot_acres: null,
    monthly_fee: null,
    monthly_tax_cents: null,
    garage_spaces: null,
    deposit: null,
    reduced_by: null,
    town: 'bergen/ridgewood',
    lat: null,
    lng: null,
    near_stations: '{"njt-ridgewood":[9,9]}',
    search_text: 'maple',
    search_words: 'maple',
  })
  const columns = built(Array.from({ length: ROOM.homes - 1 }, (_, at) => home(at + 1)))
  const before = answers(columns)
  expect(
    columns.apply(
      [100, 101].map((id) => ({ id, row: home(id) })),
      2,
    ),
  ).toBe(false)
  expect([answers(columns), columns.version]).toEqual([before, 1])
  expect(columns.apply([{ id: 100, row: home(100) }], 2)).toBe(true)
  expect(columns.size).toBe(ROOM.homes)
})
