import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import { understand } from '#language/en/understand.ts'
import { understand as understandSpanish } from '#language/es/understand.ts'
import { PLACE_NAMES } from './utterances.ts'

const context = { filters: defaultFilters('sale', everyPrice), places: PLACE_NAMES }

test.each(['two to three bedrooms', 'from 2 to 3 beds', 'between 2 and 3 bedrooms'])(
  'a range has a minimum and a maximum: %s',
  (said) => expect(understand(said, context).filters).toMatchObject({ beds: 2, bedsMax: 3 }),
)

test.each(['de 2 a 3 cuartos', 'desde dos a tres recámaras', 'entre 2 y 3 cuartos'])(
  'a range has a minimum and a maximum in Spanish: %s',
  (said) => expect(understandSpanish(said, context).filters).toMatchObject({ beds: 2, bedsMax: 3 }),
)

test.each([
  'at least two to three bedrooms',
  'a minimum of 2 to 3 bedrooms',
  'min 2 to 3 beds',
  'no less than two to three bedrooms',
  'no fewer than 2 to 3 beds',
  'nothing under 2 to 3 beds',
  '2 to 3 bedrooms or more',
  '2 to 3 bedrooms or better',
  '2 to 3 beds and up',
  '2 to 3 bedrooms or above',
  'two to three bedrooms minimum',
  '2 to 3 beds at least',
  '2 to 3+ beds',
])('a range with a word for the least has no maximum: %s', (said) => {
  expect(understand(said, context).filters).toMatchObject({ beds: 2, bedsMax: null })
})

test.each([
  'al menos dos a tres cuartos',
  'por lo menos de 2 a 3 cuartos',
  'un mínimo de 2 a 3 cuartos',
  'no menos de 2 a 3 cuartos',
  'de 2 a 3 cuartos o más',
  '2 a 3 recámaras como mínimo',
  '2 a 3 cuartos para dormir o más',
  '2 a 3 cuartos en adelante',
])('a range with a word for the least has no maximum in Spanish: %s', (said) => {
  expect(understandSpanish(said, context).filters).toMatchObject({ beds: 2, bedsMax: null })
})

test('a range of bathrooms with a word for the least has no maximum either', () => {
  expect(understand('2 to 3 baths at least', context).filters).toMatchObject({ baths: 2, bathsMax: null })
  expect(understandSpanish('2 a 3 baños completos o más', context).filters).toMatchObject({ baths: 2, bathsMax: null })
})
