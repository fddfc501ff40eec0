import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { RetentionRule } from '#ports/server/retention.ts'

const DAY = 24 * 60 * 60 * 1000

export interface RetentionDeps {
  rules: readonly RetentionRule[]
  clock: Clock
  log: Log
}

/** Removes expired personal data at once and then daily. If one rule fails the others still run. */
export function startRetention({ rules, clock, log }: RetentionDeps): { stop: () => Promise<void> } {
  let cleaning = Promise.resolve()
  const clean = async (): Promise<void> => {
    for (const rule of rules) {
      try {
        const removed = await rule.removeOld(clock.now())
        if (removed > 0) log.info({ what: rule.name, removed }, 'Expired data removed')
      } catch (error) {
        log.error({ what: rule.name, err: error }, 'Expired data could not be removed')
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
