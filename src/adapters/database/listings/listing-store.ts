import { sql, type Kysely, type Transaction } from 'kysely'
import { storePictures } from '../pictures/listing-pictures.ts'
import { replacedColumns } from '../replaced-columns.ts'
import type { Schema } from '../schema.ts'
import type { ListingRows } from './listing-rows.ts'

/** Rows written by one statement; both engines limit the number of its values. */
const ROWS_AT_ONCE = 250

/** Changes that the log keeps at least; readers further behind read all listings. */
export const LOGGED_CHANGES = 50_000

/** Writes listings inside a transaction that no other writer overlaps. */
export class ListingStore {
  readonly #transaction: Transaction<Schema>

  private constructor(transaction: Transaction<Schema>) {
    this.#transaction = transaction
  }

  /**
   * Runs `work` in one transaction, one writer at a time in all processes. The version of the listings rises if `work`
   * returns `changed`. Triggers log what changes under the next version (`listing_changes`); the log is pruned to whole
   * versions of at least `logged` changes.
   */
  static write<T extends { changed: boolean }>(
    db: Kysely<Schema>,
    work: (store: ListingStore, transaction: Transaction<Schema>) => Promise<T>,
    logged = LOGGED_CHANGES,
  ): Promise<T> {
    return db.transaction().execute(async (transaction) => {
      // Locking this row first makes other writers wait instead of failing halfway.
      const state = () => transaction.updateTable('listing_state')
      await state()
        .set((row) => ({ version: row.ref('version') }))
        .execute()
      const done = await work(new ListingStore(transaction), transaction)
      if (!done.changed) return done
      await state()
        .set((row) => ({ version: row('version', '+', 1) }))
        .execute()
      await pruneChanges(transaction, logged)
      return done
    })
  }

  /** New ids, never given before. */
  async takeIds(count: number): Promise<number[]> {
    if (count === 0) return []
    const { next_id: next } = await this.#transaction
      .updateTable('listing_state')
      .set((row) => ({ next_id: row('next_id', '+', count) }))
      .returning('next_id')
      .executeTakeFirstOrThrow()
    return Array.from({ length: count }, (_, index) => next - count + index)
  }

  /** Adds the listings, or replaces those with the same ids. */
  async put(rows: readonly ListingRows[]): Promise<void> {
    for (const some of inChunks(rows, ROWS_AT_ONCE)) {
      await this.#putListings(some.map((row) => row.listing))
      await this.#putContents(await storePictures(this.#transaction, some))
      await this.#putSearch(some.map((row) => row.search))
      await this.#putDescriptions(some.map((row) => row.description))
    }
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const some of inChunks(ids, ROWS_AT_ONCE)) {
      await this.#transaction.deleteFrom('listings').where('id', 'in', some).execute()
    }
  }

  #putListings(rows: ListingRows['listing'][]) {
    return this.#transaction
      .insertInto('listings')
      .values(rows)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(replacedColumns(rows, ['id'])))
      .execute()
  }

  #putContents(rows: ListingRows['contents'][]) {
    return this.#transaction
      .insertInto('listing_contents')
      .values(rows)
      .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(replacedColumns(rows, ['listing_id'])))
      .execute()
  }

  #putSearch(rows: ListingRows['search'][]) {
    return this.#transaction
      .insertInto('listing_search')
      .values(rows)
      .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(replacedColumns(rows, ['listing_id'])))
      .execute()
  }

  #putDescriptions(rows: ListingRows['description'][]) {
    return this.#transaction
      .insertInto('listing_descriptions')
      .values(rows)
      .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(replacedColumns(rows, ['listing_id'])))
      .execute()
  }
}

/** Removes the oldest versions from the log of changes: those below the version of the change number `kept`, from the newest. */
const pruneChanges = (transaction: Transaction<Schema>, kept: number): Promise<unknown> =>
  transaction
    .deleteFrom('listing_changes')
    .where('version', '<', (log) =>
      log.selectFrom('listing_changes').select('version').orderBy('version', 'desc').limit(1).offset(kept),
    )
    .execute()

/** Updates what PostgreSQL knows of the tables after many changes: its plans and index-only scans depend on it. */
export const vacuumListings = (db: Kysely<Schema>): Promise<unknown> =>
  sql`vacuum (analyze) listings, listing_contents, listing_search, listing_descriptions, map_cells, listing_counts`.execute(
    db,
  )

/** Splits values into arrays of at most `size`. */
export function* inChunks<T>(values: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size)
}
