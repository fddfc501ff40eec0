import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { cleanListingsParams } from './filters-from-url.ts'
import { parseQueryString, toQueryString } from './query-string.ts'

const given = (params: object) => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

test('the boxes of a form make one list of amenities; of any other name the first counts', () => {
  expect(parseQueryString('?amenities=pool&amenities=waterfront&county=Bergen&county=Morris')).toEqual({
    amenities: 'pool,waterfront',
    county: 'Bergen',
  })
})

test('a form sent with everything at its default is a page without parameters', () => {
  const form = '?q=&county=&min=300000&max=1500000&beds=&baths=&sort=newest&view=grid'
  expect(given(cleanListingsParams(parseQueryString(form)))).toEqual({})
})

test('what is wrong or unknown disappears, by name, so that it also replaces the raw value', () => {
  const clean = cleanListingsParams({ beds: '99', county: 'Bergen', view: 'list', sort: 'best', utm: 'x' })
  expect(given(clean)).toEqual({ county: 'Bergen', view: 'list' })
  expect(Object.keys(clean)).toEqual(expect.arrayContaining(['beds', 'sort', 'page']))
})

test('any text is read without a throw, and a clean query string stays as it is', () => {
  const names = fc.constantFrom(
    'q',
    'market',
    'county',
    'min',
    'max',
    'beds',
    'baths',
    'amenities',
    'sort',
    'page',
    'view',
    'x',
  )
  const values = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.nat().map(String),
    fc.constantFrom('list', 'Essex', 'pool,renovated', '2.5'),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (entries) => {
      const once = given(cleanListingsParams(parseQueryString(new URLSearchParams(entries).toString()))) as Record<
        string,
        string
      >
      expect(given(cleanListingsParams(parseQueryString(toQueryString(once))))).toEqual(once)
    }),
  )
})
