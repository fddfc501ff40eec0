import type { Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters.ts'
import type { MapCluster, MapQuery } from '#domain/search/map-homes.ts'
import type { ListingQuery } from '#domain/search/search.ts'

/** Homes counted by county and set of amenities (bits as in the table). */
export interface Tally {
  county: string
  amenities: number
  homes: number
}

/** What a search found. */
export interface Found {
  /** Homes that meet the filters other than the county. */
  tallies: Tally[]
  /** The homes of the page, in order; `summary` is JSON. */
  rows: { id: number; summary: string }[]
  /** All homes of each market, whatever the filters. */
  markets: Record<Market, number>
}

/** What a map shows of the homes found. */
export interface FoundOnMap {
  /** The homes that stand alone, in no order; `summary` is JSON. */
  rows: { id: number; summary: string }[]
  groups: MapCluster[]
}

/** Finding listings, in the way that suits the engine. All throw what the database throws. */
export interface ListingFinder {
  find(query: ListingQuery, signal?: AbortSignal): Promise<Found>
  /** Only the counts of a search. */
  tally(filters: ListingFilters, signal?: AbortSignal): Promise<Tally[]>
  onMap(query: MapQuery, signal?: AbortSignal): Promise<FoundOnMap>
}

export const sumHomes = (tallies: readonly Tally[]): number => tallies.reduce((sum, { homes }) => sum + homes, 0)

export const inCounty = (tallies: readonly Tally[], county: string | null): readonly Tally[] =>
  county === null ? tallies : tallies.filter((tally) => tally.county === county)
