import type { Transaction } from 'kysely'
import type { CopiedPicture } from '#ports/server/picture-queue.ts'
import { replacedColumns } from '../replaced-columns.ts'
import type { Schema } from '../schema.ts'
import { filesOf, showCopies, stageOf, withEarlierCopies } from './shown-pictures.ts'

/** A listing that is being stored: its contents, and the pictures to be copied for it. */
interface StoredRow {
  contents: Schema['listing_contents']
  copied: readonly CopiedPicture[] | null
}

/**
 * Stores which pictures of these listings are to be copied, in the transaction that stores the listings. Returns their contents:
 * pictures copied earlier are shown at once.
 */
export async function storePictures(
  transaction: Transaction<Schema>,
  rows: readonly StoredRow[],
): Promise<Schema['listing_contents'][]> {
  const earlier = await selectPictures(
    transaction,
    rows.map(({ contents }) => contents.listing_id),
  )
  const stored = rows.map(({ contents, copied }) => {
    const before = earlier.get(contents.listing_id) ?? []
    return { contents, before, now: copied && withEarlierCopies(copied, before) }
  })
  await dropUses(transaction, stored)
  await putPictures(transaction, stored)
  await removePictures(
    transaction,
    stored.filter(({ contents, now }) => now === null && earlier.has(contents.listing_id)),
  )
  return stored.map(({ contents, now }) => (now?.some(({ copy }) => copy) ? showCopies(contents, now) : contents))
}

interface Stored {
  contents: Schema['listing_contents']
  before: readonly CopiedPicture[]
  now: CopiedPicture[] | null
}

/** The pictures of listings that have any to copy, by the listings' ids. */
export async function selectPictures(
  db: Pick<Transaction<Schema>, 'selectFrom'>,
  ids: readonly number[],
): Promise<Map<number, CopiedPicture[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('listing_pictures')
    .select(['listing_id', 'pictures'])
    .where('listing_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.listing_id, JSON.parse(row.pictures) as CopiedPicture[]]))
}

/** Copies that a listing showed and shows no longer. */
async function dropUses(transaction: Transaction<Schema>, stored: readonly Stored[]): Promise<void> {
  for (const { contents, before, now } of stored) {
    const left = [...filesOf(before).difference(filesOf(now ?? []))]
    if (left.length === 0) continue
    await transaction
      .deleteFrom('picture_uses')
      .where('listing_id', '=', contents.listing_id)
      .where('name', 'in', left)
      .execute()
  }
}

async function putPictures(transaction: Transaction<Schema>, stored: readonly Stored[]): Promise<void> {
  const values = stored.flatMap(({ contents, now }) =>
    now === null
      ? []
      : [
          {
            listing_id: contents.listing_id,
            pictures: JSON.stringify(now),
            stage: stageOf(now),
            attempts: 0,
            // At once.
            due_at: 0,
            lease: null,
          },
        ],
  )
  if (values.length === 0) return
  await transaction
    .insertInto('listing_pictures')
    .values(values)
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(replacedColumns(values, ['listing_id'])))
    .execute()
}

async function removePictures(transaction: Transaction<Schema>, stored: readonly Stored[]): Promise<void> {
  const ids = stored.map(({ contents }) => contents.listing_id)
  if (ids.length > 0) await transaction.deleteFrom('listing_pictures').where('listing_id', 'in', ids).execute()
}
