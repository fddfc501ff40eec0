import { sql, type RawBuilder } from 'kysely'
import type { FeedStanding, FeedStandings, ReadingCounts, ReadingEnd } from '#ports/server/feed-standings.ts'
import type { Database } from '../database.ts'
import type { FeedStandingRow } from '../schema.ts'
import { isAbandoned, newLease } from './lease-holder.ts'

/** The turns at feeds and how their readings went. The time is the database's: its processes may have clocks that differ. */
export function databaseFeedStandings({ db, kind }: Pick<Database, 'db' | 'kind'>): FeedStandings {
  const clock =
    kind === 'sqlite'
      ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
      : sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
  // Built, not raw: the embedded database sends raw statements to its writer, where they'd wait for writes.
  const now = async () => (await db.selectNoFrom(clock.as('now')).executeTakeFirstOrThrow()).now
  return {
    now,
    all: async () => {
      const [rows, time] = await Promise.all([selectStandings(db), now()])
      return rows.map((row) => fromRow(row, time))
    },
    async begin(source, leaseMs, unlessSince) {
      await freeAbandoned(db, source)
      const turn = { started_at: clock, ended_at: null, lease: newLease(), leased_until: after(clock, leaseMs) }
      const taken = await db
        .insertInto('feed_standings')
        .values({ source, ...turn, failures: 1, held_whole: 0 })
        .onConflict((conflict) =>
          conflict
            .column('source')
            .doUpdateSet({ ...turn, failures: sql<number>`feed_standings.failures + 1` })
            .where(sql<boolean>`(feed_standings.lease is null or feed_standings.leased_until < ${clock})`)
            // A feed that has never been read has no row that could be met.
            .where(
              unlessSince ? sql<boolean>`feed_standings.started_at = ${unlessSince.startedAt ?? -1}` : sql.lit(true),
            ),
        )
        .returning('lease')
        .executeTakeFirst()
      return taken ? { source, token: turn.lease } : null
    },
    async renew({ source, token }, leaseMs) {
      const renewed = await db
        .updateTable('feed_standings')
        .set({ leased_until: after(clock, leaseMs) })
        .where('source', '=', source)
        .where('lease', '=', token)
        .executeTakeFirst()
      return Number(renewed.numUpdatedRows) === 1
    },
    async end({ source, token }, end) {
      await db
        .updateTable('feed_standings')
        .set({ ...changes(end), ended_at: clock, lease: null, leased_until: null })
        .where('source', '=', source)
        .where('lease', '=', token)
        .execute()
    },
  }
}

const selectStandings = (db: Database['db']) =>
  db
    .selectFrom('feed_standings')
    .selectAll()
    .select((standing) =>
      standing
        .selectFrom('listings')
        .select('id')
        .whereRef('listings.source', '=', 'feed_standings.source')
        .limit(1)
        .as('shown'),
    )
    .execute()

/** Ends the turn of a process that was killed on this machine, which need not be waited for. */
async function freeAbandoned(db: Database['db'], source: string): Promise<void> {
  const row = await db.selectFrom('feed_standings').select('lease').where('source', '=', source).executeTakeFirst()
  if (!row?.lease || !isAbandoned(row.lease)) return
  const free = db.updateTable('feed_standings').set({ lease: null, leased_until: null })
  await free.where('source', '=', source).where('lease', '=', row.lease).execute()
}

const after = (clock: RawBuilder<number>, ms: number) => sql<number>`${clock} + ${sql.lit(Math.round(ms))}`

function changes(end: ReadingEnd) {
  const counts = end.counts && JSON.stringify(end.counts)
  if (end.kind === 'failed') return { counts, problem: end.problem }
  const started = sql<number>`started_at`
  const settled = { counts, failures: 0, ...(end.whole ? { whole_at: started } : {}) }
  if (end.kind === 'held') return { ...settled, problem: end.problem, held: end.problem, held_whole: end.whole ? 1 : 0 }
  // A reading of changes says nothing of what a reading of the whole feed found.
  const held = end.whole ? { held: null } : { held: sql<string | null>`case when held_whole = 1 then held end` }
  return { ...settled, ...held, problem: null, succeeded_at: started }
}

const fromRow = (row: FeedStandingRow & { shown: number | null }, now: number): FeedStanding => ({
  source: row.source,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  failures: row.failures,
  counts: row.counts === null ? null : (JSON.parse(row.counts) as ReadingCounts),
  problem: row.problem,
  succeededAt: row.succeeded_at,
  wholeAt: row.whole_at,
  held: row.held,
  isRead: row.lease !== null && (row.leased_until ?? 0) >= now && !isAbandoned(row.lease),
  isShown: row.shown !== null,
})
