import type { County } from '../geo/county.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import type { Sort } from '../search/sort.ts'

/** The source of something the agent said: a link and an attribution. */
export interface Source {
  label: string
  /** A path of the site, with a leading slash. */
  href: string
  /** 'Listed by …', the broker of a home; or where figures come from. Empty for none. */
  attribution: string
}

/** A turn in the transcript; a later one with the same id extends it. */
export interface TranscriptLine {
  id: string
  who: 'visitor' | 'agent'
  text: string
  /** The turn is complete. */
  final: boolean
  sources: readonly Source[]
}

/** What the agent found or did, shown beside its answer. */
export type Shown =
  /** The filters understood, the number of homes found and the first few. */
  | { kind: 'search'; filters: ListingFilters; sort: Sort; total: number; listings: readonly ListingSummary[] }
  | { kind: 'listing'; listing: ListingSummary }
  | { kind: 'county'; county: County }
  | { kind: 'saved-search'; name: string }
  | { kind: 'inquiry-sent'; listing: ListingSummary; tour: boolean }
