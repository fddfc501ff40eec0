import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RateLimits } from '#ports/server/rate-limits.ts'

export interface RateLimitsHarness {
  limits: RateLimits
  close: () => Promise<void>
}

const HOUR = 3_600_000
let names = 0
const newName = () => `198.51.100.${names++}`

/** The contract of `ports/rate-limits.ts`. */
export function rateLimitsConformance(adapter: string, open: () => Promise<RateLimitsHarness>): void {
  describe(`rate limits ${adapter}`, () => {
    let opened!: RateLimitsHarness
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    const limitOf = (allowed: number, period = HOUR, name = 'changes') => opened.limits.limit({ name, allowed, period })
    const backoff = () => opened.limits.backoff({ name: 'passwords', free: 2, first: 100, longest: 300 })

    test('a burst is allowed, then the wait for the next is told', async () => {
      const [limit, who] = [limitOf(3), newName()]
      expect([await limit.take(who), await limit.take(who), await limit.take(who)]).toEqual([0, 0, 0])
      const wait = await limit.take(who)
      expect(wait).toBeGreaterThan(1100)
      expect(wait).toBeLessThanOrEqual(1200)
    })

    test('it refills', async () => {
      const [limit, who] = [limitOf(2, 300), newName()]
      await limit.take(who)
      await limit.take(who)
      expect(await limit.take(who)).toBe(1)
      await vi.waitFor(async () => expect(await limit.take(who)).toBe(0), { timeout: 5000, interval: 40 })
    })

    test('names and rules are counted apart', async () => {
      const [limit, other, who] = [limitOf(1), limitOf(1, HOUR, 'sign-ups'), newName()]
      expect([await limit.take(who), await limit.take(who)]).toEqual([0, 3600])
      expect([await limit.take(newName()), await other.take(who)]).toEqual([0, 0])
    })

    test('of many at the same moment exactly the burst is allowed', async () => {
      const [limit, who] = [limitOf(10), newName()]
      const waits = await Promise.all(Array.from({ length: 60 }, () => limit.take(who)))
      expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    })

    test('failures in a row double the wait up to the longest; success forgets them', async () => {
      const [limit, who] = [backoff(), newName()]
      const waits = []
      for (let failures = 0; failures < 6; failures++) {
        await limit.failed(who)
        waits.push(await limit.wait(who))
      }
      // A second may begin between a failure and the question.
      expect(waits.map((wait) => Math.ceil(wait / 10) * 10)).toEqual([0, 0, 100, 200, 300, 300])
      expect(await limit.wait(newName())).toBe(0)
      await limit.succeeded(who)
      expect(await limit.wait(who)).toBe(0)
    })
  })
}
