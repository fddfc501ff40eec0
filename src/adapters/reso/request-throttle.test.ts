import { expect, test } from 'vitest'
import { RequestThrottle } from './request-throttle.ts'

const HOUR = 3_600_000
const MARGIN = 25

/**
 * When each of so many requests is sent, ms. `takes`: how long each one is under way, forth and back; it arrives when it is
 * answered at the latest.
 */
async function times(
  count: number,
  limits: { perSecond: number | null; perHour: number | null },
  takes: readonly number[] = [],
): Promise<number[]> {
  let now = 0
  const throttle = new RequestThrottle(limits, { now: () => now, wait: async (ms) => void (now += ms) })
  const sent: number[] = []
  for (let i = 0; i < count; i += 1) {
    await throttle.send(async () => {
      sent.push(now)
      now += takes[i] ?? 0
    })
  }
  return sent
}

test('no second holds more requests than its limit', async () => {
  const second = 1000 + MARGIN
  expect(await times(5, { perSecond: 2, perHour: null })).toEqual([0, 0, second, second, 2 * second])
})

test('no hour holds more requests than its limit', async () => {
  const hour = HOUR + MARGIN
  expect(await times(5, { perSecond: null, perHour: 2 })).toEqual([0, 0, hour, hour, 2 * hour])
})

test('both limits hold together', async () => {
  expect(await times(4, { perSecond: 1, perHour: 3 })).toEqual([0, 1025, 2050, HOUR + MARGIN])
})

test('a first request that takes long to arrive keeps the third one waiting', async () => {
  const [, , third] = await times(3, { perSecond: 2, perHour: null }, [400, 20])
  expect(third).toBe(400 + 1000 + MARGIN)
})

test('a request that failed counts, too', async () => {
  let now = 0
  const clock = { now: () => now, wait: async (ms: number) => void (now += ms) }
  const throttle = new RequestThrottle({ perSecond: 1, perHour: null }, clock)
  await expect(throttle.send(() => Promise.reject(new Error('no connection')))).rejects.toThrow('no connection')
  await throttle.send(async () => expect(now).toBe(1000 + MARGIN))
})
