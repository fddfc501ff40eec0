import type { RetentionRule } from '#ports/server/retention.ts'
import type { AccountDatabase } from './account-tables.ts'

/** Sessions and links to set a new password go when they have run out. */
export const accountRetention = (db: AccountDatabase): RetentionRule[] =>
  (['account_sessions', 'account_verifications'] as const).map((table) => ({
    name: table === 'account_sessions' ? 'sessions' : 'links to set a new password',
    removeOld: async (now) => {
      const expired = db.deleteFrom(table).where('expires_at', '<', now.toISOString())
      return Number((await expired.executeTakeFirst()).numDeletedRows)
    },
  }))
