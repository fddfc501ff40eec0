import type { County } from '../geo/county.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { ListingFilters } from '../search/filters.ts'
import type { Sort } from '../search/sort.ts'

/** Where something the agent read out stands, and whose it is. */
export interface Source {
  label: string
  /** Below the site's base address, with a slash before it. */
  href: string
  /** 'Listed by …', the broker of a home; or where figures come from. Empty for none. */
  attribution: string
}

/** One turn of the talk; the same id again brings more of the same turn. */
export interface TranscriptLine {
  id: string
  who: 'visitor' | 'agent'
  text: string
  /** Nothing more is added to it. */
  final: boolean
  sources: readonly Source[]
}

/** What the agent found or did, beside its words. */
export type Shown =
  /** Filters understood, how many homes they show, and the first few. */
  | { kind: 'search'; filters: ListingFilters; sort: Sort; total: number; listings: readonly ListingSummary[] }
  | { kind: 'listing'; listing: ListingSummary }
  | { kind: 'county'; county: County }
  | { kind: 'saved-search'; name: string }
  | { kind: 'inquiry-sent'; listing: ListingSummary; tour: boolean }
