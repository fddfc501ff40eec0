import { RETENTION } from '#content/retention.ts'
import type { RetentionRule } from '#ports/server/retention.ts'
import type { Database } from '../database.ts'

const DAY = 24 * 60 * 60 * 1000

/** When inquiries and mails are removed: see `content/retention.ts`. */
export const inquiryRetention = ({ db }: Pick<Database, 'db'>): RetentionRule[] => [
  {
    // Their mails go with them.
    name: 'inquiries',
    removeOld: async (now) => {
      const old = db.deleteFrom('inquiries').where('received_at', '<', monthsBefore(now, RETENTION.inquiryMonths))
      return Number((await old.executeTakeFirst()).numDeletedRows)
    },
  },
  {
    name: 'contacts without inquiries',
    removeOld: async () => {
      const unused = db
        .deleteFrom('contacts')
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('inquiry_cases')
                .select('inquiry_id')
                .whereRef('inquiry_cases.contact_id', '=', 'contacts.id'),
            ),
          ),
        )
      return Number((await unused.executeTakeFirst()).numDeletedRows)
    },
  },
  {
    name: 'unsent replies',
    removeOld: async (now) => {
      const limit = now.getTime() - RETENTION.replyDraftDays * DAY
      return Number(
        (await db.deleteFrom('case_drafts').where('saved_at', '<', limit).executeTakeFirst()).numDeletedRows,
      )
    },
  },
  {
    name: 'contents of mails',
    removeOld: async (now) => {
      const settled = db
        .updateTable('outbox_mails')
        .set({ contents: null })
        .where('state', '<>', 'waiting')
        .where('contents', 'is not', null)
        .where('settled_at', '<', mailLimit(now))
      return Number((await settled.executeTakeFirst()).numUpdatedRows)
    },
  },
  {
    name: 'emails about deleted data',
    removeOld: async (now) => {
      const settled = db
        .deleteFrom('outbox_mails')
        .where('state', '<>', 'waiting')
        .where('inquiry_id', 'is', null)
        .where('settled_at', '<', mailLimit(now))
      return Number((await settled.executeTakeFirst()).numDeletedRows)
    },
  },
]

const mailLimit = (now: Date): number => now.getTime() - RETENTION.mailDays * DAY

function monthsBefore(now: Date, months: number): number {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.getTime()
}
