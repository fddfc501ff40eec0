import { expect, test } from 'vitest'
import type { RateLimitStore } from '#ports/server/rate-limit-store.ts'
import { sharedRateLimits } from './shared-limits.ts'

const RULE = { name: 'changes', allowed: 3, period: 30_000 }
const BACKOFF = { name: 'passwords', free: 1, first: 10, longest: 60 }
const away = async (): Promise<never> => {
  throw new Error('the database is away')
}

function limitsOver(given: Partial<RateLimitStore>) {
  const state = { now: 0, asked: 0, errors: 0 }
  const counted =
    <T extends unknown[], R>(method: (...args: T) => R) =>
    (...args: T): R => {
      state.asked++
      return method(...args)
    }
  const store: RateLimitStore = {
    take: counted(given.take ?? away),
    failures: counted(given.failures ?? away),
    addFailure: counted(given.addFailure ?? away),
    clearFailures: counted(given.clearFailures ?? away),
  }
  const limits = sharedRateLimits({ store, clock: { elapsed: () => state.now }, onError: () => state.errors++ })
  return { state, limits }
}

test('a refusal is remembered: until the wait is over the store isn’t asked again', async () => {
  const { state, limits } = limitsOver({ take: async () => ({ taken: false, fullIn: 25_000 }) })
  const limit = limits.limit(RULE)
  expect([await limit.take('ana'), await limit.take('ana'), state.asked]).toEqual([5, 5, 1])
  state.now = 5000
  await limit.take('ana')
  expect(state.asked).toBe(2)
})

test('while the store is away this process limits by itself, from what it knew on', async () => {
  let isAway = false
  const take = async () => (isAway ? away() : { taken: true, fullIn: 10_000 })
  const { state, limits } = limitsOver({ take })
  const limit = limits.limit(RULE)
  expect(await limit.take('ana')).toBe(0)
  isAway = true
  expect([await limit.take('ana'), await limit.take('ana'), await limit.take('ana')]).toEqual([0, 0, 10])
  expect([await limit.take('bo'), state.errors]).toEqual([0, 1])
})

test('a store that failed is asked again after five seconds', async () => {
  const { state, limits } = limitsOver({})
  const limit = limits.limit({ ...RULE, allowed: 100 })
  for (const at of [0, 1000, 4999, 5000, 6000]) {
    state.now = at
    await limit.take('ana')
  }
  expect([state.asked, state.errors]).toEqual([2, 2])
})

test('sign-in attempts are never unlimited: failures count while the store is away', async () => {
  const { limits } = limitsOver({})
  const backoff = limits.backoff(BACKOFF)
  for (let failures = 0; failures < 3; failures++) await backoff.failed('ana')
  expect(await backoff.wait('ana')).toBe(20)
  await backoff.succeeded('ana')
  expect(await backoff.wait('ana')).toBe(0)
})
