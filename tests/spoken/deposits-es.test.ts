import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const EVERYTHING = defaultFilters('sale', everyPrice)
const read = (said: string) => understand(said, { filters: EVERYTHING, places: PLACE_NAMES })

test.each([
  ['alquiler con depósito de hasta 3000', { min: null, max: 3000 }],
  ['alquiler con fianza de hasta 3000', { min: null, max: 3000 }],
  ['alquiler con security deposit de hasta 3000', { min: null, max: 3000 }],
  ['alquiler con depósito de seguridad de hasta 3000', { min: null, max: 3000 }],
  ['alquiler con depósito como máximo de 3000', { min: null, max: 3000 }],
  ['alquiler con depósito que no pase de 3000', { min: null, max: 3000 }],
  ['alquiler con un depósito menor de 3000', { min: null, max: 3000 }],
  ['alquiler con depósito de 3000 o menos', { min: null, max: 3000 }],
  ['alquiler con depósito de al menos 1000', { min: 1000, max: null }],
  ['alquiler con depósito desde 1000', { min: 1000, max: null }],
  ['alquiler con un depósito de entre 1000 y 2000', { min: 1000, max: 2000 }],
  ['alquiler con fianza de 1000 a 2000', { min: 1000, max: 2000 }],
])('a deposit with a limit is of the search: %s', (said, deposit) => {
  const { intent, filters } = read(said)
  expect([intent, filters.market, filters.deposit, filters.price]).toEqual([
    'search',
    'rent',
    deposit,
    EVERYTHING.price,
  ])
})

test.each(['alquiler con depósito de 2000', '¿me pueden pedir un depósito de dos meses?', 'de cuánto es la fianza'])(
  'a deposit without a limit is asked about: %s',
  (said) => {
    const { intent, filters } = read(said)
    expect([intent, filters.price]).toEqual(['move-in-cost', EVERYTHING.price])
  },
)
