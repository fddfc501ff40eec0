import type { Kysely, Transaction } from 'kysely'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import type { KeyStanding, ReasonNotes } from '#ports/server/listing-import.ts'
import type { Schema } from '../schema.ts'
import { SAMPLE_SOURCE } from './listing-rows.ts'
import { inChunks } from './listing-store.ts'

/** Rows or keys in one statement. */
const ROWS_AT_ONCE = 500

/** Stores why records of a source are not shown; a reason that stays the same keeps its day. */
export function noteReasons(db: Kysely<Schema>, source: string, { reasons, complete }: ReasonNotes): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom('import_reasons')
      .select(['source_key', 'reason'])
      .where('source', '=', source)
      .execute()
    const known = new Map(rows.map((row) => [row.source_key, row.reason]))
    const isSettled = (key: string) => (reasons.has(key) ? reasons.get(key) === null : complete)
    await forget(transaction, source, [...known.keys()].filter(isSettled))
    await remember(
      transaction,
      source,
      [...reasons].flatMap(([key, reason]) => (reason === null || known.get(key) === reason ? [] : [[key, reason]])),
    )
  })
}

async function forget(transaction: Transaction<Schema>, source: string, keys: readonly string[]): Promise<void> {
  for (const some of inChunks(keys, ROWS_AT_ONCE)) {
    await transaction
      .deleteFrom('import_reasons')
      .where('source', '=', source)
      .where('source_key', 'in', some)
      .execute()
  }
}

async function remember(
  transaction: Transaction<Schema>,
  source: string,
  fresh: readonly (readonly [key: string, reason: string])[],
): Promise<void> {
  const noted_on = todayInNewJersey()
  for (const some of inChunks(fresh, ROWS_AT_ONCE)) {
    await transaction
      .insertInto('import_reasons')
      .values(some.map(([source_key, reason]) => ({ source, source_key, reason, noted_on })))
      .onConflict((conflict) =>
        conflict
          .columns(['source', 'source_key'])
          .doUpdateSet((row) => ({ reason: row.ref('excluded.reason'), noted_on: row.ref('excluded.noted_on') })),
      )
      .execute()
  }
}

/** Listings that another feed's stand for: the id of that one, and its feed. */
const selectJoined = (db: Kysely<Schema>, key: string) =>
  db
    .selectFrom('joined_listings')
    .innerJoin('listings', 'listings.id', 'joined_listings.leader_id')
    .select(['joined_listings.source', 'listings.id', 'listings.source as shown_from'])
    .where('joined_listings.source_key', '=', key)
    .execute()

/** How a key stands in each feed that has brought it, by source. */
export async function standingOf(db: Kysely<Schema>, key: string): Promise<KeyStanding[]> {
  const [shown, joined, noted, removed] = await Promise.all([
    db.selectFrom('listings').select(['source', 'id']).where('source_key', '=', key).execute(),
    selectJoined(db, key),
    db.selectFrom('import_reasons').selectAll().where('source_key', '=', key).execute(),
    db.selectFrom('removed_listings').selectAll().where('source_key', '=', key).execute(),
  ])
  const sources = new Set([...shown, ...joined, ...noted, ...removed].map(({ source }) => source))
  sources.delete(SAMPLE_SOURCE)
  return [...sources].toSorted().map((source) => {
    const isSame = (row: { source: string }) => row.source === source
    const note = noted.find(isSame)
    return {
      source,
      listingId: shown.find(isSame)?.id ?? joined.find(isSame)?.id ?? null,
      shownFrom: joined.find(isSame)?.shown_from ?? null,
      reason: note ? { text: note.reason, notedOn: note.noted_on } : null,
      removedOn: removed.find(isSame)?.removed_on ?? null,
    }
  })
}
