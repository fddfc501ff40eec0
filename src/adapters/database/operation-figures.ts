import type { OperationFigures } from '#ports/server/metrics.ts'
import type { Database } from './database.ts'
import { databaseFeedStandings } from './listings/feed-standings.ts'

/** Figures for operators: the outbox and the feeds. */
export const databaseOperationFigures = ({ db, kind }: Pick<Database, 'db' | 'kind'>): OperationFigures => ({
  readings: () => databaseFeedStandings({ db, kind }).all(),
  outbox: async () => {
    const rows = await db
      .selectFrom('outbox_mails')
      .select(({ fn }) => ['state', fn.countAll().as('mails')])
      .where('state', '<>', 'sent')
      .groupBy('state')
      .execute()
    const mails = (state: string) => Number(rows.find((row) => row.state === state)?.mails ?? 0)
    return { waiting: mails('waiting'), dead: mails('dead') }
  },
  pictures: async () => {
    const waiting = await db
      .selectFrom('listing_pictures')
      .select(({ fn }) => fn.countAll().as('homes'))
      .where('stage', 'is not', null)
      .executeTakeFirstOrThrow()
    const stored = await db
      .selectFrom('picture_files')
      .select(({ fn }) => [fn.countAll().as('copies'), fn.sum('bytes').as('bytes')])
      .executeTakeFirstOrThrow()
    return { waitingHomes: Number(waiting.homes), copies: Number(stored.copies), bytes: Number(stored.bytes ?? 0) }
  },
  feeds: async () => {
    const rows = await db.selectFrom('feed_runs').select(['source', 'modified_up_to']).execute()
    return rows.map((row) => ({ source: row.source, modifiedUpTo: new Date(row.modified_up_to) }))
  },
})
