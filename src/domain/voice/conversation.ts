import type { County } from '../geo/county.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import type { Sort } from '../search/sort.ts'

/** The source of something the agent said: a link and an attribution. */
export interface Source {
  label: string
  /** A path of the site with a leading slash, or the https address of an official page. */
  href: string
  /** 'Listed by …', the broker of a home; or where figures come from. Empty for none. */
  attribution: string
}

/** A turn in the transcript; a later one with the same id extends it. */
export interface TranscriptLine {
  id: string
  who: 'visitor' | 'agent'
  text: string
  /** A BCP 47 tag where the text isn't in the page's language. */
  lang?: string
  /** The turn is complete. */
  final: boolean
  sources: readonly Source[]
}

/** Something the visitor may press instead of saying it. */
export interface Choice {
  label: string
  /** What a press says for the visitor. */
  says: string
}

/** One fact of homes side by side. */
export interface ComparedFact {
  label: string
  /** In the homes' order; 'Not provided' where one is not known. */
  values: readonly string[]
}

/** What the agent found or did, shown beside its answer. */
export type Shown =
  /** The filters understood, the number of homes found and the first few. */
  | { kind: 'search'; filters: ListingFilters; sort: Sort; total: number; listings: readonly ListingSummary[] }
  | { kind: 'listing'; listing: ListingSummary }
  /** Two or three homes side by side. */
  | { kind: 'comparison'; homes: readonly ListingSummary[]; rows: readonly ComparedFact[] }
  /** Homes like another one. */
  | { kind: 'similar'; to: ListingSummary; listings: readonly ListingSummary[] }
  | { kind: 'county'; county: County }
  | { kind: 'saved-search'; name: string }
  /** Answers to the agent's question, or 'Undo'; the last ones shown may be pressed. */
  | { kind: 'choices'; choices: readonly Choice[] }
  | { kind: 'inquiry-sent'; listing: ListingSummary; tour: boolean }
