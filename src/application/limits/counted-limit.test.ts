import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCountedLimit } from './counted-limit.ts'

function limitOf(allowed: number, period: number) {
  const state = { now: 1_000_000 }
  return { state, limit: createCountedLimit({ allowed, period }, { elapsed: () => state.now }) }
}

test('a burst is allowed, then one for each refill step; waiting as told is enough', () => {
  const { state, limit } = limitOf(3, 30_000)
  expect([limit.take('ana'), limit.take('ana'), limit.take('ana'), limit.take('ana')]).toEqual([0, 0, 0, 10])
  state.now += 9000
  expect(limit.take('ana')).toBe(1)
  state.now += 1000
  expect([limit.take('ana'), limit.take('ana')]).toEqual([0, 10])
  state.now += 30_000
  expect([limit.take('ana'), limit.take('ana'), limit.take('ana'), limit.take('ana')]).toEqual([0, 0, 0, 10])
})

test('one’s haste is not another’s trouble', () => {
  const { limit } = limitOf(1, 1000)
  expect([limit.take('ana'), limit.take('ana'), limit.take('bo')]).toEqual([0, 1, 0])
})

test('however it is asked, no period allows more than two bursts', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 200 })
  fc.assert(
    fc.property(steps, (pauses) => {
      const { state, limit } = limitOf(5, 1000)
      const taken: number[] = []
      for (const pause of pauses) {
        state.now += pause
        if (limit.take('ana') === 0) taken.push(state.now)
      }
      for (const start of taken) {
        expect(taken.filter((at) => at >= start && at < start + 1000).length).toBeLessThanOrEqual(10)
      }
    }),
  )
})

test('a flood of names costs bounded memory: the oldest are forgotten', () => {
  const { limit } = limitOf(1, 1000)
  limit.take('first')
  for (let name = 1; name < 49_999; name++) limit.take(`name ${name}`)
  expect(limit.take('first')).toBe(1)
  limit.take('one more')
  limit.take('and another')
  expect(limit.take('first')).toBe(0)
  expect(limit.take('and another')).toBe(1)
})

test('no wait is longer than a period, even after a clock that went back a day', () => {
  const { state, limit } = limitOf(3, 30_000)
  state.now += 24 * 3_600_000
  for (let times = 0; times < 4; times++) limit.take('ana')
  state.now -= 24 * 3_600_000
  expect(limit.take('ana')).toBeLessThanOrEqual(30)
  state.now += 30_000
  expect([limit.take('ana'), limit.take('ana')]).toEqual([0, 0])
})

test('fractions of milliseconds cost nobody a request', () => {
  const fraction = fc.double({ min: 0, max: 1e7, noNaN: true })
  fc.assert(
    fc.property(fraction, fc.integer({ min: 1, max: 90 }), (start, allowed) => {
      const { state, limit } = limitOf(allowed, 3_600_000)
      state.now = start
      const waits = Array.from({ length: allowed + 1 }, () => limit.take('ana'))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(allowed)
    }),
  )
})
