import { expect, test } from 'vitest'
import { feedTable } from './feed-table.ts'

test('each feed has a line: whether FEEDS names it, its homes, when it was read, what to look at', () => {
  const stored = { name: 'mls', homes: 1200, succeededAt: Date.parse('2026-11-22T02:40:00Z'), failures: 2, held: null }
  const table = feedTable([
    { name: 'mls', stored, isSet: true },
    { name: 'new', stored: null, isSet: true },
    { name: 'old', stored: { ...stored, name: 'old', homes: 3, held: '3 of 3' }, isSet: false },
  ])
  expect(table.split('\n')).toEqual([
    'Feed  In FEEDS  Homes  Last read         To review',
    'mls   yes       1,200  2026-11-21 21:40  2 reads in a row failed',
    'new   yes       0      never             –',
    'old   no        3      2026-11-21 21:40  removals on hold: 3 of 3',
  ])
})

test('without feeds it says so', () => {
  expect(feedTable([])).toMatch(/^No feeds/)
})
