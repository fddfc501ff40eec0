import { expect, test } from 'vitest'
import { homeNews, type NewsFacts } from './home-news.ts'
import type { OpenHouse } from './open-house.ts'

const HOME: NewsFacts = {
  listedOn: '2026-11-18',
  priceReduction: null,
  openHouses: [],
  market: 'sale',
  availableOn: null,
}

test('a home is new on its first day and for seven days after it', () => {
  expect(homeNews(HOME, '2026-11-18')).toEqual({ kind: 'new', text: 'New', when: 'Nov 18' })
  expect(homeNews(HOME, '2026-11-25')?.kind).toBe('new')
  expect(homeNews(HOME, '2026-11-26')).toBeNull()
})

test('a reduction goes before, for as long as it is the last change', () => {
  const reduced = { ...HOME, priceReduction: { amount: 15_000, on: '2026-11-20' } }
  expect(homeNews(reduced, '2026-11-22')).toEqual({ kind: 'reduced', text: 'Reduced $15,000', when: 'Nov 20' })
  expect(homeNews(reduced, '2027-02-01')?.text).toBe('Reduced $15,000')
})

test('the day has its year where that is another one', () => {
  const reduced = { ...HOME, priceReduction: { amount: 15_000, on: '2026-11-02' } }
  expect(homeNews(reduced, '2026-11-22')?.when).toBe('Nov 2')
  expect(homeNews(reduced, '2027-01-03')?.when).toBe('Nov 2, 2026')
})

const openHouse = (startsAt: string, endsAt: string): OpenHouse => ({
  startsAt,
  endsAt,
  byAppointment: false,
  remarks: null,
})

test('an open house goes before all, with the day of the week where it is near', () => {
  const open = {
    ...HOME,
    priceReduction: { amount: 15_000, on: '2026-11-20' },
    openHouses: [openHouse('2026-11-29T18:00:00Z', '2026-11-29T20:30:00Z')],
  }
  expect(homeNews(open, '2026-11-23')).toEqual({ kind: 'open-house', text: 'Open house', when: 'Sun 1–3:30' })
  expect(homeNews(open, '2026-11-29')?.when).toBe('today 1–3:30')
  expect(homeNews(open, '2026-11-22')?.when).toBe('Nov 29')
  expect(homeNews(open, '2026-11-15')?.kind).toBe('reduced')
  expect(homeNews(open, '2026-11-30')?.kind).toBe('reduced')
})

test('a home to rent says from when, after all other news', () => {
  const rental: NewsFacts = { ...HOME, market: 'rent', availableOn: '2027-01-01' }
  expect(homeNews(rental, '2026-11-20')?.kind).toBe('new')
  expect(homeNews(rental, '2026-12-01')).toEqual({ kind: 'available', text: 'Available', when: 'Jan 1' })
  expect(homeNews(rental, '2027-01-01')?.when).toBe('now')
  expect(homeNews({ ...rental, market: 'sale' }, '2026-12-01')).toBeNull()
})
