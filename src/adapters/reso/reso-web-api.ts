import * as v from 'valibot'
import { FeedError, type ListingFeed, type ReadProgress } from '#ports/server/listing-feed.ts'
import { tokenFromAnswer, type FeedCredentials } from './feed-credentials.ts'
import { fetchWithRetry, RefusedError, type RetryDeps } from './fetch-with-retry.ts'
import { resoFormat } from './listing-from-reso.ts'

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

/** Records to a page; servers may give fewer. */
export const PAGE_RECORDS = 500

/** Changes are read from this long before the last known time, ms: a source may commit out of order. */
const OVERLAP = 15 * 60_000

/** Maximum share of counted records missing from a complete reading: homes are sold while it runs. */
const MAX_MISSING_SHARE = 0.01

const Page = v.object({
  value: v.array(v.unknown()),
  '@odata.nextLink': v.nullish(v.string()),
  '@odata.count': v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
type Page = v.InferOutput<typeof Page>

/**
 * Reads the Property resource of a RESO Web API page by page: by `@odata.nextLink`, or by `$skip` if a server gives no link
 * though records are missing. Without `since` the reading is complete.
 */
export function openWebApi(options: WebApiOptions): ListingFeed {
  return { complete: options.since === null, format: resoFormat(options.now), records: readRecords(options) }
}

async function* readRecords(options: WebApiOptions): AsyncGenerator {
  const getPage = pageReader(options)
  const visited = new Set<string>()
  let next: URL | null = pageUrl(options, 0)
  let read = 0
  let total: number | null = null
  while (next !== null) {
    if (visited.has(next.href)) throw new FeedError(`${next.host} sends the same page again and again`)
    visited.add(next.href)
    const page: Page = await getPage(next)
    yield* page.value
    read += page.value.length
    total = page['@odata.count'] ?? total
    options.onProgress({ phase: 'reading', done: read, total, unit: 'records' })
    next = followingPage(options, next, page, read, total)
  }
  if (options.since === null && total !== null && read < total * (1 - MAX_MISSING_SHARE)) {
    throw new FeedError(`${options.url.host} gave ${read} of ${total} records; nothing was removed, try again`)
  }
}

function followingPage(options: WebApiOptions, url: URL, page: Page, read: number, total: number | null): URL | null {
  const link = page['@odata.nextLink']
  if (link) return sameOrigin(link, url)
  const isLast = page.value.length === 0 || (total === null ? page.value.length < PAGE_RECORDS : read >= total)
  return isLast ? null : pageUrl(options, read)
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

/** OData needs a literal `$` and spaces as %20; URLSearchParams writes neither. */
function pageUrl({ url, since }: WebApiOptions, skip: number): URL {
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
    $top: String(PAGE_RECORDS),
    $skip: skip === 0 ? undefined : String(skip),
    $count: 'true',
  }
  const query = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name).replace('%24', '$')}=${encodeURIComponent(value)}`],
  )
  return new URL(`?${query.join('&')}`, url)
}

/** Gets pages with a token. An OAuth client's expired token is renewed, at most once a page. */
function pageReader({ credentials, deps }: WebApiOptions): (url: URL) => Promise<Page> {
  let token: string | null = credentials.kind === 'token' ? credentials.token : null
  const get = async (url: URL): Promise<Page> => {
    if (credentials.kind === 'client') token ??= await getToken(credentials, deps)
    const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
    return toPage(url, await fetchWithRetry(url, { headers }, deps))
  }
  return async (url) => {
    const isRenewable = credentials.kind === 'client' && token !== null
    try {
      return await get(url)
    } catch (error) {
      if (!isRenewable || !(error instanceof RefusedError)) throw error
      token = null
      return get(url)
    }
  }
}

async function getToken(client: FeedCredentials & { kind: 'client' }, deps: RetryDeps): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
  })
  return tokenFromAnswer(await fetchWithRetry(client.tokenUrl, { method: 'POST', body }, deps))
}

function toPage(url: URL, json: unknown): Page {
  const page = v.safeParse(Page, json)
  if (page.success) return page.output
  throw new FeedError(`${url.host} does not answer like a RESO Web API: it sends no list called 'value'`)
}
