import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { RetentionRule } from '#ports/server/retention.ts'

const DAY = 24 * 60 * 60 * 1000

export interface RetentionParts {
  rules: readonly RetentionRule[]
  clock: Clock
  log: Log
}

/** Removes what the privacy policy says is not kept: at once and then every day. A rule that fails keeps no other back. */
export function startRetention({ rules, clock, log }: RetentionParts): { stop: () => Promise<void> } {
  let cleaning = Promise.resolve()
  const clean = async (): Promise<void> => {
    for (const rule of rules) {
      try {
        const removed = await rule.removeOld(clock.now())
        if (removed > 0) log.info({ what: rule.name, removed }, 'Old data was removed')
      } catch (error) {
        log.error({ what: rule.name, err: error }, 'Old data could not be removed')
      }
    }
  }
  const daily = () => {
    cleaning = cleaning.then(clean)
  }
  daily()
  const timer = setInterval(daily, DAY)
  return {
    stop: () => {
      clearInterval(timer)
      return cleaning
    },
  }
}
