import type { Kysely, Transaction } from 'kysely'
import { createHash } from 'node:crypto'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import type { FeedDisplay, LogoFile } from '#ports/server/feed-display.ts'
import type { Schema } from '../schema.ts'
import { ListingStore } from './listing-store.ts'

/** Where logos from files are served. */
export const LOGO_FOLDER = '/feed-logos/'

/** Stores what is shown with a source's homes; null: nothing is. */
export async function storeDisplay(db: Kysely<Schema>, source: string, display: FeedDisplay | null): Promise<void> {
  await ListingStore.write(db, async (_, transaction) => {
    const before = await selectDisplay(transaction, source)
    const next = display === null ? undefined : { source, ...(await rowOf(transaction, display)) }
    if (JSON.stringify(before) === JSON.stringify(next)) return { changed: false }
    await transaction.deleteFrom('feed_displays').where('source', '=', source).execute()
    if (next) await transaction.insertInto('feed_displays').values(next).execute()
    await removeUnusedLogos(transaction)
    return { changed: true }
  })
}

const selectDisplay = (db: Kysely<Schema>, source: string) =>
  db
    .selectFrom('feed_displays')
    .select(['source', 'name', 'logo', 'disclaimer', 'shows_time'])
    .where('source', '=', source)
    .executeTakeFirst()

async function rowOf(transaction: Transaction<Schema>, { name, logo, disclaimer, showsTime }: FeedDisplay) {
  const address = logo === null || typeof logo === 'string' ? logo : await storeLogo(transaction, logo)
  return { name, logo: address, disclaimer, shows_time: showsTime ? 1 : 0 }
}

/** Stores a logo under a name that changes with it, so that browsers may keep it. */
async function storeLogo(transaction: Transaction<Schema>, { type, content }: LogoFile): Promise<string> {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 32)
  await transaction
    .insertInto('feed_logos')
    .values({ name, type, content: Buffer.from(content).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ type }))
    .execute()
  return LOGO_FOLDER + name
}

async function removeUnusedLogos(transaction: Transaction<Schema>): Promise<void> {
  const used = await transaction.selectFrom('feed_displays').select('logo').where('logo', 'is not', null).execute()
  const names = used.map(({ logo }) => logo!.slice(LOGO_FOLDER.length))
  const logos = transaction.deleteFrom('feed_logos')
  await (names.length === 0 ? logos : logos.where('name', 'not in', names)).execute()
}

/** A logo by its name below LOGO_FOLDER. */
export async function readLogo(db: Kysely<Schema>, name: string): Promise<LogoFile | null> {
  const row = await db.selectFrom('feed_logos').selectAll().where('name', '=', name).executeTakeFirst()
  return row ? { type: row.type, content: Buffer.from(row.content, 'base64') } : null
}

/** What is to be shown, by source. */
export async function readCredits(db: Kysely<Schema>): Promise<Map<string, FeedCredit>> {
  const rows = await db
    .selectFrom('feed_displays')
    .leftJoin('feed_runs', 'feed_runs.source', 'feed_displays.source')
    .select(['feed_displays.source', 'name', 'logo', 'disclaimer', 'shows_time', 'read_at'])
    .orderBy('feed_displays.source')
    .execute()
  return new Map(
    rows.map(({ source, name, logo, disclaimer, shows_time: showsTime, read_at: readAt }) => [
      source,
      { name, logo, disclaimer, listingsAsOf: showsTime ? readAt : null },
    ]),
  )
}
