import type { County } from '#domain/geo/county.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { DefaultPrice } from '#domain/search/filters/price.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { SpokenHousehold } from './household-words.ts'
import type { SpokenTerms } from './loan-words.ts'
import type { PlaceNames } from './place-names.ts'
import type { Span } from './sentence.ts'

/** What a sentence asks the site to do. */
export type Intent =
  /** Start a new search with `filters`. */
  | 'search'
  /** Change the search in force to `filters`. */
  | 'refine'
  /** Count the homes that match `filters`. */
  | 'count'
  /** Answer a question about a home: `home` and `fact`. */
  | 'listing'
  /** Give the figures of `county`. */
  | 'county'
  /** Say what a price, rent or income (`money`) or savings (`household`) would buy. */
  | 'budget'
  /** Say what a home costs a month, by the terms said. */
  | 'monthly-cost'
  /** Say what cash a purchase takes. */
  | 'cash-to-close'
  /** Say who pays the fees on the deed. */
  | 'seller-fees'
  /** Say what a renter pays before the keys. */
  | 'move-in-cost'
  /** Compare a rent with HUD's benchmark; rent control. */
  | 'rent-benchmark'
  /** Say the last cost again by other terms: 'what about 20 percent down'. */
  | 'loan-terms'
  | 'save-search'
  | 'favorite'
  /** Request a tour of `home` at `when`. */
  | 'tour'
  /** Send a message to the agency. */
  | 'inquiry'
  | 'help'
  | 'greeting'
  | 'thanks'
  | 'stop'
  | 'unknown'

/** A phrase that was understood, and the text of its chip. */
export interface SpokenPart extends Span {
  kind:
    | Exclude<keyof ListingFilters, 'county' | 'counties' | 'towns' | 'area' | 'within'>
    | 'place'
    | 'sort'
    | 'cleared'
  words: string
}

/** A phrase that is understood but fits no filter; `words` say why in one sentence. */
export interface SpokenLimit extends Span {
  words: string
}

/** Grounds on which homes are never chosen, ranked or described (Fair Housing Act; New Jersey Law Against Discrimination). */
export type RefusedKind =
  | 'race'
  | 'origin'
  | 'religion'
  | 'family'
  | 'age'
  | 'disability'
  | 'orientation'
  | 'income'
  | 'safety'
  | 'schools'
  | 'people'

export interface Refusal extends Span {
  kind: RefusedKind
}

/** One of the homes shown: the nth counted from 1, the last, the first in a sort order, or null for the current one. */
export type SpokenHome = number | 'last' | Sort | null

export const HOME_FACTS = [
  'size',
  'price',
  'taxes',
  'fees',
  'year',
  'lot',
  'beds',
  'baths',
  'heating',
  'cooling',
  'parking',
  'schools',
  'address',
  'features',
  'pictures',
  'age-of-listing',
  'status',
  'office',
] as const
export type HomeFact = (typeof HOME_FACTS)[number]

/** US dollars: a price, a rent per month, or an income per year. */
export type SpokenMoney = { kind: 'price' | 'rent' | 'income'; amount: number }

export interface Understanding {
  intent: Intent
  filters: ListingFilters
  /** The sort order, or null if none was said. */
  sort: Sort | null
  parts: SpokenPart[]
  limits: SpokenLimit[]
  /** Phrases that were not understood. */
  missed: Span[]
  refused: Refusal[]
  home: SpokenHome
  fact: HomeFact | null
  county: County | null
  money: SpokenMoney | null
  /** Terms of a loan that were said. */
  terms: SpokenTerms
  /** Debts and savings that were said. */
  household: SpokenHousehold
  /** It asks about paying with a voucher, or says so: a lawful income like any other, by which no home is chosen. */
  hasVoucher: boolean
  /** The day and time in the visitor's words, 'saturday at 10'. */
  when: string | null
}

export interface SpokenContext {
  /** The search in force. */
  filters: ListingFilters
  places: PlaceNames
  /** The price range that counts as no price filter; derived from `filters` if left out. */
  defaultPrice?: DefaultPrice
  /** The lowest price of the homes shown, US dollars: the base of 'cheaper' when no price filter is set. */
  cheapestShown?: number
}
