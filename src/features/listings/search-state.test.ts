import { expect, test } from 'vitest'
import { markAsked } from '#features/url-search/url-sync.ts'
import { LISTINGS_URL, withFilters, withSort, withText, type SearchState } from './search-state.ts'

const { read: stateFromParams, write: paramsOf, follow: followUrl } = LISTINGS_URL
const ask = (state: SearchState) => markAsked(state, paramsOf(state))
const type = (state: SearchState, ...texts: string[]) =>
  texts.reduce((before, text) => ask(withText(before, text)), state)

test('a URL gives the state, and the state the URL', () => {
  const params = { q: 'lake', county: 'Morris', beds: '3', page: '2', view: 'list' }
  expect(paramsOf(stateFromParams(params))).toEqual(params)
})

test('any change of filters or order starts at the first page again', () => {
  const state = stateFromParams({ page: '3', sort: 'beds' })
  expect(paramsOf(withText(state, 'oak'))).toEqual({ q: 'oak', sort: 'beds' })
  expect(paramsOf(withFilters(state, { ...state.wanted.filters, county: 'Essex' }))).toEqual({
    county: 'Essex',
    sort: 'beds',
  })
  expect(paramsOf(withSort(state, 'price-asc'))).toEqual({ sort: 'price-asc' })
})

test('typed spaces stay in the box and out of the search', () => {
  const state = type(stateFromParams({}), 'ho ')
  expect(state.text).toBe('ho ')
  expect(paramsOf(state)).toEqual({ q: 'ho' })
  expect(followUrl(state, { q: 'ho' }).text).toBe('ho ')
})

test('a URL that comes late never takes back what was typed since', () => {
  const state = type(stateFromParams({}), 'h', 'ho', 'hob')
  const late = followUrl(state, { q: 'h' })
  expect(late.text).toBe('hob')
  expect(followUrl(late, { q: 'hob' }).sync.sent).toEqual([])
})

test('Back replaces everything, the text in the box too, also with a text that was once typed', () => {
  const typed = followUrl(type(stateFromParams({}), 'h', 'ho'), { q: 'ho' })
  const chosen = followUrl(ask(withFilters(typed, { ...typed.wanted.filters, search: '', county: 'Essex' })), {
    county: 'Essex',
  })
  expect(chosen.text).toBe('')
  const back = followUrl(chosen, { q: 'ho' })
  expect(back).toMatchObject({ text: 'ho', wanted: { filters: { search: 'ho', county: null } } })
  expect(followUrl(back, { q: 'ho' })).toBe(back)
})

test('choosing another filter while the box holds a trailing space leaves the box alone', () => {
  const state = withText(stateFromParams({}), 'ho ')
  expect(withFilters(state, { ...state.wanted.filters, beds: 2 }).text).toBe('ho ')
})
