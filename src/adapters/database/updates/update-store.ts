import { sql, type Kysely, type Transaction } from 'kysely'
import type { NewsOfHome } from '#domain/updates/home-news.ts'
import type { NewsHome } from '#domain/updates/news-board.ts'
import type { Telling, UpdateStore } from '#ports/server/update-store.ts'
import type { AccountAddresses } from '../account-addresses.ts'
import type { Database } from '../database.ts'
import { readCredits } from '../listings/feed-displays.ts'
import { isAbandoned, newLease } from '../listings/lease-holder.ts'
import { selectSourcesOf } from '../listings/listing-queries.ts'
import { SAMPLE_SOURCE } from '../listings/listing-rows.ts'
import { inChunks } from '../listings/listing-store.ts'
import { readAll, readFacts } from '../listings/stored-listing.ts'
import { putMails } from '../mail/mail-outbox.ts'
import { lockOwner } from '../saved/owner-lock.ts'
import type { Schema } from '../schema.ts'
import { selectDueReaders } from './due-readers.ts'
import { noticeNews } from './home-news-log.ts'
import { lastNewsId } from './last-news.ts'
import { putPushes } from './push-devices.ts'

/** Rows in one statement. */
const ROWS_AT_ONCE = 250
/** News kept in memory at once: ten busy days of 100,000 homes. */
const MOST_NEWS = 20_000

interface UpdateStoreParts {
  /** Called after mails, and the notifications that come with them, have been stored, to wake their workers. */
  onMails: () => void
  /** Told of stored listings that cannot be read. */
  onError: (error: unknown) => void
}

export function databaseUpdateStore({ db }: Pick<Database, 'db'>, { onMails, onError }: UpdateStoreParts): UpdateStore {
  const lease = newLease()
  return {
    isWatched: () => isWatched(db),
    takeTurn: (now, until) => takeTurn(db, { lease, now, until }),
    async endTurn() {
      await db.updateTable('update_turn').set({ lease: null }).where('lease', '=', lease).execute()
    },
    noticeNews: (now) => noticeNews({ db, now, onError }),
    lastNews: () => lastNewsId(db),
    dueReaders: async (now, after, limit) =>
      selectDueReaders(db, { now, after, limit, lastNews: await lastNewsId(db) }, onError),
    async newsAfter(id) {
      const latest = db.selectFrom('home_news').selectAll().where('id', '>', id).orderBy('id', 'desc').limit(MOST_NEWS)
      return (await latest.execute())
        .toReversed()
        .map((row) => ({ id: row.id, listingId: row.listing_id, ...(JSON.parse(row.news) as NewsOfHome) }))
    },
    homes: (ids) => selectHomes(db, ids, onError),
    async settle(tellings, now) {
      const stored = await db.transaction().execute((transaction) => settleAll(transaction, tellings, now))
      if (stored > 0) onMails()
      return stored
    },
  }
}

async function isWatched(db: Kysely<Schema>): Promise<boolean> {
  const choice = await db.selectFrom('update_choices').select('owner_id').limit(1).executeTakeFirst()
  if (choice) return true
  const turn = await db.selectFrom('update_turn').select('listings_version').executeTakeFirstOrThrow()
  return turn.listings_version !== null
}

/** A process that was killed on this machine need not be waited for. */
async function takeTurn(
  db: Kysely<Schema>,
  { lease, now, until }: { lease: string; now: Date; until: Date },
): Promise<boolean> {
  const held = await db.selectFrom('update_turn').select('lease').executeTakeFirstOrThrow()
  const free = [lease, ...(held.lease !== null && isAbandoned(held.lease) ? [held.lease] : [])]
  const taken = await db
    .updateTable('update_turn')
    .set({ lease, leased_until: until.getTime() })
    .where((row) =>
      row.or([row('lease', 'is', null), row('lease', 'in', free), row('leased_until', '<', now.getTime())]),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

async function selectHomes(
  db: Kysely<Schema>,
  ids: readonly number[],
  onError: (error: unknown) => void,
): Promise<NewsHome[]> {
  const credits = await readCredits(db)
  const homes: NewsHome[] = []
  for (const some of inChunks([...new Set(ids)], ROWS_AT_ONCE)) {
    const contents = db.selectFrom('listing_contents').where('listing_id', 'in', some)
    const rows = await contents.select(['listing_id as id', 'summary', 'details']).execute()
    const sources = Map.groupBy(await selectSourcesOf(db, some).execute(), ({ id }) => id)
    const creditsOf = (id: number) => (sources.get(id) ?? []).flatMap(({ source }) => credits.get(source) ?? [])
    const isSample = (id: number) => (sources.get(id) ?? []).some(({ source }) => source === SAMPLE_SOURCE)
    const read = (row: (typeof rows)[number]) => ({
      id: row.id,
      ...readFacts(row),
      credits: creditsOf(row.id),
      isSample: isSample(row.id),
    })
    homes.push(...readAll(rows, read, onError))
  }
  return homes
}

async function settleAll(transaction: Transaction<Schema>, tellings: readonly Telling[], now: Date): Promise<number> {
  await passOver(transaction, tellings, now)
  let stored = 0
  for (const { reader, through, told } of tellings) {
    if (told === null) continue
    const untold = await stepOn(transaction, { reader, through }, now)
    if (untold === null) continue
    const { ownerId } = reader
    await transaction.deleteFrom('told_news').where('owner_id', '=', ownerId).where('news_id', '<=', untold).execute()
    const rows = told.newsIds.filter((id) => id > untold).map((news_id) => ({ owner_id: ownerId, news_id }))
    for (const some of inChunks(rows, ROWS_AT_ONCE)) await transaction.insertInto('told_news').values(some).execute()
    await putMails(transaction, [told.mail], { now, inquiryId: null })
    await putPushes(transaction, ownerId, told.notice, now)
    stored++
  }
  return stored
}

/** Moves the choices of those to whom there is nothing to tell, at once: after an import that may be nearly everybody. */
async function passOver(transaction: Transaction<Schema>, tellings: readonly Telling[], now: Date): Promise<void> {
  const quiet = tellings.filter(({ told }) => told === null)
  const choices = quiet.flatMap(({ reader: { ownerId, due } }) =>
    due.map(({ source, toldThrough }) => sql`(${ownerId}, ${source}, cast(${toldThrough} as bigint))`),
  )
  if (choices.length === 0) return
  await transaction
    .updateTable('update_choices')
    .set({ told_through: quiet[0]!.through, told_at: now.getTime() })
    .where(sql<boolean>`(owner_id, source, told_through) in (values ${sql.join(choices)})`)
    .execute()
}

/** Where an owner's updates go; undefined where they go nowhere. */
async function addressOf(transaction: Transaction<Schema>, ownerId: string): Promise<string | undefined> {
  const account = transaction
    .withTables<AccountAddresses>()
    .selectFrom('owners')
    .innerJoin('account_users', 'account_users.id', 'owners.account_id')
    .where('owners.id', '=', ownerId)
    .where('email_verified', '=', 1)
    .select('email')
  const subscriber = transaction.selectFrom('subscribers').select('email').where('owner_id', '=', ownerId)
  return ((await account.executeTakeFirst()) ?? (await subscriber.executeTakeFirst()))?.email
}

/**
 * Moves the due choices to the news up to which an email tells them. Returns the news after which some choice of the person has more to tell; null,
 * and nothing moved, where a due choice or the address is no longer as it was read.
 */
async function stepOn(
  transaction: Transaction<Schema>,
  { reader: { ownerId, email, due }, through }: Omit<Telling, 'told'>,
  now: Date,
): Promise<number | null> {
  await lockOwner(transaction, ownerId)
  if ((await addressOf(transaction, ownerId)) !== email) return null
  const choices = transaction
    .selectFrom('update_choices')
    .select(['source', 'told_through'])
    .where('owner_id', '=', ownerId)
  const rows = new Map((await choices.execute()).map((row) => [row.source, row.told_through]))
  if (due.some(({ source, toldThrough }) => rows.get(source) !== toldThrough)) return null
  const sources = due.map(({ source }) => source)
  await transaction
    .updateTable('update_choices')
    .set({ told_through: through, told_at: now.getTime(), mailed_at: now.getTime() })
    .where('owner_id', '=', ownerId)
    .where('source', 'in', sources)
    .execute()
  for (const source of sources) rows.set(source, through)
  return Math.min(...rows.values())
}
