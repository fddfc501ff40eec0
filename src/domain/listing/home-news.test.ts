import { expect, test } from 'vitest'
import { homeNews, newsDay, type NewsFacts } from './home-news.ts'

const HOME: NewsFacts = { listedOn: '2026-11-18', priceReduction: null }

test('a home is new on its first day and for seven days after it', () => {
  expect(homeNews(HOME, '2026-11-18')).toEqual({ kind: 'new', text: 'New', on: '2026-11-18' })
  expect(homeNews(HOME, '2026-11-25')?.kind).toBe('new')
  expect(homeNews(HOME, '2026-11-26')).toBeNull()
})

test('a reduction goes before, for as long as it is the last change', () => {
  const reduced = { ...HOME, priceReduction: { amount: 15_000, on: '2026-11-20' } }
  expect(homeNews(reduced, '2026-11-22')).toEqual({ kind: 'reduced', text: 'Reduced $15,000', on: '2026-11-20' })
  expect(homeNews(reduced, '2027-02-01')?.text).toBe('Reduced $15,000')
})

test('the day has its year where that is another one', () => {
  expect(newsDay('2026-11-02', '2026-11-22')).toBe('Nov 2')
  expect(newsDay('2026-11-02', '2027-01-03')).toBe('Nov 2, 2026')
})
