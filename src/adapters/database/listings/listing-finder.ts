import type { Market } from '#domain/money/money.ts'
import type { Amenity } from '#domain/search/filters/amenities.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { MapCluster, MapQuery } from '#domain/search/map-homes.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { DatedFilters, Dates } from './filter-columns.ts'
import type { StoredSummary } from './stored-listing.ts'
import type { DatedRank, RankedRows } from './wish-conditions.ts'

/** A county's homes that meet the filters, and how many of them have each amenity. */
export interface Tally {
  county: string
  homes: number
  amenities: Record<Amenity, number>
}

/** What a search found. */
export interface Found {
  /** By county, of the homes that meet the filters other than the county; none for a county without homes. */
  tallies: Tally[]
  /** The homes of the page, in order. */
  rows: StoredSummary[]
  /** All homes of each market, whatever the filters. */
  markets: Record<Market, number>
  /** Homes above the highest price asked for that meet all the other filters. */
  above: number
}

/** What a map shows of the homes found. */
export interface FoundOnMap {
  /** The homes shown one by one, in no order. */
  rows: StoredSummary[]
  groups: MapCluster[]
}

/** A query on a day, with its figures. */
export type Dated<Query extends { filters: ListingFilters }> = Omit<Query, 'filters'> & { filters: DatedFilters }

/** A query on this day. */
export const dated = <Query extends { filters: ListingFilters }>(query: Query, day: Dates): Dated<Query> => ({
  ...query,
  filters: { ...query.filters, ...day },
})

/** Searches listings in the way that suits the engine. Every method throws what the database throws. */
export interface ListingFinder {
  find(query: Dated<ListingQuery>, signal?: AbortSignal): Promise<Found>
  /** Only the counts of a search. */
  tally(filters: DatedFilters, signal?: AbortSignal): Promise<Tally[]>
  onMap(query: Dated<MapQuery>, signal?: AbortSignal): Promise<FoundOnMap>
  /** A page of the homes that meet all musts, in the order of their points, and the counts of all. */
  rank(query: DatedRank, signal?: AbortSignal): Promise<RankedRows>
  /** How many homes meet each of these filters. */
  counts(searches: readonly DatedFilters[], signal?: AbortSignal): Promise<number[]>
}

export const sumHomes = (tallies: readonly Tally[]): number => tallies.reduce((sum, { homes }) => sum + homes, 0)

/** Those of some counties; null is everywhere. */
export const inCounties = <T extends Tally>(tallies: readonly T[], counties: readonly string[] | null): readonly T[] =>
  counties === null ? tallies : tallies.filter(({ county }) => counties.includes(county))
