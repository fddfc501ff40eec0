import { fetchAnswer, type RetryDeps } from '#adapters/reso/fetch-with-retry.ts'
import { resoFormat } from '#adapters/reso/listing-from-reso.ts'
import { isRecord } from '#adapters/reso/reso-fields.ts'
import { signer } from '#adapters/reso/web-api-sign-in.ts'
import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import { FeedError, type ListingFeed, type ReadProgress, type RecordFormat } from '#ports/server/listing-feed.ts'
import { recordOfSimplyRets } from './simplyrets-record.ts'

export interface SimplyRetsOptions {
  /** The properties resource; its own parameters, such as `vendor`, are kept. */
  url: URL
  /** The API key and its secret, as user and password. */
  credentials: FeedCredentials
  now: Date
  deps: RetryDeps
  onProgress: (progress: ReadProgress) => void
}

/** The properties resource of the vendor. */
export const SIMPLYRETS_ADDRESS = 'https://api.simplyrets.com/properties'

/** Listings to a page, the most that SimplyRETS gives. */
export const PAGE_LISTINGS = 500

/**
 * What is asked for beside the page. Without `status` and `type` only active houses and rentals come; without `include` no fees,
 * taxes and parking; without `idx=listing` no homes with a hidden address.
 */
const QUERY: Readonly<Record<string, readonly string[]>> = {
  status: ['Active', 'ActiveUnderContract', 'ComingSoon'],
  type: ['residential', 'rental', 'multifamily', 'condominium'],
  include: ['association', 'garageSpaces', 'parking', 'pool', 'taxAnnualAmount', 'taxYear'],
  idx: ['listing'],
}

/**
 * Reads the listings of a SimplyRETS app by `lastId`, so that nothing that is added or removed during the reading moves another
 * past it. The API can't be asked for changes: every reading is complete. One that ends short of `X-Total-Count` throws a
 * `FeedError` at its end.
 *
 * Source: SimplyRETS, 'Paginating API responses with lastId' and 'Fields and features for IDX compliance'.
 */
export function openSimplyRets(options: SimplyRetsOptions): ListingFeed {
  return { complete: true, format: simplyRetsFormat(options.now), records: readListings(options) }
}

function simplyRetsFormat(now: Date): RecordFormat {
  const reso = resoFormat(now)
  return {
    versionOf: (listing) => reso.versionOf(recordOfSimplyRets(listing)),
    toListing: (listing, number) => reso.toListing(recordOfSimplyRets(listing), number),
  }
}

async function* readListings(options: SimplyRetsOptions): AsyncGenerator {
  const { url, onProgress } = options
  let lastId = 0
  let read = 0
  let expected: number | null = null
  for (;;) {
    const page = await getPage(options, lastId)
    expected ??= page.total
    read += page.listings.length
    onProgress({ phase: 'reading', done: read, total: expected, unit: 'records' })
    yield* page.listings
    if (page.listings.length === 0) break
    lastId = nextId(page.listings, lastId, url)
  }
  const missing = (expected ?? 0) - read
  if (missing > 0 && read < ((await getPage(options, 0)).total ?? 0)) {
    throw new FeedError(
      `${url.host} gave ${read} of ${expected} listings. Nothing was removed. ${missing} ${missing === 1 ? 'is' : 'are'} missing`,
    )
  }
}

interface ListingPage {
  listings: readonly unknown[]
  /** All that match the query; null if the server doesn't say. */
  total: number | null
}

async function getPage({ url, credentials, deps }: SimplyRetsOptions, lastId: number): Promise<ListingPage> {
  const { json, headers } = await signer(
    credentials,
    deps,
  )((authorization) => {
    const asked = { accept: 'application/json', ...(authorization === null ? {} : { authorization }) }
    return fetchAnswer(pageUrl(url, lastId), { headers: asked }, deps)
  })
  if (!Array.isArray(json)) throw new FeedError(`${url.host} doesn’t respond like SimplyRETS: there’s no list`)
  const total = /^\d+$/.exec(headers.get('x-total-count') ?? '')
  return { listings: json, total: total && Number(total[0]) }
}

function pageUrl(url: URL, lastId: number): URL {
  const page = new URL(url)
  for (const [name, values] of Object.entries(QUERY)) {
    if (!url.searchParams.has(name)) for (const value of values) page.searchParams.append(name, value)
  }
  page.searchParams.set('limit', String(PAGE_LISTINGS))
  page.searchParams.set('lastId', String(lastId))
  return page
}

/** The id that the next page begins after. Pages are sorted by it; anything else would be read forever. */
function nextId(listings: readonly unknown[], lastId: number, url: URL): number {
  const last = listings.at(-1)
  const id = isRecord(last) ? Number(last['mlsId']) : Number.NaN
  if (Number.isSafeInteger(id) && id > lastId) return id
  throw new FeedError(`${url.host} doesn’t page by mlsId: after ${lastId} it ends a page with ${String(id)}`)
}
