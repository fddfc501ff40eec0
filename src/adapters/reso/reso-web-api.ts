import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import type { RetryDeps } from './fetch-with-retry.ts'
import { resoFormat } from './listing-from-reso.ts'
import { pageUrl, type PageQuery } from './page-url.ts'
import { ReadingTally } from './reading-tally.ts'
import { pageReader, placedPageReader, type GetPage, type Page } from './web-api-pages.ts'
import { STANDARD_RULES, type WebApiRules } from './web-api-rules.ts'

export interface WebApiOptions {
  /** The Property resource, from `safeUrl`; its own `$filter` or `$select` is kept. */
  url: URL
  credentials: FeedCredentials
  rules?: WebApiRules
  /** OData `$filter`, besides the address's own. */
  filter?: string | null
  /** ISO date-time from which changes are read; null reads everything. */
  since: string | null
  now: Date
  deps: RetryDeps
  onProgress: (progress: ReadProgress) => void
}

/** Passes over a list that moves, and continuations of one that ends early, before the reading is given up. */
const MAX_PASSES = 5

/**
 * Reads the Property resource of a RESO Web API page by page: by links, or by `$top` and `$skip` if a server gives none.
 * Without `since` the reading is complete. A reading that ends with fewer records than the server counts, or whose pages
 * don't join, throws a `FeedError` at its end. A server that doesn't count is asked again until nothing unknown comes.
 */
export function openWebApi(options: WebApiOptions): ListingFeed {
  return { complete: options.since === null, format: resoFormat(options.now), records: readRecords(options) }
}

/** One reading: what is asked for, and what has come. */
interface Reading {
  query: PageQuery
  getPage: GetPage
  tally: ReadingTally
}

async function* readRecords(options: WebApiOptions): AsyncGenerator {
  const { url, credentials, rules = STANDARD_RULES, filter = null, deps } = options
  const since = options.since === null ? null : earlier(options.since, rules.overlap)
  const reading: Reading = {
    query: { url, rules, filter, since },
    getPage: pageReader(credentials, rules, deps),
    tally: new ReadingTally(options),
  }
  const links = yield* readLinked(reading)
  // By OData the links are all there is; a server that gives none may still hold more than it sent.
  if (links === 'none' && rules.skips && reading.tally.mayHaveMore) yield* readPlacedPages(reading)
  if (!rules.counts) yield* readAgain(reading, links)
  reading.tally.check()
}

const earlier = (time: string, ms: number): string => new Date(Date.parse(time) - ms).toISOString()

/** How the pages of a list are joined: by places in it, or by tokens that hold while it changes. */
type Links = 'none' | 'places' | 'tokens'

async function* readLinked({ query, getPage, tally }: Reading): AsyncGenerator<unknown, Links> {
  let links: Links = 'none'
  for await (const page of linkedPages(pageUrl(query, null), getPage)) {
    const link = page['@odata.nextLink']
    if (link) links = /[?&](\$|%24)skip=/i.test(link) ? 'places' : 'tokens'
    yield* tally.add(page, page.value)
  }
  return links
}

async function* linkedPages(first: URL, getPage: GetPage): AsyncGenerator<Page> {
  const visited = new Set<string>()
  let next: URL | null = first
  while (next !== null) {
    if (visited.has(next.href)) throw new FeedError(`${next.host} keeps sending the same page`)
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
  if (next === null) throw new FeedError(`${from.host} gives a next-page link that isn’t a URL`)
  if (next.origin !== from.origin) {
    throw new FeedError(
      `${from.host} gives a next-page link on ${next.host}; we don’t send the token to another server`,
    )
  }
  return next
}

/**
 * Makes up for a count that a server doesn't give. A list joined by places that moved during the reading, because a record
 * changed and went to its end, is read again until a pass brings nothing new. Then the list is asked for all from its newest
 * record on: a list that ended early goes on there, as vendors without a count order by the time of the change.
 *
 * @throws FeedError if it does not come to rest.
 */
async function* readAgain(reading: Reading, links: Links): AsyncGenerator {
  const { query, tally } = reading
  const mayHaveSlipped = links === 'places' && tally.hasMoved
  for (let pass = 0; pass < MAX_PASSES && (pass > 0 ? tally.late > 0 : mayHaveSlipped); pass += 1) {
    tally.beginPass()
    yield* readLinked(reading)
    if (pass === MAX_PASSES - 1 && tally.late > 0) throw unsettled(query.url)
  }
  for (let round = 0; tally.newest !== null; round += 1) {
    if (round === MAX_PASSES) throw unsettled(query.url)
    tally.beginPass()
    yield* readLinked({ ...reading, query: { ...query, since: new Date(tally.newest).toISOString() } })
    if (tally.late === 0) return
  }
}

const unsettled = (url: URL): FeedError =>
  new FeedError(`${url.host} returned different records each of ${MAX_PASSES} times. Nothing was removed. Try again`)

/**
 * Goes on by place. Each page begins with the last record read: where that one is missing, a record before it was removed
 * and another has slipped past the place asked for.
 */
async function* readPlacedPages({ query, getPage, tally }: Reading): AsyncGenerator {
  const getPlaced = placedPageReader(getPage, query.rules.pageSize, (skip, top) => pageUrl(query, { skip, top }))
  let place = tally.read - 1
  while (tally.mayHaveMore) {
    const page = await getPlaced(place)
    const joint = page.value.findIndex((record) => tally.isLast(record))
    if (joint === -1 && page.value.length === 0 && tally.total !== null) return
    if (joint === -1) {
      throw new FeedError(`${query.url.host} changed its list while we read it. Nothing was removed. Try again`)
    }
    const fresh = page.value.slice(joint + 1)
    if (fresh.length === 0) return
    yield* tally.add(page, fresh)
    place += page.value.length - 1
  }
}
