import { expect, test } from 'vitest'
import { RequestThrottle } from './request-throttle.ts'

const HOUR = 3_600_000

/** When each of so many requests is sent, ms; a request itself takes no time. */
async function times(count: number, limits: { perSecond: number | null; perHour: number | null }): Promise<number[]> {
  let now = 0
  const throttle = new RequestThrottle(limits, { now: () => now, wait: async (ms) => void (now += ms) })
  const sent: number[] = []
  for (let i = 0; i < count; i += 1) {
    await throttle.turn()
    sent.push(now)
  }
  return sent
}

test('no second holds more requests than its limit', async () => {
  expect(await times(5, { perSecond: 2, perHour: null })).toEqual([0, 0, 1000, 1000, 2000])
})

test('no hour holds more requests than its limit', async () => {
  expect(await times(5, { perSecond: null, perHour: 2 })).toEqual([0, 0, HOUR, HOUR, 2 * HOUR])
})

test('both limits hold together', async () => {
  expect(await times(4, { perSecond: 1, perHour: 3 })).toEqual([0, 1000, 2000, HOUR])
})
