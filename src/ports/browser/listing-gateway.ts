import type { Listing, ListingSummary } from '#domain/listing/listing.ts'
import type { JudgedHome } from '#domain/match/judging.ts'
import type { Asked, RankedPage, RankQuery } from '#domain/match/ranking.ts'
import type { Result } from '#domain/result.ts'
import type { BudgetRange } from '#domain/search/budget.ts'
import type { ChoiceCounts } from '#domain/search/choice-counts.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { MapHomes, MapQuery } from '#domain/search/map-homes.ts'
import type { ListingPage, ListingQuery } from '#domain/search/search.ts'

/** What the home page shows of the listings. */
export interface HomeListings {
  featured: ListingSummary[]
  budget: BudgetRange[]
}

/** Reading listings. Every adapter passes tests/conformance/listing-gateway.ts. */
export interface ListingGateway {
  /** A page of homes with counts; the aborted call answers 'unavailable'. */
  search(query: ListingQuery, signal?: AbortSignal): Promise<Result<ListingPage>>
  /** A page of the homes that meet a search's musts, ranked by its wishes (`domain/match/ranking.ts`). */
  rank(query: RankQuery, signal?: AbortSignal): Promise<Result<RankedPage>>
  /**
   * How far homes meet a search, found by it or not; of at most `MAX_JUDGED` ids, each once and in their order. Ids of no
   * listing are left out.
   */
  fits(asked: Asked, ids: readonly number[], signal?: AbortSignal): Promise<Result<JudgedHome[]>>
  /** How many homes each choice of 'More filters' would show, all other filters as they are. */
  choiceCounts(filters: ListingFilters, signal?: AbortSignal): Promise<Result<ChoiceCounts>>
  /** What a map shows of the homes, in at most MAX_ON_MAP pieces. */
  onMap(query: MapQuery, signal?: AbortSignal): Promise<Result<MapHomes>>
  /** One home with everything known of it; 'not-found' for an id that is no listing's. */
  byId(id: number, signal?: AbortSignal): Promise<Result<Listing>>
  /** Up to three homes like this one (`domain/similar.ts`); 'not-found' for an unknown id. */
  similarTo(id: number, signal?: AbortSignal): Promise<Result<ListingSummary[]>>
  /** The featured homes, and the budget panel: the sample's fixed counts, or the database's own once it holds a feed (H-07). */
  home(signal?: AbortSignal): Promise<Result<HomeListings>>
}
