import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { SAMPLE_FAVORITES } from '#content/sample-data/favorites.ts'
import { SAMPLE_SAVED_SEARCHES } from '#content/sample-data/saved-searches.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import { keptParams } from '#domain/saved/kept-search.ts'
import type { Clock } from '#ports/clock.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import type { Database } from '../database.ts'
import type { FavoriteRow, OwnerRow, SavedSearchRow, Schema } from '../schema.ts'

/** The samples a new visitor starts with (F-05), as rows without an owner. */
export interface Seeds {
  favorites: readonly Omit<FavoriteRow, 'owner_id'>[]
  searches: readonly Omit<SavedSearchRow, 'owner_id'>[]
}

export function seedsOf(sampleData: boolean): Seeds {
  if (!sampleData) return { favorites: [], searches: [] }
  return {
    favorites: SAMPLE_FAVORITES.map(({ id, dateAdded }, position) => ({
      listing_id: id,
      position,
      added_on: dateAdded,
      note: '',
      seeded: 1,
    })),
    searches: SAMPLE_SAVED_SEARCHES.map(({ id, name, dateCreated, ...search }, position) => ({
      id,
      position,
      name,
      search: JSON.stringify(keptParams(search)),
      created_on: dateCreated,
      seeded: 1,
    })),
  }
}

/**
 * The owners of favorites and saved searches. A visitor who has never changed anything has no row, and sees the samples.
 * Throws what the database throws.
 */
export class OwnerStore {
  readonly #seeds: () => Seeds
  readonly #database: Pick<Database, 'db' | 'lookups'>
  readonly #clock: Clock
  /** Told of stored listings that cannot be read. */
  readonly onError: (error: unknown) => void

  constructor(
    database: Pick<Database, 'db' | 'lookups'>,
    { clock, seeds, onError }: { clock: Clock; seeds: () => Seeds; onError: (error: unknown) => void },
  ) {
    this.#database = database
    this.onError = onError
    this.#clock = clock
    this.#seeds = seeds
  }

  /** What a new owner starts with now. */
  get seeds(): Seeds {
    return this.#seeds()
  }

  get lookups(): Kysely<Schema> {
    return this.#database.lookups
  }

  /** Today's ISO date where the homes are. */
  today(): string {
    return newJerseyDay(this.#clock.now())
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#clock.now().getTime()
  }

  find(owner: Owner): Promise<OwnerRow | undefined> {
    const [column, value] = keyOf(owner)
    return this.lookups.selectFrom('owners').selectAll().where(column, '=', value).executeTakeFirst()
  }

  /** Runs `work` on an owner's row, made with the samples if it is missing; one change at a time for each owner. */
  change<T>(owner: Owner, work: (transaction: Transaction<Schema>, ownerId: string) => Promise<T>): Promise<T> {
    return this.transact(async (transaction) => work(transaction, await this.lock(transaction, owner)))
  }

  transact<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#database.db.transaction().execute(work)
  }

  /** The id of an owner's row, made if it is missing. No other transaction changes it before this one ends. */
  async lock(transaction: Transaction<Schema>, owner: Owner): Promise<string> {
    const known = await this.lockKnown(transaction, owner)
    if (known !== null) return known
    const id = await this.claim(transaction, owner)
    // Another request of the same visitor was first.
    if (id === null) return (await this.lockKnown(transaction, owner))!
    await this.#plantSeeds(transaction, id)
    return id
  }

  /** Makes an empty owner's row; null where there is one. A second transaction waits for the first. */
  async claim(transaction: Transaction<Schema>, owner: Owner): Promise<string | null> {
    const id = randomUUID()
    const [column, value] = keyOf(owner)
    const made = await transaction
      .insertInto('owners')
      .values({ id, [column]: value, changed_on: this.today() })
      .onConflict((conflict) => conflict.column(column).doNothing())
      .executeTakeFirst()
    return made.numInsertedOrUpdatedRows === 0n ? null : id
  }

  /** As `lock`, but null where there is no row. */
  async lockKnown(transaction: Transaction<Schema>, owner: Owner): Promise<string | null> {
    const [column, value] = keyOf(owner)
    const row = await transaction
      .updateTable('owners')
      .set({ changed_on: this.today() })
      .where(column, '=', value)
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  }

  async #plantSeeds(transaction: Transaction<Schema>, ownerId: string): Promise<void> {
    const { favorites, searches } = this.seeds
    const owned = <R>(rows: readonly R[]) => rows.map((row) => ({ ...row, owner_id: ownerId }))
    if (favorites.length > 0) await transaction.insertInto('favorites').values(owned(favorites)).execute()
    if (searches.length > 0) await transaction.insertInto('saved_searches').values(owned(searches)).execute()
  }
}

const keyOf = (owner: Owner) =>
  'account' in owner ? (['account_id', owner.account] as const) : (['visitor_hash', owner.visitor] as const)
