import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { cleanListingsParams } from './filters-from-url.ts'
import { LISTING_PARAMS } from './listing-params.ts'
import { parseQueryString, toQueryString } from './query-string.ts'

const given = (params: object) => Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined))

test('the fields of a form’s list make one value', () => {
  const form = '?amenities=pool&amenities=waterfront&not-kind=condo&not-kind=house'
  expect(parseQueryString(form)).toEqual({
    amenities: 'pool,waterfront',
    'not-kind': 'condo,house',
  })
})

test.each([
  ['?beds=2&beds=3&next=a&next=b', { beds: '2', next: 'a' }],
  ['?beds=&beds=3', { beds: '3' }],
  ['?q=lake&q=', { q: 'lake' }],
  ['?amenities=&amenities=pool&amenities=', { amenities: 'pool' }],
])('of a name that comes twice, the first value with text counts: %s', (form, params) => {
  expect(parseQueryString(form)).toEqual(params)
})

test('the lists are those parameters of the catalogue that take several values', () => {
  for (const [name, param] of Object.entries(LISTING_PARAMS)) {
    const parsed = parseQueryString(`?${name}=a&${name}=b`)
    expect(parsed).toEqual({ [name]: ['several-of', 'towns', 'days'].includes(param.kind) ? 'a,b' : 'a' })
  }
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
