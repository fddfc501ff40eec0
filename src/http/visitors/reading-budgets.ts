import { createCountedLimit } from '#application/limits/counted-limit.ts'
import type { MonotonicClock } from '#ports/clock.ts'
import type { RateLimitRule } from '#ports/server/rate-limits.ts'

const MINUTE = 60_000
/** An answer ready so soon was cached or cheap, ms; it costs a tenth. */
const QUICK = 5
const QUICK_REFUND = 0.9

/**
 * What one network may read a minute, by cost. Far above what an office or a carrier's shared address asks for: a person
 * looks at some six pages a minute and moves the map some twenty times.
 */
const BUDGETS = {
  /** Searches for one or two letters: no index serves them. */
  'short-text': { name: 'short-text', allowed: 600, period: MINUTE },
  search: { name: 'search', allowed: 6000, period: MINUTE },
  map: { name: 'map', allowed: 3000, period: MINUTE },
  /** Pages that have to be rendered. */
  page: { name: 'page', allowed: 3000, period: MINUTE },
} satisfies Record<string, RateLimitRule>

export type ReadingKind = keyof typeof BUDGETS

/** What a read has left of its network's budget. */
export interface Spent {
  rule: RateLimitRule
  /** 0, or the seconds until the read is allowed. */
  wait: number
  remaining: number
  /** Until the whole budget is there again, s. */
  fullIn: number
  /** To be called when the answer is ready. */
  settle: () => void
}

/** Budgets of networks for expensive reads, in the memory of this process: they cost a microsecond. */
export interface ReadingBudgets {
  spend(kind: ReadingKind, network: string): Spent
}

export function createReadingBudgets(clock: MonotonicClock): ReadingBudgets {
  const limits = Object.fromEntries(
    Object.entries(BUDGETS).map(([kind, rule]) => [kind, createCountedLimit(rule, clock)]),
  ) as Record<ReadingKind, ReturnType<typeof createCountedLimit>>
  return {
    spend(kind, network) {
      const [limit, started] = [limits[kind], clock.elapsed()]
      const wait = limit.take(network)
      const settle = () => {
        if (clock.elapsed() - started < QUICK) limit.giveBack(network, QUICK_REFUND)
      }
      return { rule: BUDGETS[kind], wait, ...limit.left(network), settle }
    },
  }
}
