import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import type { RetryDeps } from './fetch-with-retry.ts'
import { resoFormat } from './listing-from-reso.ts'
import { recordVersion } from './reso-fields.ts'
import { pageReader, placedPageReader, type GetPage, type Page } from './web-api-pages.ts'

export interface WebApiOptions {
  /** The Property resource, from `safeUrl`; its own `$filter` or `$select` is kept. */
  url: URL
  credentials: FeedCredentials
  /** ISO date-time from which changes are read; null reads everything. */
  since: string | null
  now: Date
  deps: RetryDeps
  onProgress: (progress: ReadProgress) => void
}

/** Changes are read from this long before the last known time, ms: a source may commit out of order. */
const OVERLAP = 15 * 60_000

/**
 * Reads the Property resource of a RESO Web API page by page: by `@odata.nextLink`, or by `$top` and `$skip` if a server gives
 * no link. Without `since` the reading is complete. A reading that ends with fewer records than the server counts, or whose
 * pages don't join, throws a `FeedError` at its end.
 */
export function openWebApi(options: WebApiOptions): ListingFeed {
  return { complete: options.since === null, format: resoFormat(options.now), records: readRecords(options) }
}

async function* readRecords(options: WebApiOptions): AsyncGenerator {
  const getPage = pageReader(options.credentials, options.deps)
  const tally = new Tally(options)
  let isLinked = false
  for await (const page of linkedPages(pageUrl(options, null), getPage)) {
    isLinked ||= Boolean(page['@odata.nextLink'])
    yield* tally.add(page, page.value)
  }
  // By OData the links are all there is; a server that gives none may still hold more than it sent.
  if (!isLinked && tally.mayHaveMore) yield* readPlacedPages(options, getPage, tally)
  tally.check()
}

async function* linkedPages(first: URL, getPage: GetPage): AsyncGenerator<Page> {
  const visited = new Set<string>()
  let next: URL | null = first
  while (next !== null) {
    if (visited.has(next.href)) throw new FeedError(`${next.host} sends the same page again and again`)
    visited.add(next.href)
    const page: Page = await getPage(next)
    yield page
    const link = page['@odata.nextLink']
    next = link ? sameOrigin(link, next) : null
  }
}

/** The next page's address. Another host is refused: it would get the token. */
function sameOrigin(link: string, from: URL): URL {
  const next = URL.parse(link, from)
  if (next === null) throw new FeedError(`${from.host} names a next page that is not an address`)
  if (next.origin !== from.origin) {
    throw new FeedError(`${from.host} names a next page on ${next.host}; the token is not sent to another server`)
  }
  return next
}

/**
 * Goes on by place. Each page begins with the last record read: where that one is missing, a record before it was removed
 * and another has slipped past the place asked for.
 */
async function* readPlacedPages(options: WebApiOptions, getPage: GetPage, tally: Tally): AsyncGenerator {
  const getPlaced = placedPageReader(getPage, (skip, top) => pageUrl(options, { skip, top }))
  let place = tally.read - 1
  while (tally.mayHaveMore) {
    const page = await getPlaced(place)
    const joint = page.value.findIndex((record) => tally.isLast(record))
    if (joint === -1 && page.value.length === 0 && tally.total !== null) return
    if (joint === -1) {
      throw new FeedError(`${options.url.host} changed its list during the reading; nothing was removed, try again`)
    }
    const fresh = page.value.slice(joint + 1)
    if (fresh.length === 0) return
    yield* tally.add(page, fresh)
    place += page.value.length - 1
  }
}

/** Counts what a reading got, and compares it with the server's count. */
class Tally {
  readonly #options: WebApiOptions
  readonly #ids = new Set<string>()
  #last = ''
  /** Records read, with those that came twice. */
  read = 0
  /** The server's latest count. */
  total: number | null = null
  #first: number | null = null
  /** By how much the count rose from page to page, all in all. */
  #risen = 0
  #hasFallen = false

  constructor(options: WebApiOptions) {
    this.#options = options
  }

  /** Takes the new records of a page, and returns them. */
  add(page: Page, records: readonly unknown[]): readonly unknown[] {
    this.#takeCount(page['@odata.count'] ?? null)
    for (const record of records) {
      this.#last = this.#idOf(record)
      this.#ids.add(this.#last)
    }
    this.read += records.length
    this.#options.onProgress({ phase: 'reading', done: this.read, total: this.total, unit: 'records' })
    return records
  }

  isLast(record: unknown): boolean {
    return this.#idOf(record) === this.#last
  }

  get mayHaveMore(): boolean {
    return this.read > 0 && (this.total === null || this.#ids.size < this.total)
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
    const missing = expected - this.#ids.size
    if (missing <= 0) return
    const { url, since } = this.#options
    const gave = `${url.host} gave ${this.#ids.size} of ${expected}`
    const gap = `${missing} ${missing === 1 ? 'is' : 'are'} missing`
    throw new FeedError(
      since === null
        ? `${gave} records; nothing was removed, ${gap}`
        : `${gave} changed records, ${gap}; the next run reads from the same time again`,
    )
  }

  /** The key, or the whole record if it has none. */
  #idOf(record: unknown): string {
    return recordVersion(record, this.#options.now)?.key ?? JSON.stringify(record)
  }
}

/** OData needs a literal `$` and spaces as %20; URLSearchParams writes neither. */
function pageUrl({ url, since }: WebApiOptions, placed: { skip: number; top: number } | null): URL {
  const own = url.searchParams
  const changed =
    since === null ? null : `ModificationTimestamp ge ${new Date(Date.parse(since) - OVERLAP).toISOString()}`
  const filters = [own.get('$filter'), changed].filter((filter) => filter !== null)
  const options = {
    ...Object.fromEntries(own),
    $filter: filters.length > 1 ? filters.map((filter) => `(${filter})`).join(' and ') : filters[0],
    // A key never changes, so a record that changes during the reading moves no other past a $skip.
    $orderby: 'ListingKey',
    $expand: 'Media',
    // A $top would limit the whole answer, and a server that honors it gives no link.
    $top: placed ? String(placed.top) : undefined,
    $skip: placed ? String(placed.skip) : undefined,
    $count: 'true',
  }
  const query = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name).replace('%24', '$')}=${encodeURIComponent(value)}`],
  )
  return new URL(`?${query.join('&')}`, url)
}
