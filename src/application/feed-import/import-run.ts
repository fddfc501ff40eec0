import {
  FeedError,
  type FeedItem,
  type ListingFeed,
  type RecordOutcome,
  type RecordProblem,
} from '#ports/server/listing-feed.ts'
import type { Fingerprint, ImportedListing, ListingImport } from '#ports/server/listing-import.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'
import type { ProblemReport } from './import-report.ts'
import { emptySummary, type ImportSummary } from './import-summary.ts'
import { removalProblem, type RemovalLimit } from './removal-limit.ts'
import { SeenKeys } from './seen-keys.ts'

export interface ImportRunOptions {
  source: string
  feed: ListingFeed
  store: ListingImport
  report: ProblemReport
  now: Date
  /** Records to a batch; a batch is stored whole or not at all. */
  batchSize: number
  removalLimit: RemovalLimit
  /** Reads every record, also those that are stored as they are. */
  readsAll?: boolean
}

/** The run could not be finished; `summary` is what it did so far. Running it again finishes the work. */
export class InterruptedImport extends FeedError {
  override name = 'InterruptedImport'
  readonly summary: ImportSummary

  constructor(message: string, summary: ImportSummary) {
    super(message)
    this.summary = summary
  }
}

/** The run would have removed more listings than its limit allows, and removed none. */
export class HeldRemovals extends InterruptedImport {
  override name = 'HeldRemovals'
}

/**
 * Imports one reading of a feed in batches. At its end listings that are no longer public are removed; after a complete
 * reading, so is everything the source no longer has. Beyond the limit none of them is. A rejected record leaves the stored
 * version as it is. A run that ends early keeps the batches it stored, removes nothing it has not seen, and is not recorded as
 * finished; running it again is safe.
 *
 * @throws HeldRemovals if too many listings would be removed; InterruptedImport if the feed fails on the way or has no records
 * at all; whatever the store throws.
 */
export async function runImport(options: ImportRunOptions): Promise<ImportSummary> {
  const run = new ImportRun(options, await options.store.storedKeys(options.source))
  try {
    for await (const item of await itemsOf(options)) {
      if ('stored' in item) run.keep(item.stored)
      else await run.take(item)
    }
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await run.flush()
    const held = await run.removeGone(false)
    await run.noteReasons()
    throw new InterruptedImport(held === null ? error.message : `${error.message}. ${held}`, run.summary)
  }
  await run.flush()
  await run.finish()
  return run.summary
}

async function itemsOf({ feed, store, source, readsAll }: ImportRunOptions): Promise<AsyncIterable<FeedItem>> {
  if (!feed.skipping) return unnamed(feed.records)
  return feed.skipping(readsAll ? new Map() : await store.fingerprints(source))
}

async function* unnamed(records: AsyncIterable<unknown>): AsyncGenerator<FeedItem> {
  for await (const record of records) yield { record, fingerprint: null }
}

/** Stands for the key of a record without one. No key begins with a line break. */
const keylessId = (number: number): string => `\n${number}`
const isKeyless = (id: string): boolean => id.startsWith('\n')

class ImportRun {
  readonly summary = emptySummary()
  readonly #options: ImportRunOptions
  readonly #seen: SeenKeys
  #batch = new Map<string, RecordOutcome>()
  /** Of the batch's records, by key. */
  #fingerprints = new Map<string, Fingerprint>()

  constructor(options: ImportRunOptions, before: ReadonlySet<string>) {
    this.#options = options
    this.#seen = new SeenKeys(before)
  }

  /** A record that is stored as it is. */
  keep(version: RecordVersion): void {
    this.summary.read += 1
    this.summary.unchanged += 1
    this.#seen.keep(version)
  }

  async take(item: Exclude<FeedItem, { stored: RecordVersion }>): Promise<void> {
    this.summary.read += 1
    const { format } = this.#options.feed
    const version = 'outcome' in item ? item.version : format.versionOf(item.record)
    if (version && !this.#seen.take(version)) {
      this.summary.superseded += 1
      return
    }
    const outcome = 'outcome' in item ? item.outcome : format.toListing(item.record, this.summary.read)
    const id = version?.key ?? keylessId(this.summary.read)
    if (this.#batch.has(id)) this.summary.superseded += 1
    this.#batch.set(id, outcome)
    if (version && item.fingerprint !== null && outcome.kind === 'publish' && outcome.omitted.length === 0) {
      this.#fingerprints.set(id, { text: item.fingerprint, modified: version.modified })
    } else this.#fingerprints.delete(id)
    if (this.#batch.size >= this.#options.batchSize) await this.flush()
  }

  /** Stores the batch. */
  async flush(): Promise<void> {
    const batch = [...this.#batch]
    const outcomes = batch.map(([, outcome]) => outcome)
    const fingerprints = this.#fingerprints
    this.#batch = new Map()
    this.#fingerprints = new Map()
    if (outcomes.length === 0) return
    const published = outcomes.filter((outcome) => outcome.kind === 'publish')
    const withheld = outcomes.filter((outcome) => outcome.kind === 'withhold')
    const rejected = outcomes.filter((outcome) => outcome.kind === 'reject')
    await this.#publish(
      published.map(({ listing }) => listing),
      fingerprints,
    )
    this.#withhold(withheld)
    this.#reject(rejected)
    this.#omit(published.flatMap(({ omitted }) => omitted))
    for (const [key, outcome] of batch) if (!isKeyless(key)) this.#seen.explain(key, outcome)
  }

  async #publish(listings: readonly ImportedListing[], fingerprints: ReadonlyMap<string, Fingerprint>): Promise<void> {
    if (listings.length === 0) return
    const { added, changed, unchanged } = await this.#options.store.putBatch(
      this.#options.source,
      listings,
      fingerprints,
    )
    this.summary.added += added
    this.summary.changed += changed
    this.summary.unchanged += unchanged
    for (const { key } of listings) this.#seen.published(key)
  }

  #withhold(outcomes: readonly (RecordOutcome & { kind: 'withhold' })[]): void {
    this.summary.withheld += outcomes.length
    for (const { key, reason } of outcomes) {
      this.#seen.withheld(key, reason)
      this.summary.withheldFor.set(reason, (this.summary.withheldFor.get(reason) ?? 0) + 1)
    }
    this.#options.report.withheld(outcomes.map(({ key, reason }) => ({ key, reason })))
  }

  #reject(outcomes: readonly (RecordOutcome & { kind: 'reject' })[]): void {
    if (outcomes.length === 0) return
    this.summary.rejected += outcomes.length
    for (const { key } of outcomes) this.#seen.rejected(key)
    this.#options.report.rejected(outcomes.flatMap(({ problems }) => problems))
  }

  #omit(problems: readonly RecordProblem[]): void {
    if (problems.length === 0) return
    this.summary.omitted += problems.length
    this.#options.report.omitted(problems)
  }

  /** Stores why the records read are not shown; by default those of a reading that broke off. */
  async noteReasons({ complete } = { complete: false }): Promise<void> {
    await this.#options.store.noteReasons(this.#options.source, { reasons: this.#seen.reasons, complete })
  }

  /**
   * Removes what is withheld, and after a complete reading what has vanished. Returns why it was held back, or null; a listing
   * that only this run published is removed in any case.
   */
  async removeGone(isComplete: boolean): Promise<string | null> {
    const { source, store, removalLimit } = this.#options
    const { before } = this.#seen
    const gone = this.#seen.gone(isComplete)
    const reasons = [...gone].flatMap(([key, reason]) => (before.has(key) ? [reason] : []))
    const held = removalProblem(before.size, reasons, removalLimit)
    const removed = [...gone.keys()].filter((key) => held === null || !before.has(key))
    if (removed.length > 0) this.summary.removed += await store.removeKeys(source, removed)
    return held
  }

  /** The reading has come to its end: removes what is gone and records how far the source was read. */
  async finish(): Promise<void> {
    const { source, store, feed, now } = this.#options
    if (feed.complete && this.summary.read === 0) {
      throw new InterruptedImport('The feed has no records. Nothing was changed or removed', this.summary)
    }
    const held = await this.removeGone(feed.complete)
    await this.noteReasons({ complete: feed.complete && held === null })
    if (held !== null) throw new HeldRemovals(held, this.summary)
    // Records may change during the reading: changes since its start are for the next run.
    const upTo = Math.min(this.#seen.modifiedUpTo, now.getTime())
    const modifiedUpTo = Number.isFinite(upTo) ? new Date(upTo).toISOString() : null
    await store.finishRun(source, { modifiedUpTo, readAt: now.toISOString() })
  }
}
