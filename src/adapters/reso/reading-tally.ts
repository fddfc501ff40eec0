import { FeedError, type ReadProgress } from '#ports/server/listing-feed.ts'
import { recordVersion } from './reso-fields.ts'
import type { Page } from './web-api-pages.ts'

export interface TallyOptions {
  url: URL
  /** Null: everything is read. */
  since: string | null
  now: Date
  onProgress: (progress: ReadProgress) => void
}

/** Counts what a reading got, and compares it with the server's count. */
export class ReadingTally {
  readonly #options: TallyOptions
  /** When each record was modified that has come, ms since 1970. */
  readonly #seen = new Map<string, number | null>()
  /** Records of this pass: a server that doesn't count may be read more than once. */
  #passIds = new Set<string>()
  #isFirstPass = true
  #last = ''
  /** Records read, with those that came twice. */
  read = 0
  /** The server's latest count. */
  total: number | null = null
  /** The newest modification, ms since 1970; null before the first record that has one. */
  newest: number | null = null
  /** A record came twice in this pass, so it has moved in the list. */
  hasMoved = false
  /** Records that this pass brought and earlier ones did not, without those that changed after the reading began. */
  late = 0
  #first: number | null = null
  /** By how much the count rose from page to page, all in all. */
  #risen = 0
  #hasFallen = false

  constructor(options: TallyOptions) {
    this.#options = options
  }

  /** Takes the new records of a page; returns them, in a later pass without those that are known in this version. */
  add(page: Page, records: readonly unknown[]): readonly unknown[] {
    this.#takeCount(page['@odata.count'] ?? null)
    const fresh = records.filter((record) => this.#take(record))
    this.read += fresh.length
    this.#options.onProgress({ phase: 'reading', done: this.read, total: this.total, unit: 'records' })
    return fresh
  }

  /** Whether the record is to be read. */
  #take(record: unknown): boolean {
    const id = this.#idOf(record)
    const modified = recordVersion(record, this.#options.now)?.modified ?? null
    if (modified !== null) this.newest = Math.max(this.newest ?? modified, modified)
    if (this.#passIds.has(id)) this.hasMoved = true
    const isOld = modified === null || modified < this.#options.now.getTime()
    if (!this.#seen.has(id) && isOld) this.late += 1
    const isFresh = this.#isFirstPass || !this.#seen.has(id) || this.#seen.get(id) !== modified
    this.#last = id
    this.#seen.set(id, modified)
    this.#passIds.add(id)
    return isFresh
  }

  beginPass(): void {
    this.#isFirstPass = false
    this.#passIds = new Set()
    this.hasMoved = false
    this.late = 0
  }

  isLast(record: unknown): boolean {
    return this.#idOf(record) === this.#last
  }

  get mayHaveMore(): boolean {
    return this.read > 0 && (this.total === null || this.#seen.size < this.total)
  }

  #takeCount(count: number | null): void {
    if (count === null) return
    const change = count - (this.total ?? count)
    if (change > 0) this.#risen += change
    if (change < 0) this.#hasFallen = true
    this.#first ??= count
    this.total = count
  }

  /**
   * Records that came up during the reading are for the next run. If others went meanwhile, one that came up may stand in
   * for one that slipped past: then all are asked for.
   *
   * @throws FeedError if records are missing.
   */
  check(): void {
    const expected = (this.#first ?? 0) + (this.#hasFallen ? this.#risen : 0)
    const missing = expected - this.#seen.size
    if (missing <= 0) return
    const { url, since } = this.#options
    const gave = `${url.host} gave ${this.#seen.size} of ${expected}`
    const gap = `${missing} ${missing === 1 ? 'is' : 'are'} missing`
    throw new FeedError(
      since === null
        ? `${gave} records. Nothing was removed. ${gap}`
        : `${gave} changed records, ${gap}; the next run reads from the same time again`,
    )
  }

  /** The key, or the whole record if it has none. */
  #idOf(record: unknown): string {
    return recordVersion(record, this.#options.now)?.key ?? JSON.stringify(record)
  }
}
