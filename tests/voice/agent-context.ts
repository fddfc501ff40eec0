import { sampleListingGateway } from '#adapters/sample/listing-gateway.ts'
import type { AgentContext } from '#agent/agent-context.ts'
import { inEnglish } from '#agent/english.ts'
import { PLACES as NAMED } from '#content/places.ts'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'
import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import type { Inquiry, TakenInquiry } from '#domain/inquiry/inquiry.ts'
import { summaryOf, type Listing } from '#domain/listing/listing.ts'
import { NO_OWN_NUMBERS, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { ok, type Result } from '#domain/result.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { readPlaceNames } from '#language/place-names.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import { figuresFor } from './public-figures.ts'

export const PLACES = readPlaceNames(NAMED, townNeighbors)

/** The sample listings, and a record of what the agent has kept and sent. It is Saturday, November 21, 2026. */
export interface WatchedContext extends AgentContext {
  sent: { listingId: number | null; inquiry: Inquiry; key: string }[]
  favored: number[]
  notes: Map<number, string>
  saved: { id: string; name: string; filters: ListingFilters }[]
  /** What the next sending answers. */
  answerSending: Result<TakenInquiry>
  own: OwnNumbers
}

export function watchedContext(samples: readonly Listing[] = ALL_SAMPLES): WatchedContext {
  const listings = sampleListingGateway({ listings: samples, delayMs: 0 })
  let nextId = 0
  const watched: WatchedContext = {
    sent: [],
    favored: [],
    notes: new Map(),
    saved: [],
    answerSending: ok({ answeredBy: null }),
    listings,
    own: NO_OWN_NUMBERS,
    places: PLACES,
    ...inEnglish(SAMPLE_AGENCY),
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
      ids: async () => ok(watched.favored),
      list: async () =>
        ok(
          watched.favored.map((id) => ({
            listing: summaryOf(samples.find((home) => home.id === id)!),
            dateAdded: '2026-11-21',
            note: watched.notes.get(id) ?? '',
          })),
        ),
      setNote: async (id: number, note: string) => {
        watched.notes.set(id, note)
        return ok(undefined)
      },
      add: async (id: number) => {
        watched.favored.push(id)
        return ok(undefined)
      },
      remove: async (id: number) => {
        const at = watched.favored.indexOf(id)
        if (at < 0) return ok(null)
        const removed = {
          dateAdded: '2026-11-21',
          note: watched.notes.get(id) ?? '',
          ahead: watched.favored.slice(0, at),
        }
        watched.favored = watched.favored.filter((one) => one !== id)
        return ok(removed)
      },
      putBack: async (id: number) => {
        watched.favored.push(id)
        return ok(undefined)
      },
    } as Partial<FavoritesGateway> as FavoritesGateway,
    savedSearches: {
      add: async (name: string, filters: ListingFilters) => {
        const id = String((nextId += 1))
        watched.saved.push({ id, name, filters })
        return ok({ id, name, filters, dateCreated: '2026-11-21' })
      },
      list: async () => ok(watched.saved.map((saved) => ({ ...saved, dateCreated: '2026-11-21' }))),
      remove: async (id: string) => {
        watched.saved = watched.saved.filter((saved) => saved.id !== id)
        return ok(undefined)
      },
    } as Partial<SavedSearchGateway> as SavedSearchGateway,
  }
  return watched
}
