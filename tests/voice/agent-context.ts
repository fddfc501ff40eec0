import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import type { AgentContext } from '#agent/agent-context.ts'
import { PLACES as NAMED } from '#content/places.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { Inquiry } from '#domain/inquiry/inquiry.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { figuresFor } from './public-figures.ts'

export const PLACES = readPlaceNames(NAMED)

/** The sample listings, and a record of what the agent has kept and sent. It is Saturday, November 21, 2026. */
export interface WatchedContext extends AgentContext {
  sent: { listingId: number; inquiry: Inquiry; key: string }[]
  favored: number[]
  saved: { name: string; filters: ListingFilters }[]
  /** What the next sending answers. */
  answerSending: Result<void>
  own: OwnNumbers
}

export function watchedContext(samples: readonly Listing[] = ALL_SAMPLES): WatchedContext {
  const listings = sampleListingGateway({ listings: samples, delayMs: 0 })
  const watched: WatchedContext = {
    sent: [],
    favored: [],
    saved: [],
    answerSending: ok(undefined),
    listings,
    own: NO_OWN_NUMBERS,
    places: PLACES,
    ...figuresFor(listings),
    ownNumbers: () => watched.own,
    clock: { now: () => new Date('2026-11-21T15:00:00Z') },
    inquiries: {
      send: async (listingId, inquiry, key) => {
        if (watched.answerSending.ok) watched.sent.push({ listingId, inquiry, key })
        return watched.answerSending
      },
    },
    favorites: {
      add: async (id: number) => {
        watched.favored.push(id)
        return ok(undefined)
      },
    } as FavoritesGateway,
    savedSearches: {
      add: async (name: string, filters: ListingFilters) => {
        watched.saved.push({ name, filters })
        return ok({ id: '1', name, filters, dateCreated: '2026-11-21' })
      },
    } as SavedSearchGateway,
  }
  return watched
}
