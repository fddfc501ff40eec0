import { SAMPLE_BUDGET } from '#content/sample-data/budget.ts'
import { FEATURED_IDS } from '#content/sample-data/featured.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { pickSimilar } from '#domain/listing/similar.ts'
import { fail, notFound, ok, unavailable, valueOrThrow, type Result } from '#domain/result.ts'
import { countWithin } from '#domain/search/budget.ts'
import { countChoices } from '#domain/search/choice-counts.ts'
import type { SearchContext } from '#domain/search/filter-rules.ts'
import { asksTrain } from '#domain/search/home-commutes.ts'
import { isPlaced } from '#domain/search/map-homes.ts'
import { matching } from '#domain/search/matching.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** Simulated duration of a listing's lookup, ms (specification section 9, D-01). */
const LOOKUP_DELAY_MS = 500

interface SampleOptions {
  listings?: readonly Listing[]
  delayMs?: number
  /** The embedded one unless given. */
  timetable?: () => Promise<Result<Timetable>>
}

const embeddedTimetable = async (): Promise<Result<Timetable>> =>
  ok((await import('#content/timetable/embedded-timetable.ts')).EMBEDDED_TIMETABLE)

/** Listings in memory; default: the sample edition's. */
export function sampleListingGateway(options: SampleOptions = {}): ListingGateway {
  const { listings = ALL_SAMPLES, delayMs = LOOKUP_DELAY_MS, timetable = embeddedTimetable } = options
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const summaries = listings.map(summaryOf)
  const find = (id: number): Result<Listing> => {
    const listing = byId.get(id)
    return listing ? ok(listing) : fail(notFound('There is no listing with this number.'))
  }
  return {
    search: async (query, signal) => {
      const context = await loadContext(query, timetable)
      return unlessAborted(signal, () => ok(searchListings(listings, query, context)))
    },
    rank: async (query, signal) => {
      const { rankListings } = await import('#domain/match/ranking.ts')
      const context = await loadContext(query, timetable)
      return unlessAborted(signal, () => ok(rankListings(listings, query, context)))
    },
    fits: async (asked, ids, signal) => {
      const { judgeListings } = await import('#domain/match/judging.ts')
      const context = await loadContext(asked, timetable)
      return unlessAborted(signal, () => ok(judgeListings(listings, asked, ids, context)))
    },
    choiceCounts: async (filters, signal) => {
      const context = await loadContext({ filters }, timetable)
      return unlessAborted(signal, () => ok(countChoices(listings, filters, context)))
    },
    onMap: async (query, signal) => {
      const { groupHomes } = await import('./map-clusters.ts')
      const context = await loadContext(query, timetable)
      const found = listings.filter(matching(query.filters, context)).map(summaryOf).filter(isPlaced)
      return unlessAborted(signal, () => ok(groupHomes(found, query.zoom)))
    },
    byId: async (id, signal) => {
      await wait(delayMs, signal)
      return unlessAborted(signal, () => find(id))
    },
    similarTo: async (id, signal) =>
      unlessAborted(signal, () => {
        const listing = find(id)
        return listing.ok ? ok(pickSimilar(listing.value, summaries)) : listing
      }),
    home: async (signal) =>
      unlessAborted(signal, () =>
        ok({
          featured: FEATURED_IDS.flatMap((id) => summaries.find((listing) => listing.id === id) ?? []),
          budget: SAMPLE_BUDGET.map((range) => ({ ...range, listed: countWithin(summaries, range) })),
        }),
      ),
  }
}

/** The coordinates of the towns, the figures of loans and the timetable: many bytes, so they are fetched only for searches that need them. */
async function loadContext(
  { filters: { area, within, notArea, cost, train }, sort }: Pick<ListingQuery, 'filters'> & Partial<ListingQuery>,
  timetable: () => Promise<Result<Timetable>>,
): Promise<SearchContext> {
  const asksCost = cost.upTo !== null || sort === 'monthly-cost'
  return {
    townAt: area || within || notArea ? (await import('#content/gazetteer.ts')).townPoint : undefined,
    loans: asksCost ? (await import('#content/public-figures/published-loans.ts')).PUBLISHED_LOANS : undefined,
    timetable: asksTrain(train) ? valueOrThrow(await timetable()) : undefined,
  }
}

const unlessAborted = <T>(signal: AbortSignal | undefined, answer: () => Result<T>): Result<T> =>
  signal?.aborted ? fail(unavailable('The request was canceled.')) : answer()

/** Resolves after `ms`, or when `signal` is aborted. */
function wait(ms: number, signal?: AbortSignal): Promise<void> {
  if (ms === 0 || signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
