import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const read = (said: string) => understand(said, { filters: defaultFilters('sale', everyPrice), places: PLACE_NAMES })

test.each([
  ['monthly cost up to 5500', 5500],
  ['payment under 4k', 4000],
  ['three beds in Bergen with a monthly payment of at most $4,200', 4200],
  ['buy a house under 4,000 a month', 4000],
])('a buyer’s month: %s', (said, upTo) => {
  const { filters } = read(said)
  expect([filters.market, filters.cost.upTo, filters.price.max]).toEqual(['sale', upTo, 100_000_000])
})

test.each(['under 600k and under 4,800 a month', 'up to 4,800 a month, and under 600,000'])(
  'a price and a month beside it are a buyer’s: %s',
  (said) => {
    expect(read(said).filters).toMatchObject({ market: 'sale', cost: { upTo: 4800 }, price: { max: 600_000 } })
  },
)

test('a price and a month beside it are a buyer’s in Spanish', () => {
  const filters = defaultFilters('sale', everyPrice)
  const { filters: asked } = understandSpanish('por menos de 600 mil y menos de 4800 al mes', {
    filters,
    places: PLACE_NAMES,
  })
  expect(asked).toMatchObject({ market: 'sale', cost: { upTo: 4800 }, price: { max: 600_000 } })
})

test('a renter’s month is the rent', () => {
  const { filters } = read('apartment to rent under 3000 a month')
  expect([filters.market, filters.cost.upTo, filters.price.max]).toEqual(['rent', null, 3000])
})

test('the lowest monthly cost is an order', () => {
  expect(read('lowest monthly cost first').sort).toBe('monthly-cost')
})
