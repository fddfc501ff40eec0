import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Metrics } from '#ports/server/metrics.ts'

/** The same gateway, whose searches are timed. */
export const timedListings = (listings: ListingGateway, { searched }: Pick<Metrics, 'searched'>): ListingGateway => ({
  search: async (query, signal) => {
    const started = performance.now()
    try {
      return await listings.search(query, signal)
    } finally {
      searched(performance.now() - started)
    }
  },
  rank: (query, signal) => listings.rank(query, signal),
  fits: (asked, ids, signal) => listings.fits(asked, ids, signal),
  choiceCounts: (filters, signal) => listings.choiceCounts(filters, signal),
  onMap: (query, signal) => listings.onMap(query, signal),
  byId: (id, signal) => listings.byId(id, signal),
  similarTo: (id, signal) => listings.similarTo(id, signal),
  home: (signal) => listings.home(signal),
})
