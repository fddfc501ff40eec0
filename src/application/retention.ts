import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { RetentionRule } from '#ports/server/retention.ts'

const DAY = 24 * 60 * 60 * 1000
/** Pause before rules that failed are run again, ms. */
const RETRY_PAUSE = 10 * 60 * 1000

export interface RetentionDeps {
  rules: readonly RetentionRule[]
  clock: Clock
  log: Log
}

/** Removes expired personal data at once and then daily. If one rule fails the others still run, and it runs again soon. */
export function startRetention({ rules, clock, log }: RetentionDeps): { stop: () => Promise<void> } {
  let cleaning = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  const succeeds = async (rule: RetentionRule): Promise<boolean> => {
    try {
      const removed = await rule.removeOld(clock.now())
      if (removed > 0) log.info({ what: rule.name, removed }, 'Expired data removed')
      return true
    } catch (error) {
      log.error({ what: rule.name, err: error }, 'Could not remove expired data')
      return false
    }
  }
  const clean = (due: readonly RetentionRule[]) => {
    clearTimeout(retry)
    cleaning = cleaning.then(async () => {
      const failed: RetentionRule[] = []
      for (const rule of due) if (!(await succeeds(rule))) failed.push(rule)
      if (failed.length > 0) retry = setTimeout(() => clean(failed), RETRY_PAUSE)
    })
  }
  clean(rules)
  const timer = setInterval(() => clean(rules), DAY)
  return {
    stop: async () => {
      clearInterval(timer)
      await cleaning
      clearTimeout(retry)
    },
  }
}
