import { newJerseyDay } from '#domain/day.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Clock } from '#ports/clock.ts'
import type { Keeping } from '#ports/keeping.ts'
import { VISITOR_SECONDS } from './visitor-cookies.ts'

const DAY_MS = 24 * 3600 * 1000

export interface RetentionParts {
  accounts: Pick<Accounts, 'removeExpired'>
  keeping: Pick<Keeping, 'removeVisitorsBefore'>
  clock: Clock
}

/** Removes what has outlived its purpose: anonymous visitors whose cookie is gone, sessions and links that have run out. */
export async function removeOutlived({ accounts, keeping, clock }: RetentionParts): Promise<void> {
  const cookieGone = new Date(clock.now().getTime() - VISITOR_SECONDS * 1000)
  await keeping.removeVisitorsBefore(newJerseyDay(cookieGone))
  await accounts.removeExpired()
}

/** Does so now and once a day; resolves, when stopped, after what is in work. */
export function startRetention(parts: RetentionParts): { stop: () => Promise<void> } {
  let working = removeOutlived(parts)
  const timer = setInterval(() => {
    working = removeOutlived(parts)
  }, DAY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}
