import { describe, expect, test } from 'vitest'
import { circleAround } from '#domain/geo/circle-around.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { FILTER_WORDS } from '#language/es/filter-words.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const english = (said: string, filters: ListingFilters = EVERYTHING) =>
  understand(said, { filters, places: PLACE_NAMES })
const spanish = (said: string, filters: ListingFilters = EVERYTHING) =>
  understandSpanish(said, { filters, places: PLACE_NAMES })

const AREA = circleAround({ lat: 40.8126, lng: -74.2093 }, 2)

describe('outside the drawn area', () => {
  test.each([
    ['outside the drawn area', english],
    ['homes not in the area I drew', english],
    ['fuera del área dibujada', spanish],
    ['casas que no estén en la zona que dibujé', spanish],
  ])('%s', (said, read) => {
    const { filters, parts, limits, missed } = read(said, { ...EVERYTHING, beds: 2, area: AREA })
    expect(filters).toEqual({ ...EVERYTHING, beds: 2, notArea: AREA })
    expect(parts.map(({ words }) => words)).toEqual([
      read === english ? 'More than 2 miles from a point' : 'A más de 2 millas de un punto',
    ])
    expect([limits, missed]).toEqual([[], []])
    const none = read(said)
    expect(none.filters).toEqual(EVERYTHING)
    expect(none.limits).toHaveLength(1)
  })
})

test.each([
  [2, 'A menos de 2 millas de un punto'],
  [0.5, 'A menos de ½ milla de un punto'],
])('a circle of %s miles has a Spanish chip', (miles, chip) => {
  expect(FILTER_WORDS.area.chip(circleAround({ lat: 40.8126, lng: -74.2093 }, miles), 'sale')).toBe(chip)
  expect(FILTER_WORDS.area.chip(AREA.slice(1), 'sale')).toBe('Área dibujada')
  expect(FILTER_WORDS.notArea.chip(AREA.slice(1), 'sale')).toBe('Fuera del área dibujada')
})

test.each(['sin comunidad de mayores de 55', 'no comunidad de mayores de 55', 'que no sea para mayores de 55'])(
  'leaves out 55+ communities: %s',
  (said) => {
    const { filters, refused } = spanish(said)
    expect([filters.notFeatures, filters.features, refused]).toEqual([['senior-community'], [], []])
  },
)

test.each([
  'comunidad para mayores de 60',
  'comunidad de adultos mayores de 65 años',
  'casas para mayores de 50',
  'que no sea para mayores de 65',
  'mayores de 60',
  'mayores de 50 años',
  'mayores de 65 en Clifton',
])('no search is by another age: %s', (said) => {
  const { filters, limits, refused } = spanish(said)
  expect([filters.features, filters.notFeatures, refused]).toEqual([[], [], []])
  expect(limits.map(({ words }) => words)).toEqual(['Por edad solo se pueden buscar comunidades de 55 años o más.'])
})

test.each(['somos mayores de 65 y buscamos en Clifton', 'somos mayores de 55', 'no quiero vecinos mayores de 55'])(
  'the age of people is no filter: %s',
  (said) => {
    const { filters } = spanish(said)
    expect([filters.features, filters.notFeatures]).toEqual([[], []])
  },
)

test.each([
  ['deposit between 1,500 and 3,000', { min: 1500, max: 3000 }],
  ['deposit over 2,000', { min: 2000, max: null }],
  ['deposit at least 1,000', { min: 1000, max: null }],
  ['rentals with a deposit between 1,500 and 3,000', { min: 1500, max: 3000 }],
])('a deposit is no rent: %s', (said, deposit) => {
  const { intent, filters } = english(said)
  expect([intent, filters.market, filters.deposit, filters.price]).toEqual([
    'search',
    'rent',
    deposit,
    EVERYTHING.price,
  ])
})

test.each([
  ['change it from two to three bedrooms', english],
  ['cámbialo de dos a tres cuartos', spanish],
])('a change ends at its last number: %s', (said, read) => {
  const { beds, bedsMax } = read(said, { ...EVERYTHING, beds: 2 }).filters
  expect([beds, bedsMax]).toEqual([3, null])
})

test.each([
  ['homes for sale under $15,000', english],
  ['casas en venta hasta $15,000', spanish],
])('an amount that is written in full is taken so: %s', (said, read) =>
  expect(read(said).filters.price.max).toBe(15_000),
)

test.each([
  ['month to month or a six-month lease', english, [true, false]],
  ['a six-month lease or month to month', english, [false, true]],
  ['mes a mes o contrato de seis meses', spanish, [true, false]],
] as const)('of alternative leases the first is taken, and the other said: %s', (said, read, wanted) => {
  const { filters, limits } = read(said)
  expect([filters.monthToMonth, filters.sixMonthLease]).toEqual(wanted)
  expect(limits).toHaveLength(1)
})

test('two leases without "or" are both asked for', () => {
  const { filters, limits } = english('month to month and a six-month lease')
  expect([filters.monthToMonth, filters.sixMonthLease, limits]).toEqual([true, true, []])
})
