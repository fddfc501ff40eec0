import type { RetentionRule } from '#ports/server/retention.ts'
import type { AccountDatabase } from './account-tables.ts'
import { oldestStart } from './sessions.ts'

const EXPIRING = {
  account_sessions: 'sessions',
  account_verifications: 'links to set a new password',
  account_sign_ups: 'sign-ups that were not confirmed',
  account_email_changes: 'new addresses that were not confirmed',
  account_used_codes: 'used codes',
} as const

type ExpiringTable = keyof typeof EXPIRING

/** Removes what has expired: sessions, links and codes; and sessions that began too long ago. */
export const accountRetention = (db: AccountDatabase): RetentionRule[] => [
  ...(Object.keys(EXPIRING) as ExpiringTable[]).map((table) => ({
    name: EXPIRING[table],
    removeOld: async (now: Date) => {
      const expired = db.deleteFrom(table).where('expires_at', '<', now.toISOString())
      return Number((await expired.executeTakeFirst()).numDeletedRows)
    },
  })),
  {
    name: 'sessions past their maximum age',
    removeOld: async (now) => {
      const old = db.deleteFrom('account_sessions').where('created_at', '<=', oldestStart(now))
      return Number((await old.executeTakeFirst()).numDeletedRows)
    },
  },
]
