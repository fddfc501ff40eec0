import { SAMPLE_BUDGET } from '#content/sample-data/budget.ts'
import { FEATURED_IDS } from '#content/sample-data/featured.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { TownPoint } from '#domain/geo/town.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { pickSimilar } from '#domain/listing/similar.ts'
import { fail, notFound, ok, unavailable, type Result } from '#domain/result.ts'
import { countWithin } from '#domain/search/budget.ts'
import { countChoices } from '#domain/search/choice-counts.ts'
import { isPlaced } from '#domain/search/map-homes.ts'
import { matches } from '#domain/search/matching.ts'
import { searchListings, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'

/** Simulated duration of a listing's lookup, ms (specification section 9, D-01). */
const LOOKUP_DELAY_MS = 500

interface SampleOptions {
  listings?: readonly Listing[]
  delayMs?: number
}

/** Listings in memory; default: the sample edition's. */
export function sampleListingGateway(options: SampleOptions = {}): ListingGateway {
  const { listings = ALL_SAMPLES, delayMs = LOOKUP_DELAY_MS } = options
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  const summaries = listings.map(summaryOf)
  const find = (id: number): Result<Listing> => {
    const listing = byId.get(id)
    return listing ? ok(listing) : fail(notFound('There is no listing with this number.'))
  }
  return {
    search: async (query, signal) => {
      const townAt = await loadTowns(query)
      return unlessAborted(signal, () => ok(searchListings(listings, query, townAt)))
    },
    choiceCounts: async (filters, signal) => {
      const townAt = await loadTowns({ filters })
      return unlessAborted(signal, () => ok(countChoices(listings, filters, townAt)))
    },
    onMap: async (query, signal) => {
      const { groupHomes } = await import('./map-clusters.ts')
      const found = listings
        .filter((home) => matches(home, query.filters))
        .map(summaryOf)
        .filter(isPlaced)
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

/** The coordinates of the towns; many bytes, so they are fetched only for a search by area or view. */
async function loadTowns({ filters: { area, within } }: Pick<ListingQuery, 'filters'>): Promise<TownPoint | undefined> {
  return area || within ? (await import('#content/gazetteer.ts')).townPoint : undefined
}

const unlessAborted = <T>(signal: AbortSignal | undefined, answer: () => Result<T>): Result<T> =>
  signal?.aborted ? fail(unavailable('The request was cancelled.')) : answer()

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
