import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from './listing.ts'
import {
  continueHistory,
  firstHistory,
  joinHistories,
  priceReduction,
  resumeHistory,
  type DatedFacts,
} from './price-history.ts'

const facts = (changes: Partial<DatedFacts> = {}): DatedFacts => ({
  price: 900_000,
  status: 'active',
  listedOn: '2026-08-06',
  originalPrice: null,
  previousPrice: null,
  priceChangedOn: null,
  statusChangedOn: null,
  ...changes,
})
const entry = (on: string | null, price = 900_000, status: HistoryEntry['status'] = 'active'): HistoryEntry => ({
  on,
  price,
  status,
})
const TODAY = '2026-11-22'

describe('what a listing says of its own past', () => {
  test('one price since it was listed', () => {
    expect(firstHistory(facts())).toEqual([entry('2026-08-06')])
    // Some systems set the day of the last change on entry.
    expect(firstHistory(facts({ priceChangedOn: '2026-08-06' }))).toEqual([entry('2026-08-06')])
  })

  test('a dated reduction', () => {
    const reduced = facts({ originalPrice: 975_000, previousPrice: 975_000, priceChangedOn: '2026-10-12' })
    expect(firstHistory(reduced)).toEqual([entry('2026-08-06', 975_000), entry('2026-10-12')])
  })

  test('a price between the first and the last has no day', () => {
    const twice = facts({ originalPrice: 975_000, previousPrice: 950_000, priceChangedOn: '2026-10-12' })
    expect(firstHistory(twice)).toEqual([entry('2026-08-06', 975_000), entry(null, 950_000), entry('2026-10-12')])
  })

  test('a day before the listing began, or none, dates nothing', () => {
    const early = facts({ originalPrice: 975_000, priceChangedOn: '2026-08-05' })
    expect(firstHistory(early)).toEqual([entry('2026-08-06', 975_000), entry(null)])
  })

  test('under contract, before or after the price changed', () => {
    const reduced = { originalPrice: 975_000, priceChangedOn: '2026-10-12', status: 'under-contract' } as const
    expect(firstHistory(facts({ ...reduced, statusChangedOn: '2026-11-01' }))).toEqual([
      entry('2026-08-06', 975_000),
      entry('2026-10-12'),
      entry('2026-11-01', 900_000, 'under-contract'),
    ])
    expect(firstHistory(facts({ ...reduced, statusChangedOn: '2026-09-01' }))).toEqual([
      entry('2026-08-06', 975_000),
      entry('2026-09-01', 975_000, 'under-contract'),
      entry('2026-10-12', 900_000, 'under-contract'),
    ])
  })
})

describe('what is seen later', () => {
  const listed = firstHistory(facts())

  test('nothing new adds nothing', () => {
    expect(continueHistory(listed, facts(), TODAY)).toEqual(listed)
  })

  test('a change is dated by the source, else by the day it was seen', () => {
    expect(continueHistory(listed, facts({ price: 880_000, priceChangedOn: '2026-11-20' }), TODAY)).toEqual([
      ...listed,
      entry('2026-11-20', 880_000),
    ])
    expect(continueHistory(listed, facts({ price: 880_000 }), TODAY)).toEqual([...listed, entry(TODAY, 880_000)])
    // The source's day is that of a change before.
    expect(continueHistory(listed, facts({ price: 880_000, priceChangedOn: '2026-08-01' }), TODAY)).toEqual([
      ...listed,
      entry(TODAY, 880_000),
    ])
  })

  test('the source and our own eyes tell one change once', () => {
    const seen = continueHistory(listed, facts({ price: 880_000 }), '2026-11-20')
    const told = facts({ price: 880_000, previousPrice: 900_000, originalPrice: 900_000, priceChangedOn: '2026-11-19' })
    expect(continueHistory(seen, told, TODAY)).toEqual(seen)
  })

  test('an undated change is dated when the source does', () => {
    const undated = firstHistory(facts({ originalPrice: 975_000 }))
    const told = facts({ originalPrice: 975_000, priceChangedOn: '2026-10-12' })
    expect(continueHistory(undated, told, TODAY)).toEqual([entry('2026-08-06', 975_000), entry('2026-10-12')])
  })

  test('a price that was missed stands between, without a day', () => {
    const twice = facts({ price: 860_000, previousPrice: 880_000, priceChangedOn: '2026-11-20' })
    expect(continueHistory(listed, twice, TODAY)).toEqual([
      ...listed,
      entry(null, 880_000),
      entry('2026-11-20', 860_000),
    ])
  })

  test('statuses', () => {
    const contract = facts({ status: 'under-contract', statusChangedOn: '2026-11-10' })
    const then = continueHistory(listed, contract, TODAY)
    expect(continueHistory(then, facts(), TODAY)).toEqual([
      ...listed,
      entry('2026-11-10', 900_000, 'under-contract'),
      entry(TODAY),
    ])
  })
})

describe('a listing that was away', () => {
  const past = { entries: firstHistory(facts()), endedOn: '2026-10-01' }

  test('a gap in the feed is no event', () => {
    expect(resumeHistory(past, facts(), TODAY)).toEqual(past.entries)
  })

  test('it was withdrawn and is back', () => {
    const back = facts({ price: 880_000, statusChangedOn: '2026-11-15' })
    expect(resumeHistory(past, back, TODAY)).toEqual([
      ...past.entries,
      entry('2026-10-01', 900_000, 'unlisted'),
      entry('2026-11-15', 880_000),
    ])
  })
})

describe('the listings of one home', () => {
  const present = [entry('2026-10-05', 880_000)]
  const year = { entries: [entry('2025-03-01', 950_000), entry('2025-04-01', 940_000)], endedOn: '2025-06-01' }

  test('follow each other', () => {
    expect(joinHistories([year], present)).toEqual([
      ...year.entries,
      entry('2025-06-01', 940_000, 'unlisted'),
      ...present,
    ])
  })

  test('one that was missed after the next had begun ended there', () => {
    const late = { entries: [entry('2026-08-06')], endedOn: '2026-10-07' }
    expect(joinHistories([late], present)).toEqual([
      entry('2026-08-06'),
      entry('2026-10-05', 900_000, 'unlisted'),
      ...present,
    ])
  })

  test('those beside another, or not ended, are left out', () => {
    const beside = { entries: [entry('2025-05-01', 955_000)], endedOn: '2025-07-01' }
    const later = { entries: [entry('2026-10-05', 870_000)], endedOn: '2026-11-01' }
    const open = { entries: [entry('2026-01-01', 870_000)], endedOn: null }
    expect(joinHistories([beside, later, open, year], present)).toEqual(joinHistories([year], present))
  })
})

describe('a reduction', () => {
  test.each<[string, HistoryEntry[], ReturnType<typeof priceReduction>]>([
    ['none without a change', [entry('2026-08-06')], null],
    ['the newest change', [entry('2026-08-06', 975_000), entry('2026-10-12')], { amount: 75_000, on: '2026-10-12' }],
    [
      'not where the price rose since',
      [entry('2026-08-06', 975_000), entry('2026-09-01', 850_000), entry('2026-10-12')],
      null,
    ],
    ['not without a day', [entry('2026-08-06', 975_000), entry(null)], null],
    [
      'a status after it takes nothing away',
      [entry('2026-08-06', 975_000), entry('2026-10-12'), entry('2026-11-01', 900_000, 'under-contract')],
      { amount: 75_000, on: '2026-10-12' },
    ],
    [
      'a lower price of a new listing is none',
      [entry('2026-08-06', 975_000), entry('2026-09-01', 975_000, 'unlisted'), entry('2026-10-12')],
      null,
    ],
  ])('%s', (_, entries, reduction) => {
    expect(priceReduction(entries)).toEqual(reduction)
  })
})
