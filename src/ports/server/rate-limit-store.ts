import type { RateLimitRule } from './rate-limits.ts'

/** Counters that all instances share, by the database's clock. Throws what the database throws. */
export interface RateLimitStore {
  /** Takes one if it is allowed. `fullIn`: ms until the whole burst is allowed again, at most the rule's period. */
  take(rule: RateLimitRule, who: string): Promise<{ taken: boolean; fullIn: number }>
  /** Failures in a row and the time since the last one, ms; null if there are none within a day. */
  failures(name: string, who: string): Promise<{ count: number; since: number } | null>
  addFailure(name: string, who: string): Promise<void>
  clearFailures(name: string, who: string): Promise<void>
}
