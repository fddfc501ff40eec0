import type { Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Clock } from '#ports/clock.ts'
import type { ClaimedHome, CopiedPicture, PictureQueue, SettledHome } from '#ports/server/picture-queue.ts'
import type { Database } from '../database.ts'
import { ListingStore } from '../listings/listing-store.ts'
import { queueClock } from '../queue-clock.ts'
import type { Schema } from '../schema.ts'
import { filesOf, identityOf, isToCopy, showCopies, stageOf } from './shown-pictures.ts'

/**
 * The homes whose pictures are to be copied, as workers see them. On PostgreSQL workers of several instances pass over each other's
 * rows, and the time is the database's; the embedded database has one process, whose `clock` it goes by.
 */
export function databasePictureQueue(
  { db, lookups, kind }: Pick<Database, 'db' | 'lookups' | 'kind'>,
  clock: Clock,
): PictureQueue {
  return {
    now: queueClock({ db, kind }, clock),
    async claim(limit, now, leaseUntil) {
      const due = db
        .selectFrom('listing_pictures')
        .select('listing_id')
        .where('stage', 'is not', null)
        .where('due_at', '<=', now.getTime())
        .orderBy('stage')
        .orderBy('due_at')
        .limit(limit)
      const rows = await db
        .with('due', () => (kind === 'postgres' ? due.forUpdate().skipLocked() : due))
        .updateTable('listing_pictures')
        .set((row) => ({ due_at: leaseUntil.getTime(), lease: randomUUID(), attempts: row('attempts', '+', 1) }))
        .where('listing_id', 'in', (row) => row.selectFrom('due').select('listing_id'))
        .returning((row) => [
          'listing_id',
          'pictures',
          'lease',
          'attempts',
          row
            .selectFrom('listings')
            .select('source')
            .whereRef('listings.id', '=', 'listing_pictures.listing_id')
            .as('source'),
        ])
        .execute()
      return rows.map(({ listing_id: listingId, source, lease, attempts, pictures }) => ({
        listingId,
        source: source!,
        lease: lease!,
        attempt: attempts,
        pictures: nextOf(JSON.parse(pictures) as CopiedPicture[]),
      }))
    },
    settle: (settled, now) => settle(db, settled, now),
    async release(now) {
      await db
        .updateTable('listing_pictures')
        .set({ due_at: now.getTime(), lease: null })
        .where('lease', 'is not', null)
        .execute()
    },
    async nextDue() {
      const next = lookups
        .selectFrom('listing_pictures')
        .select((row) => row.fn.min<number | null>('due_at').as('due_at'))
      const row = await next.where('stage', 'is not', null).executeTakeFirst()
      return row === undefined || row.due_at === null ? null : new Date(row.due_at)
    },
  }
}

/** Pictures of one claim: a home with many comes back in turn, and shows each lot at once. */
const LOT = 12

/** The pictures to copy now: a home's first one goes before the others of all homes. */
function nextOf(pictures: readonly CopiedPicture[]): ClaimedHome['pictures'] {
  const missing = pictures.filter(isToCopy)
  return stageOf(pictures) === 0 ? missing.slice(0, 1) : missing.slice(0, LOT)
}

async function settle(db: Database['db'], settled: SettledHome, now: Date): Promise<void> {
  const { claimed, outcomes } = settled
  await ListingStore.write(db, async (_, transaction) => {
    const row = await selectHome(transaction, claimed.listingId)
    // The home is no longer listed.
    if (!row) return { changed: false }
    const before = JSON.parse(row.pictures) as CopiedPicture[]
    const after = withOutcomes(before, outcomes, settled.dueAt === null)
    await updateHome(transaction, row, { settled, after, now })
    if (countCopies(after) === countCopies(before)) return { changed: false }
    await useFiles(transaction, claimed.listingId, [...filesOf(after)])
    await transaction
      .updateTable('listing_contents')
      .set(showCopies({ summary: row.summary, details: row.details }, after))
      .where('listing_id', '=', claimed.listingId)
      .execute()
    return { changed: true }
  })
}

const countCopies = (pictures: readonly CopiedPicture[]): number => pictures.filter(({ copy }) => copy).length

const selectHome = (transaction: Transaction<Schema>, id: number) =>
  transaction
    .selectFrom('listing_pictures')
    .innerJoin('listing_contents', 'listing_contents.listing_id', 'listing_pictures.listing_id')
    .select(['listing_pictures.listing_id as id', 'pictures', 'lease', 'attempts', 'due_at', 'summary', 'details'])
    .where('listing_pictures.listing_id', '=', id)
    .executeTakeFirst()

function withOutcomes(
  pictures: readonly CopiedPicture[],
  outcomes: SettledHome['outcomes'],
  isLast: boolean,
): CopiedPicture[] {
  const byIdentity = new Map(
    outcomes.map(({ picture, outcome }) => [identityOf(picture), { url: picture.url, outcome }]),
  )
  return pictures.map((picture) => {
    const known = byIdentity.get(identityOf(picture))
    if (!known || picture.copy) return picture
    const { outcome, url } = known
    // Also where a worker that took the home over was refused: an address may be for one use.
    const { failed, isFinal: _, ...given } = picture
    if (outcome.state === 'copied') return { ...given, copy: outcome.copy }
    // The feed has given another address meanwhile.
    if (url !== picture.url || failed !== undefined) return picture
    if (outcome.state === 'waiting') return isLast ? { ...picture, failed: outcome.reason } : picture
    return { ...picture, failed: outcome.reason, ...(outcome.isFinal ? { isFinal: true } : {}) }
  })
}

type Home = NonNullable<Awaited<ReturnType<typeof selectHome>>>

/** Where another worker, or an import, has taken the home over, only the pictures are written. */
async function updateHome(
  transaction: Transaction<Schema>,
  row: Home,
  { settled, after, now }: { settled: SettledHome; after: readonly CopiedPicture[]; now: Date },
): Promise<void> {
  const stage = stageOf(after)
  const progress = settled.outcomes.some(({ outcome }) => outcome.state !== 'waiting')
  const mine = row.lease === settled.claimed.lease
  await transaction
    .updateTable('listing_pictures')
    .set({ pictures: JSON.stringify(after), stage })
    .where('listing_id', '=', row.id)
    .execute()
  if (mine) {
    const dueAt = progress || settled.dueAt === null ? now : settled.dueAt
    await transaction
      .updateTable('listing_pictures')
      .set({ due_at: dueAt.getTime(), attempts: progress ? 0 : row.attempts, lease: null })
      .where('listing_id', '=', row.id)
      .execute()
  }
  if (after.some(isExpired)) await readAnew(transaction, row.id)
}

/** Its address may have been for one use: the next reading of the feed gives another. */
const isExpired = ({ failed, version, isFinal }: CopiedPicture): boolean =>
  failed !== undefined && version !== undefined && !isFinal

/** Lets the next reading store the listing as if it had changed. */
const readAnew = (transaction: Transaction<Schema>, id: number): Promise<unknown> =>
  transaction.updateTable('listings').set({ content_hash: '' }).where('id', '=', id).execute()

async function useFiles(transaction: Transaction<Schema>, listingId: number, names: readonly string[]): Promise<void> {
  await transaction
    .insertInto('picture_uses')
    .values(names.map((name) => ({ listing_id: listingId, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await transaction.updateTable('picture_files').set({ unused_since: null }).where('name', 'in', names).execute()
}
