import { expect, test } from 'vitest'
import { PLACES } from '#content/places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { describedBy, NO_FILTER } from './described-fully.lazy.ts'
import { describedPlainly, EVERY_PRICE_SHOWN, isInForce, type Described } from './described.ts'

const NAMES = readPlaceNames(PLACES, townNeighbors)
const FRESH = defaultFilters()
const read = (said: string, inForce: ListingFilters = FRESH, last: Described | null = null, cheapest?: number) =>
  describedBy(said, inForce, last, NAMES, cheapest)

test('a sentence becomes filters and the words for them', () => {
  const { filters, used, notes, isApplied } = read('three bed house in Bergen under eight hundred thousand with a pool')
  expect(filters).toEqual({ ...FRESH, county: 'Bergen', beds: 3, amenities: ['pool'], price: { min: 0, max: 800_000 } })
  expect(used).toEqual(['3+ beds', 'Bergen County', 'Up to $800,000', 'Pool'])
  expect({ notes, isApplied }).toEqual({ notes: [], isApplied: true })
})

test('without a price, every price is shown in place of the one that stands at first, and that is said', () => {
  const { filters, notes } = read('three bedrooms in Bergen')
  expect(filters.price).toEqual(EVERY_PRICE)
  expect(notes).toEqual([EVERY_PRICE_SHOWN])
})

test('a price the visitor chose stands where a sentence names none', () => {
  const chosen = { ...FRESH, price: { min: 300_000, max: 700_000 } }
  const { filters, notes } = read('three bedrooms', chosen)
  expect(filters).toEqual({ ...chosen, beds: 3 })
  expect(notes).toEqual([])
})

test('to rent, the price that stands at first gives way, too', () => {
  expect(read('a rental in Hoboken', defaultFilters('rent')).filters).toMatchObject({
    market: 'rent',
    price: EVERY_PRICE,
    towns: ['Hudson/Hoboken'],
  })
})

test('a voucher is a lawful income: said, and no filter', () => {
  const { filters, notes, skipped } = read('two bedrooms for rent in Newark, I have a voucher')
  expect(filters).toMatchObject({ market: 'rent', beds: 2, search: '', words: '' })
  expect(notes[0]).toMatch(/^All lawful income counts, including a voucher\..*we don’t choose homes based on it\.$/)
  expect(skipped).toEqual([])
  expect(read('do you take section 8').notes).toHaveLength(1)
})

test('what can’t be filtered by, what is refused and what means nothing is told in words; the rest is applied', () => {
  const { used, notes, skipped } = read('two beds in Essex under 600k with a home office, a helipad and no kids around')
  expect(used).toEqual(['2+ beds', 'Essex County', 'Up to $600,000', 'Home office'])
  expect(notes).toEqual([
    'Fair-housing law requires us to treat everyone alike, so we don’t choose homes based on whether families live there.',
  ])
  expect(skipped).toEqual(['helipad'])
})

test.each(['hello', 'book a tour of the first one', 'xyzzy plugh'])(
  'a sentence without a filter changes none, and says so: %j',
  (said) => {
    const inForce: ListingFilters = { ...FRESH, county: 'Bergen' }
    expect(read(said, inForce)).toMatchObject({ filters: inForce, sort: null, isApplied: false, notes: [NO_FILTER] })
  },
)

test('a town beyond the seven counties is told of and filters nothing', () => {
  const { filters, notes } = read('three beds in Cranford under 600k')
  expect(filters).toEqual({ ...FRESH, beds: 3, price: { min: 0, max: 600_000 } })
  expect(notes).toEqual([
    '“in Cranford”: We list homes only in Bergen, Essex, Hudson, Morris, Passaic, Sussex, and Warren Counties.',
  ])
})

test('a new sentence goes on from the filters in force, an edited one stands in place of the last', () => {
  const first = read('three beds in Bergen with a pool')
  const more = read('something cheaper', first.filters, first, 450_000)
  expect(more.filters).toEqual({ ...first.filters, price: { min: 0, max: 400_000 } })
  const edited = read('three beds in Essex', first.filters, first)
  expect(edited.filters).toEqual({ ...FRESH, price: EVERY_PRICE, county: 'Essex', beds: 3 })
  expect(read('three beds in Bergen with a pool', first.filters, first).filters).toEqual(first.filters)
})

test('what was understood is in force until another choice is made', () => {
  const first = read('three beds in Bergen with a pool')
  expect(isInForce(first, { ...first.filters, amenities: ['pool'] })).toBe(true)
  expect(isInForce(first, { ...first.filters, beds: 4 })).toBe(false)
  const other = { ...first.filters, beds: 4 }
  expect(read('three beds in Bergen with a pool and a garage', other, first).before).toEqual(other)
})

test('a town’s neighbors are those that border it', () => {
  const { used, filters } = read('three beds in Glen Ridge and neighboring towns')
  expect(used).toEqual(['3+ beds', 'Glen Ridge and neighboring towns'])
  expect(filters.towns).toEqual([
    'Essex/Bloomfield',
    'Essex/East Orange',
    'Essex/Glen Ridge',
    'Essex/Montclair',
    'Essex/Orange',
  ])
})

test('an order is asked for like a filter', () => {
  expect(read('cheapest homes in Sussex County')).toMatchObject({
    sort: 'price-asc',
    filters: { county: 'Sussex', price: EVERY_PRICE },
  })
})

test.each([
  ['three bed house in Bergen under eight hundred thousand with a pool', FRESH],
  ['apartments for rent in Hoboken or Weehawken', FRESH],
  ['and two baths', { ...FRESH, beds: 3 }],
])('%j is read alike with and without the readers that come later', (said, inForce) => {
  const plainly = describedPlainly(said, inForce, null, NAMES)
  expect(plainly).not.toBeNull()
  expect(plainly).toEqual(read(said, inForce))
})

test.each(['three beds near a good school', 'no kids around, in Nutley', 'does it have a pool', 'cheaper', 'hello'])(
  '%j takes the readers that come later',
  (said) => {
    expect(describedPlainly(said, FRESH, null, NAMES)).toBeNull()
  },
)
