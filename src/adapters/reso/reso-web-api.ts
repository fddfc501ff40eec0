import * as v from 'valibot'
import { FeedError, type FeedRead, type ReadProgress } from '#application/feed-import/feed-read.ts'
import { tokenFromAnswer, type FeedCredentials } from './feed-credentials.ts'
import { fetchJson, RefusedError, type Patience } from './fetch-with-retry.ts'

export interface WebApiOptions {
  /** The Property resource, from `safeUrl`; a `$filter` or `$select` of its own is kept. */
  url: URL
  credentials: FeedCredentials
  /** ISO date-time from which changes are read, or null for everything. */
  since: string | null
  patience: Patience
  onProgress: (progress: ReadProgress) => void
}

/** Records asked for at once; servers may give fewer. */
export const PAGE_RECORDS = 500

/** Changes are read from this long, ms, before the newest time known: a source may commit out of order. */
const OVERLAP = 15 * 60_000

/** A complete reading may come this much short of the count the source gave, as homes are sold while it lasts. */
const MISSING_SHARE = 0.01

const Page = v.object({
  value: v.array(v.unknown()),
  '@odata.nextLink': v.nullish(v.string()),
  '@odata.count': v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
type Page = v.InferOutput<typeof Page>

/**
 * Reads the Property resource of a RESO Web API, page after page: along `@odata.nextLink`, or, where a server gives none
 * though records are missing, by `$skip`. Without `since` the reading is complete.
 */
export function openWebApi(options: WebApiOptions): FeedRead {
  return { complete: options.since === null, records: readRecords(options) }
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
  if (options.since === null && total !== null && read < total * (1 - MISSING_SHARE)) {
    throw new FeedError(`${options.url.host} gave ${read} of ${total} records; nothing was removed, try again`)
  }
}

function followingPage(options: WebApiOptions, url: URL, page: Page, read: number, total: number | null): URL | null {
  const link = page['@odata.nextLink']
  if (link) return sameOrigin(link, url)
  const isLast = page.value.length === 0 || (total === null ? page.value.length < PAGE_RECORDS : read >= total)
  return isLast ? null : pageUrl(options, read)
}

/** The next page's address. One on another host is refused, for it would be sent the token. */
function sameOrigin(link: string, from: URL): URL {
  const next = URL.parse(link, from)
  if (next === null) throw new FeedError(`${from.host} names a next page that is no address`)
  if (next.origin !== from.origin) {
    throw new FeedError(`${from.host} names a next page on ${next.host}; the token is not sent to another server`)
  }
  return next
}

/** OData wants its `$` as it is and its spaces as %20, which URLSearchParams does not do. */
function pageUrl({ url, since }: WebApiOptions, skip: number): URL {
  const own = url.searchParams
  const changed =
    since === null ? null : `ModificationTimestamp ge ${new Date(Date.parse(since) - OVERLAP).toISOString()}`
  const filters = [own.get('$filter'), changed].filter((filter) => filter !== null)
  const options = {
    ...Object.fromEntries(own),
    $filter: filters.length > 1 ? filters.map((filter) => `(${filter})`).join(' and ') : filters[0],
    // A key never changes: ordered by it, a record that is changed during the reading moves none past a $skip.
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

/** Gets one page with a token; an OAuth client's token that has run out is renewed once a page. */
function pageReader({ credentials, patience }: WebApiOptions): (url: URL) => Promise<Page> {
  let token: string | null = credentials.kind === 'token' ? credentials.token : null
  const get = async (url: URL): Promise<Page> => {
    if (credentials.kind === 'client') token ??= await getToken(credentials, patience)
    const headers = { accept: 'application/json', ...(token === null ? {} : { authorization: `Bearer ${token}` }) }
    return toPage(url, await fetchJson(url, { headers }, patience))
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

async function getToken(client: FeedCredentials & { kind: 'client' }, patience: Patience): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: client.id,
    client_secret: client.secret,
  })
  return tokenFromAnswer(await fetchJson(client.tokenUrl, { method: 'POST', body }, patience))
}

function toPage(url: URL, json: unknown): Page {
  const page = v.safeParse(Page, json)
  if (page.success) return page.output
  throw new FeedError(`${url.host} does not answer like a RESO Web API: there is no list called 'value'`)
}
