import { expect, test } from 'vitest'
import { defaultFilters } from '#domain/search/filters.ts'
import { chosenSince, confirmOrReplace, markAsked, searchFromUrl, textUnder } from './url-sync.ts'

const FILTERS = defaultFilters('sale')
const stateAt = (search: string) => searchFromUrl({ filters: { ...FILTERS, search } }, search ? { q: search } : {})
const typed = (search: string) => ({ ...stateAt(''), wanted: stateAt(search).wanted })

test('what is sent is searched for at once', () => {
  const asked = markAsked(typed('lake'), { q: 'lake' })
  expect(asked.asked).toBe(asked.wanted)
  expect(asked.sync).toEqual({ seen: '', sent: ['q=lake'] })
})

test('the same query string is sent once', () => {
  const asked = markAsked(typed('lake'), { q: 'lake' })
  expect(markAsked(asked, { q: 'lake' }).sync).toBe(asked.sync)
  expect(markAsked(stateAt('lake'), { q: 'lake' }).sync.sent).toEqual([])
})

test('a query string that arrives confirms the state and drops those sent before it', () => {
  const asked = markAsked(markAsked(markAsked(typed('lak'), { q: 'l' }), { q: 'la' }), { q: 'lak' })
  const confirmed = confirmOrReplace(asked, stateAt('la'))
  expect(confirmed.wanted).toBe(asked.wanted)
  expect(confirmed.sync).toEqual({ seen: 'q=la', sent: ['q=lak'] })
})

test('a letter typed before a request’s start was shown is kept when its query string arrives', () => {
  const shown = typed('lak')
  const started = markAsked(shown, { q: 'lak' })
  const latest = chosenSince(started, { ...shown, wanted: stateAt('lake').wanted })
  expect(latest.asked).toBe(shown.wanted)
  expect(confirmOrReplace(latest, stateAt('lak')).wanted.filters.search).toBe('lake')
})

test('a query string the page didn’t send replaces the state', () => {
  const back = stateAt('oak')
  expect(confirmOrReplace(markAsked(typed('lake'), { q: 'lake' }), back)).toBe(back)
})

test('the search box keeps its spaces unless the search text changes', () => {
  const state = { ...stateAt('lake'), text: 'lake ' }
  expect(textUnder({ ...FILTERS, search: 'lake', beds: 2 }, state)).toBe('lake ')
  expect(textUnder({ ...FILTERS, search: 'oak' }, state)).toBe('oak')
})
