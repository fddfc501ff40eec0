import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { postgresRateLimitStore } from '#adapters/database/limits/rate-limit-store.ts'
import { memoryRateLimits } from '#application/limits/memory-limits.ts'
import { sharedRateLimits } from '#application/limits/shared-limits.ts'
import type { RateLimits } from '#ports/server/rate-limits.ts'
import { ON_POSTGRES } from './database-engines.ts'
import { rateLimitsConformance } from './rate-limits.ts'
import { openTestDatabase } from './test-databases.ts'

const clock = { elapsed: () => performance.now() }
const SECRET = 'only for tests, only for tests, only for tests'
const onError = (error: unknown) => {
  throw error
}

rateLimitsConformance('in memory', async () => ({
  limits: memoryRateLimits(clock),
  close: async () => {},
}))

describe('on postgres', ON_POSTGRES, () => {
  rateLimitsConformance('in postgres', async () => {
    const { database, remove } = await openTestDatabase('postgres')
    const store = postgresRateLimitStore(database, SECRET)
    return { limits: sharedRateLimits({ store, clock, onError }), close: remove }
  })

  const RULE = { name: 'changes', allowed: 2, period: 60_000 }
  async function openStore() {
    const { database, remove } = await openTestDatabase('postgres')
    onTestFinished(remove)
    return { db: database.db, store: postgresRateLimitStore(database, SECRET) }
  }

  test('instances share their counters', async () => {
    const { store } = await openStore()
    const [first, second] = [0, 1].map(() => sharedRateLimits({ store, clock, onError })) as [RateLimits, RateLimits]
    const rule = { ...RULE, allowed: 10, period: 3_600_000 }
    const limits = [first.limit(rule), second.limit(rule)]
    const waits = await Promise.all(Array.from({ length: 30 }, (_, index) => limits[index % 2]!.take('ana')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10)
    const backoff = { name: 'passwords', free: 2, first: 100, longest: 300 }
    for (let failures = 0; failures < 3; failures++) await first.backoff(backoff).failed('ana')
    expect(await second.backoff(backoff).wait('ana')).toBeGreaterThan(90)
  })

  test('a database clock that went back a day locks nobody out for longer than a period', async () => {
    const { db, store } = await openStore()
    await store.take(RULE, 'ana')
    await sql`UPDATE rate_limits SET full_at = full_at + interval '1 day'`.execute(db)
    const { taken, fullIn } = await store.take(RULE, 'ana')
    expect(taken).toBe(false)
    expect(fullIn).toBeLessThanOrEqual(60_000)
    await store.addFailure('passwords', 'ana')
    await sql`UPDATE attempt_failures SET last_at = last_at + interval '1 day'`.execute(db)
    const limits = sharedRateLimits({ store, clock, onError })
    expect(await limits.backoff({ name: 'passwords', free: 0, first: 15, longest: 900 }).wait('ana')).toBe(15)
  })

  test('the tables hold no name, and forget counters that no longer count', async () => {
    const { db, store } = await openStore()
    const short = { ...RULE, period: 1 }
    await Promise.all(Array.from({ length: 999 }, (_, times) => store.take(short, `network ${times % 7}`)))
    await sql`UPDATE rate_limits SET full_at = full_at - interval '1 hour'`.execute(db)
    await store.take(RULE, 'ana@example.com')
    const { rows } = await sql<{ key: Buffer }>`SELECT * FROM rate_limits`.execute(db)
    expect(rows).toHaveLength(1)
    expect(rows[0]!.key.toString()).not.toContain('ana')
  })
})
