import { sql } from 'kysely'
import { createHmac } from 'node:crypto'
import type { RateLimitStore } from '#ports/server/rate-limit-store.ts'
import type { RateLimitRule } from '#ports/server/rate-limits.ts'
import type { Database } from '../database.ts'

/** Requests of this process between two removals of counters that no longer count. */
const PRUNED_EVERY = 1000

/** The counters in PostgreSQL. `secret` keys the hashes, so that the tables name no network and no email address. */
export function postgresRateLimitStore({ db }: Pick<Database, 'db'>, secret: string): RateLimitStore {
  const keyOf = (name: string, who: string) =>
    createHmac('sha256', secret).update(`${name}\n${who}`).digest().subarray(0, 16)
  let requests = 0

  const prune = async (): Promise<void> => {
    await sql`DELETE FROM rate_limits WHERE full_at < now()`.execute(db)
    await sql`DELETE FROM attempt_failures WHERE last_at < now() - interval '1 day'`.execute(db)
  }

  return {
    async take(rule, who) {
      if (++requests % PRUNED_EVERY === 0) await prune()
      const { rows } = await takeOne(rule, keyOf(rule.name, who)).execute(db)
      return { taken: rows[0]!.taken, fullIn: rows[0]!.full_in }
    },
    async failures(name, who) {
      const found = await sql<{ failures: number; since: number }>`
        SELECT failures, (extract(epoch FROM now() - last_at) * 1000)::float8 AS since FROM attempt_failures
        WHERE key = ${keyOf(name, who)} AND last_at > now() - interval '1 day'`.execute(db)
      const row = found.rows[0]
      return row ? { count: row.failures, since: row.since } : null
    },
    async addFailure(name, who) {
      await sql`
        INSERT INTO attempt_failures AS known (key, failures, last_at) VALUES (${keyOf(name, who)}, 1, now())
        ON CONFLICT (key) DO UPDATE SET last_at = now(),
          failures = CASE WHEN known.last_at > now() - interval '1 day' THEN known.failures + 1 ELSE 1 END`.execute(db)
    },
    async clearFailures(name, who) {
      await sql`DELETE FROM attempt_failures WHERE key = ${keyOf(name, who)}`.execute(db)
    },
  }
}

/** The generic cell rate algorithm in one statement; no stored time counts as further ahead than a period. */
function takeOne({ allowed, period }: RateLimitRule, key: Buffer) {
  // Whole microseconds, PostgreSQL's resolution, rounded down so that the burst fits into the period.
  const step = sql`(${Math.floor((period * 1000) / allowed)}::float8 * interval '1 microsecond')`
  const latest = sql`(now() + ${period * 1000}::float8 * interval '1 microsecond')`
  const known = sql`least(known.full_at, ${latest})`
  const next = sql`greatest(${known}, now()) + ${step}`
  return sql<{ taken: boolean; full_in: number }>`
    INSERT INTO rate_limits AS known (key, full_at, taken) VALUES (${key}, now() + ${step}, true)
    ON CONFLICT (key) DO UPDATE SET
      taken = ${next} <= ${latest},
      full_at = CASE WHEN ${next} <= ${latest} THEN ${next} ELSE ${known} END
    RETURNING taken, (extract(epoch FROM full_at - now()) * 1000)::float8 AS full_in`
}
