import { expect, test } from 'vitest'
import type { FeedStanding } from '#ports/server/feed-standings.ts'
import { nextReading } from './feed-schedule.ts'

const MINUTE = 60_000
const EVERY = 15 * MINUTE
/** A Tuesday in New Jersey, EST. */
const at = (time: string) => Date.parse(`2026-11-24T${time}-05:00`)
const standing = (changes: Partial<FeedStanding> = {}): FeedStanding => ({
  source: 'mls',
  startedAt: at('12:00'),
  endedAt: at('12:01'),
  failures: 0,
  counts: null,
  problem: null,
  succeededAt: at('12:00'),
  wholeAt: at('03:05'),
  held: null,
  isRead: false,
  isShown: true,
  ...changes,
})

test('a feed that has never been read is read at once, as a whole', () => {
  expect(nextReading(null, EVERY, at('12:00'))).toEqual({ at: at('12:00'), whole: true })
})

test('a feed is read every so often, and not while it is being read', () => {
  expect(nextReading(standing(), EVERY, at('12:05'))).toEqual({ at: at('12:15'), whole: false })
  expect(nextReading(standing({ isRead: true }), EVERY, at('12:30'))).toBeNull()
})

test('up to a tenth of the pause is added, by the milliseconds of the start', () => {
  const startedAt = at('12:00') + 500
  expect(nextReading(standing({ startedAt }), EVERY, at('12:05'))!.at).toBe(startedAt + EVERY * 1.05)
})

test.each([
  [1, MINUTE],
  [2, 2 * MINUTE],
  [4, 8 * MINUTE],
  [20, 60 * MINUTE],
])('after %i failures in a row the pause is %i ms', (failures, pause) => {
  expect(nextReading(standing({ failures }), EVERY, at('12:00'))!.at).toBe(at('12:00') + pause)
})

test('a feed that is seldom read is not read more seldom after failures than it is anyway', () => {
  expect(nextReading(standing({ failures: 20 }), 12 * 60 * MINUTE, at('12:00'))!.at).toBe(
    at('12:00') + 12 * 60 * MINUTE,
  )
})

test('the first reading after three at night is of the whole feed', () => {
  const evening = { startedAt: at('02:50'), wholeAt: at('03:05') - 24 * 60 * MINUTE }
  expect(nextReading(standing(evening), EVERY, at('02:55'))!.whole).toBe(true)
  expect(nextReading(standing({ ...evening, startedAt: at('02:30') }), EVERY, at('02:55'))!.whole).toBe(false)
})

test('a night in which the server was down is caught up by the next reading', () => {
  const down = { startedAt: at('12:00') - 2 * 24 * 60 * MINUTE, wholeAt: at('03:05') - 2 * 24 * 60 * MINUTE }
  expect(nextReading(standing(down), EVERY, at('12:00'))).toEqual({ at: down.startedAt + EVERY, whole: true })
})

test('a reading of the whole feed that failed is tried again as one', () => {
  const failed = { startedAt: at('03:05'), wholeAt: at('03:05') - 24 * 60 * MINUTE, failures: 1 }
  expect(nextReading(standing(failed), EVERY, at('03:05'))).toEqual({ at: at('03:06'), whole: true })
})
