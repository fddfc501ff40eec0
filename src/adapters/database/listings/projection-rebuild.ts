import type { Kysely, Transaction } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { ListingFigures } from '#domain/search/listing-figures.ts'
import type { Log } from '#ports/server/log.ts'
import type { PictureRule } from '#ports/server/picture-rule.ts'
import type { Database } from '../database.ts'
import { selectPictures } from '../pictures/listing-pictures.ts'
import { asGiven } from '../pictures/shown-pictures.ts'
import type { Schema } from '../schema.ts'
import { ALL_LINKED, type PictureRules } from './listing-import.ts'
import { PROJECTION_VERSION, SAMPLE_SOURCE, toRows, type ListingRows } from './listing-rows.ts'
import { ListingStore, vacuumListings } from './listing-store.ts'
import { stationsVersion } from './near-ways.ts'
import { readAll, readFacts } from './stored-listing.ts'

/** Homes rebuilt by one transaction: other writers wait for about ten milliseconds. */
const BATCH = 100
/** Homes between two lines of the log. */
const PROGRESS_STEP = 5000
/** Pause after a failure of the database, ms. */
const RETRY_PAUSE = 10_000

/** A rebuild in the background. */
export interface ProjectionRebuild {
  /** Resolves when nothing is left to do, or it was stopped. */
  finished: Promise<void>
  /** Resolves when the batch in work is stored; the next start goes on from there. */
  stop: () => Promise<void>
}

/**
 * Rebuilds the rows of stored listings from their facts where an earlier projection version wrote them, in small batches
 * while the site serves. Ids stay. The last batch raises the version of the listings, so that caches and search columns
 * are read anew. Where the database fails, it goes on a little later. Each batch takes up where the last one ended, whichever process stored that one: a killed rebuild goes on
 * at the next start, and several instances on PostgreSQL take turns. A database of a later version is left alone.
 */
export function startProjectionRebuild(
  database: RebuiltDatabase,
  {
    log,
    batch = BATCH,
    ruleOf = ALL_LINKED,
  }: { log: Pick<Log, 'info' | 'error'>; batch?: number; ruleOf?: PictureRules },
): ProjectionRebuild {
  const stopping = new AbortController()
  const finished = rebuildInTheEnd(database, { log, batch, ruleOf, signal: stopping.signal })
  return {
    finished,
    stop: () => {
      stopping.abort()
      return finished
    },
  }
}

type RebuiltDatabase = Pick<Database, 'db' | 'kind' | 'figures'>

interface RebuildOptions {
  log: Pick<Log, 'info' | 'error'>
  batch: number
  ruleOf: PictureRules
  signal: AbortSignal
}

async function rebuildInTheEnd(database: RebuiltDatabase, options: RebuildOptions): Promise<void> {
  const { log, signal } = options
  while (!signal.aborted) {
    try {
      return await rebuildAll(database, options)
    } catch (error) {
      log.error({ err: error }, 'Rebuilding the stored listings failed; will retry soon')
    }
    await setTimeout(RETRY_PAUSE, undefined, { signal }).catch(() => {})
  }
}

async function rebuildAll(
  { db, kind, figures }: RebuiltDatabase,
  { log, batch, ruleOf, signal }: RebuildOptions,
): Promise<void> {
  const state = await selectState(db)
  if (isDone(state, figures)) return
  const { homes } = await db
    .selectFrom('listings')
    .select((row) => row.fn.countAll<number>().as('homes'))
    .executeTakeFirstOrThrow()
  if (homes > 0) log.info({ homes, version: PROJECTION_VERSION }, 'Rebuilding the stored listings')
  const onError = (error: unknown) => log.error({ err: error }, 'Could not rebuild a stored listing')
  let homesDone = 0
  while (!signal.aborted) {
    const started = performance.now()
    const done = await rebuildBatch(db, { batch, ruleOf, figures, onError, isFirst: homesDone === 0 })
    if (done.changed && homes > 0) {
      if (kind === 'postgres') await vacuumListings(db)
      log.info({ rebuilt: homesDone, version: PROJECTION_VERSION }, 'The stored listings are rebuilt')
    }
    if (done.last) return
    homesDone += done.homes
    if (homesDone % PROGRESS_STEP < done.homes)
      log.info({ rebuilt: homesDone, homes }, 'Rebuilding the stored listings')
    // SQLite has one writer at a time: the others get as much time as the batch took.
    await setTimeout(performance.now() - started, undefined, { signal }).catch(() => {})
  }
}

const NO_REBUILD = { rebuild_version: 0, rebuild_taxes: '', rebuild_stations: '', rebuilt_up_to: 0 }

/** The figures that rows are derived by. */
type DerivingFigures = Pick<ListingFigures, 'taxes' | 'timetable'>

type State = Omit<Schema['listing_state'], 'only_row' | 'version' | 'next_id'>

const selectState = (db: Kysely<Schema>): Promise<State> =>
  db
    .selectFrom('listing_state')
    .select(['projection_version', 'projection_taxes', 'projection_stations'])
    .select(['rebuild_version', 'rebuild_taxes', 'rebuild_stations', 'rebuilt_up_to'])
    .executeTakeFirstOrThrow()

/** Also where a later version of the site has rebuilt the homes, or is about to. */
const isDone = (state: State, { taxes, timetable }: DerivingFigures): boolean =>
  (state.projection_version === PROJECTION_VERSION &&
    state.projection_taxes === taxes.version &&
    state.projection_stations === stationsVersion(timetable)) ||
  Math.max(state.projection_version, state.rebuild_version) > PROJECTION_VERSION

const isUnderWay = (state: State, { taxes, timetable }: DerivingFigures): boolean =>
  state.rebuild_version === PROJECTION_VERSION &&
  state.rebuild_taxes === taxes.version &&
  state.rebuild_stations === stationsVersion(timetable)

interface BatchDone {
  /** Whether this batch ended the rebuild. */
  changed: boolean
  /** Whether nothing is left to do. */
  last: boolean
  homes: number
}

interface BatchOptions extends Pick<RebuildOptions, 'batch' | 'ruleOf'> {
  figures: DerivingFigures
  isFirst: boolean
  onError: (error: unknown) => void
}

function rebuildBatch(db: Kysely<Schema>, options: BatchOptions): Promise<BatchDone> {
  const { batch, figures, isFirst } = options
  const taxes = figures.taxes.version
  const stations = stationsVersion(figures.timetable)
  return ListingStore.write(db, async (store, transaction) => {
    const state = await selectState(transaction)
    // Instances with other figures would undo each other's batches for ever: the last one to begin goes on.
    const isOverruled = !isFirst && !isUnderWay(state, figures)
    if (isDone(state, figures) || isOverruled) return { changed: false, last: true, homes: 0 }
    const after = isUnderWay(state, figures) ? state.rebuilt_up_to : 0
    const rows = await selectStored(transaction, after, batch)
    const lastId = rows.at(-1)?.id
    if (lastId === undefined) {
      await setState(transaction, {
        projection_version: PROJECTION_VERSION,
        projection_taxes: taxes,
        projection_stations: stations,
        ...NO_REBUILD,
      })
      return { changed: true, last: true, homes: 0 }
    }
    await store.put(await rebuilt(transaction, rows, options))
    await setState(transaction, {
      rebuild_version: PROJECTION_VERSION,
      rebuild_taxes: taxes,
      rebuild_stations: stations,
      rebuilt_up_to: lastId,
    })
    return { changed: false, last: false, homes: rows.length }
  })
}

async function rebuilt(
  transaction: Transaction<Schema>,
  rows: Awaited<ReturnType<typeof selectStored>>,
  { ruleOf, figures, onError }: Pick<BatchOptions, 'ruleOf' | 'figures' | 'onError'>,
): Promise<ListingRows[]> {
  const copied = await selectPictures(
    transaction,
    rows.map(({ id }) => id),
  )
  const rule = (source: string): PictureRule => (source === SAMPLE_SOURCE ? 'link' : ruleOf(source))
  const rowsOf = (row: (typeof rows)[number]) => {
    const facts = asGiven(readFacts(row), copied.get(row.id))
    return toRows(row.id, { source: row.source, key: row.source_key }, facts, { rule: rule(row.source), ...figures })
  }
  return readAll(rows, rowsOf, onError)
}

const selectStored = (db: Transaction<Schema>, after: number, limit: number) =>
  db
    .selectFrom('listings')
    .innerJoin('listing_contents', 'listing_contents.listing_id', 'listings.id')
    .select(['listings.id', 'source', 'source_key', 'summary', 'details'])
    .where('listings.id', '>', after)
    .orderBy('listings.id')
    .limit(limit)
    .execute()

const setState = (db: Transaction<Schema>, state: Partial<State>) =>
  db.updateTable('listing_state').set(state).execute()
