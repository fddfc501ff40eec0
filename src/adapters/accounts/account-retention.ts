import type { RetentionRule } from '#ports/server/retention.ts'
import type { AccountDatabase } from './account-tables.ts'

/** Removes expired sessions and expired links to set a new password. */
export const accountRetention = (db: AccountDatabase): RetentionRule[] =>
  (['account_sessions', 'account_verifications'] as const).map((table) => ({
    name: table === 'account_sessions' ? 'sessions' : 'links to set a new password',
    removeOld: async (now) => {
      const expired = db.deleteFrom(table).where('expires_at', '<', now.toISOString())
      return Number((await expired.executeTakeFirst()).numDeletedRows)
    },
  }))
