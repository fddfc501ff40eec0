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

const readSpanish = (said: string) =>
  understandSpanish(said, { filters: defaultFilters('sale', everyPrice), places: PLACE_NAMES })

test.each(['por menos de 600 mil y menos de 4800 al mes', 'entre 500 y 600 mil, menos de 4800 al mes'])(
  'a price and a month beside it are a buyer’s in Spanish: %s',
  (said) => {
    expect(readSpanish(said).filters).toMatchObject({ market: 'sale', cost: { upTo: 4800 }, price: { max: 600_000 } })
  },
)

test.each([
  'on 95k, apartments under 2,500 a month',
  'household of 95k, apartments under 2,500 a month',
  'household income under 95k, apartments under 2,500 a month',
  'a town of 60,000 people, under 2,500 a month',
])('an amount that is no limit makes no buyer of a renter: %s', (said) => {
  expect(read(said).filters).toMatchObject({ market: 'rent', cost: { upTo: null } })
})

test.each(['con 95 mil, apartamento hasta 2500 al mes', 'un pueblo de 60 mil habitantes, hasta 2500 al mes'])(
  'an amount that is no limit makes no buyer of a renter in Spanish: %s',
  (said) => {
    expect(readSpanish(said).filters).toMatchObject({ market: 'rent', cost: { upTo: null } })
  },
)

test.each([
  'condo under 500k with hoa under 400 a month',
  'condo under 500k, parking under 300 a month',
  'condo under 500k, insurance under 200 a month',
  'two-family under 500k, upstairs rents for 2,500 a month',
  'two-family under 500k, the second unit rents for 2,500 a month',
])('what else is paid by the month is no buyer’s month: %s', (said) => {
  expect(read(said).filters).toMatchObject({ market: 'sale', cost: { upTo: null }, price: { max: 500_000 } })
})

test.each([
  'condo hasta 500 mil con cuota de hoa de menos de 400 al mes',
  'condo hasta 500 mil, estacionamiento menos de 300 al mes',
  'condo hasta 500 mil, impuestos menores a 900 al mes',
])('what else is paid by the month is no buyer’s month in Spanish: %s', (said) => {
  expect(readSpanish(said).filters).toMatchObject({ market: 'sale', cost: { upTo: null }, price: { max: 500_000 } })
})

test('who says to rent has no buyer’s month, whatever a house beside it costs', () => {
  const { filters } = read('rent under 3,000 a month or a house under 600k')
  expect(filters).toMatchObject({ market: 'rent', cost: { upTo: null } })
})

test('a renter’s month is the rent', () => {
  const { filters } = read('apartment to rent under 3000 a month')
  expect([filters.market, filters.cost.upTo, filters.price.max]).toEqual(['rent', null, 3000])
})

test('the lowest monthly cost is an order', () => {
  expect(read('lowest monthly cost first').sort).toBe('monthly-cost')
})
