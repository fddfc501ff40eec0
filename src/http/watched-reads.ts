import type { Result } from '#domain/result.ts'
import type { OpenLists } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { TownGateway } from '#ports/browser/town-gateway.ts'
import type { SiteTowns } from './site-towns.ts'

/** The gateways of one rendering, and what it did with them. */
export interface WatchedReads {
  listings: ListingGateway
  openLists: OpenLists
  towns: TownGateway
  /** A gateway was unavailable. */
  failed: () => boolean
  /** A visitor's shared list was read, which changes without the listings. */
  readList: () => boolean
}

export function watchReads(listings: ListingGateway, openLists: OpenLists, ofTowns: SiteTowns): WatchedReads {
  let failed = false
  let readList = false
  const seen = async <T>(reading: Promise<Result<T>>): Promise<Result<T>> => {
    const answer = await reading
    if (!answer.ok && answer.problem.kind === 'unavailable') failed = true
    return answer
  }
  const towns = ofTowns(listings)
  return {
    towns: {
      town: (county, town, signal) => seen(towns.town(county, town, signal)),
      county: (county, signal) => seen(towns.county(county, signal)),
    },
    listings: {
      search: (query, signal) => seen(listings.search(query, signal)),
      rank: (query, signal) => seen(listings.rank(query, signal)),
      fits: (asked, ids, signal) => seen(listings.fits(asked, ids, signal)),
      choiceCounts: (filters, signal) => seen(listings.choiceCounts(filters, signal)),
      onMap: (query, signal) => seen(listings.onMap(query, signal)),
      byId: (id, signal) => seen(listings.byId(id, signal)),
      similarTo: (id, signal) => seen(listings.similarTo(id, signal)),
      home: (signal) => seen(listings.home(signal)),
    },
    openLists: {
      shared: (token) => {
        readList = true
        return seen(openLists.shared(token))
      },
    },
    failed: () => failed,
    readList: () => readList,
  }
}
