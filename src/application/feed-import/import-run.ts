import { listingFromReso, type RecordOutcome } from '#adapters/reso/listing-from-reso.ts'
import { recordVersion, type RecordProblem } from '#adapters/reso/reso-fields.ts'
import type { ImportedListing, ListingImport } from '#ports/server/listing-import.ts'
import { FeedError, type FeedRead } from './feed-read.ts'

/** What a run did. Records are counted once each; `removed` counts stored listings. */
export interface ImportSummary {
  read: number
  added: number
  changed: number
  unchanged: number
  removed: number
  withheld: number
  rejected: number
  /** Older or equal versions of a record read before. */
  superseded: number
  /** Facts left out of listings that were published. */
  omitted: number
  /** Why records were withheld, and how many. */
  withheldFor: Map<string, number>
}

/** Takes the problems of a batch that has just been stored. */
export interface ProblemReport {
  rejected(problems: readonly RecordProblem[]): void
  omitted(problems: readonly RecordProblem[]): void
}

export interface ImportRunOptions {
  source: string
  feed: FeedRead
  store: ListingImport
  report: ProblemReport
  now: Date
  /** Records to a batch; each is stored whole or not at all. */
  batchSize: number
}

/** The run could not be finished; `summary` says what it had done. Repeating it finishes the work. */
export class InterruptedImport extends FeedError {
  override name = 'InterruptedImport'
  readonly summary: ImportSummary

  constructor(message: string, summary: ImportSummary) {
    super(message)
    this.summary = summary
  }
}

/**
 * Imports one reading of a feed, batch by batch. Listings that are no longer for the public go at once; after a complete
 * reading, so does everything the source no longer holds. A rejected record leaves the version stored before as it is.
 * A run that ends early keeps the batches it stored, removes nothing that it has not seen, and is not recorded as
 * finished; repeating it is safe.
 *
 * @throws InterruptedImport where the feed fails on the way or holds nothing at all; whatever the store throws.
 */
export async function runImport(options: ImportRunOptions): Promise<ImportSummary> {
  const run = new ImportRun(options)
  try {
    for await (const record of options.feed.records) await run.take(record)
  } catch (error) {
    if (!(error instanceof FeedError)) throw error
    await run.flush()
    throw new InterruptedImport(error.message, run.summary)
  }
  await run.flush()
  await run.finish()
  return run.summary
}

class ImportRun {
  readonly summary: ImportSummary = {
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    withheld: 0,
    rejected: 0,
    superseded: 0,
    omitted: 0,
    withheldFor: new Map(),
  }
  readonly #options: ImportRunOptions
  /** The newest version seen of every key of this run. */
  readonly #seen = new Map<string, number>()
  /** Keys that stay stored: published ones, and rejected ones, whose last good version stays. */
  readonly #kept = new Set<string>()
  #batch = new Map<string, RecordOutcome>()
  #modifiedUpTo = Number.NEGATIVE_INFINITY

  constructor(options: ImportRunOptions) {
    this.#options = options
  }

  async take(record: unknown): Promise<void> {
    this.summary.read += 1
    const version = recordVersion(record, this.#options.now)
    const modified = version?.modified ?? Number.NEGATIVE_INFINITY
    if (version) {
      const seen = this.#seen.get(version.key)
      if (seen !== undefined && seen >= modified) {
        this.summary.superseded += 1
        return
      }
      this.#seen.set(version.key, modified)
      this.#modifiedUpTo = Math.max(this.#modifiedUpTo, modified)
    }
    const outcome = listingFromReso(record, this.summary.read, this.#options.now)
    const id = version?.key ?? `\n${this.summary.read}`
    if (this.#batch.has(id)) this.summary.superseded += 1
    this.#batch.set(id, outcome)
    if (this.#batch.size >= this.#options.batchSize) await this.flush()
  }

  /** Stores what has been gathered. */
  async flush(): Promise<void> {
    const outcomes = [...this.#batch.values()]
    this.#batch = new Map()
    if (outcomes.length === 0) return
    const published = outcomes.filter((outcome) => outcome.kind === 'publish')
    const withheld = outcomes.filter((outcome) => outcome.kind === 'withhold')
    const rejected = outcomes.filter((outcome) => outcome.kind === 'reject')
    await this.#publish(published.map(({ listing }) => listing))
    await this.#withhold(withheld)
    this.#reject(rejected)
    this.#omit(published.flatMap(({ omitted }) => omitted))
  }

  async #publish(listings: readonly ImportedListing[]): Promise<void> {
    if (listings.length === 0) return
    const { added, changed, unchanged } = await this.#options.store.putBatch(this.#options.source, listings)
    this.summary.added += added
    this.summary.changed += changed
    this.summary.unchanged += unchanged
    for (const { key } of listings) this.#kept.add(key)
  }

  async #withhold(outcomes: readonly (RecordOutcome & { kind: 'withhold' })[]): Promise<void> {
    if (outcomes.length === 0) return
    const keys = outcomes.map(({ key }) => key)
    this.summary.removed += await this.#options.store.removeKeys(this.#options.source, keys)
    this.summary.withheld += outcomes.length
    for (const { key, reason } of outcomes) {
      this.#kept.delete(key)
      this.summary.withheldFor.set(reason, (this.summary.withheldFor.get(reason) ?? 0) + 1)
    }
  }

  #reject(outcomes: readonly (RecordOutcome & { kind: 'reject' })[]): void {
    if (outcomes.length === 0) return
    this.summary.rejected += outcomes.length
    for (const { key } of outcomes) this.#kept.add(key)
    this.#options.report.rejected(outcomes.flatMap(({ problems }) => problems))
  }

  #omit(problems: readonly RecordProblem[]): void {
    if (problems.length === 0) return
    this.summary.omitted += problems.length
    this.#options.report.omitted(problems)
  }

  /** The reading has come to its end: removes what has vanished and records how far the source was read. */
  async finish(): Promise<void> {
    const { source, store, feed, now } = this.#options
    if (feed.complete && this.summary.read === 0) {
      throw new InterruptedImport('The feed holds no records at all; nothing was changed or removed', this.summary)
    }
    if (feed.complete) this.summary.removed += await store.removeAllBut(source, this.#kept)
    if (!Number.isFinite(this.#modifiedUpTo)) return
    // A record may change behind the reading's back; what has happened since the start is for the next run.
    await store.finishRun(source, new Date(Math.min(this.#modifiedUpTo, now.getTime())).toISOString())
  }
}
