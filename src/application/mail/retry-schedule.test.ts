import { expect, test } from 'vitest'
import { longestPause, pauseAfter } from './retry-schedule.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test('pauses double from five seconds to four hours', () => {
  const pauses = [1, 2, 3, 4, 11, 13, 20].map((attempt) => pauseAfter(attempt, 0))
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 5_120_000, 4 * HOUR, 4 * HOUR])
})

test('chance makes a pause up to a quarter longer', () => {
  expect(pauseAfter(1, 1)).toBe(6250)
  expect(pauseAfter(1, 0.5)).toBe(5625)
})

test('a mail is tried for two days and then given up', () => {
  let [attempt, waited] = [1, 0]
  for (let pause = pauseAfter(attempt, 0); pause !== null; pause = pauseAfter(++attempt, 0)) waited += pause
  expect(attempt).toBe(24)
  expect(waited).toBeGreaterThan(46 * HOUR)
  expect(waited).toBeLessThan(54 * HOUR)
})

test('before the first attempt only a reply waits, which can be taken back', () => {
  expect(longestPause({ attempts: 0, topic: 'reply' })).toBe(10_000)
  expect(longestPause({ attempts: 0, topic: 'inquiry' })).toBe(0)
  expect(longestPause({ attempts: 1, topic: 'reply' })).toBe(6250)
  expect(longestPause({ attempts: 24, topic: 'inquiry' })).toBe(0)
})
