import { RETENTION } from '#content/retention.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { Database } from '../database.ts'

/** Removes what anonymous visitors saved some months after their last change, when their cookie ends; accounts and subscribers keep theirs. */
export const visitorRetention = ({ db }: Pick<Database, 'db'>): RetentionRule => ({
  name: 'anonymous visitors',
  removeOld: async (now) => {
    const since = new Date(now)
    since.setUTCMonth(since.getUTCMonth() - RETENTION.visitorMonths)
    const gone = db
      .deleteFrom('owners')
      .where('account_id', 'is', null)
      .where('id', 'not in', (row) => row.selectFrom('subscribers').select('owner_id'))
      .where('changed_on', '<', newJerseyDay(since))
    return Number((await gone.executeTakeFirst()).numDeletedRows)
  },
})
