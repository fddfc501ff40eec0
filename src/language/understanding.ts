import type { County } from '#domain/geo/county.ts'
import type { ListingFilters, DefaultPrice } from '#domain/search/filters.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { PlaceNames } from './place-names.ts'
import type { Span } from './sentence.ts'

/** What the visitor wants done with a sentence. */
export type Intent =
  /** Begin a search: `filters` are what was asked for. */
  | 'search'
  /** Change the search in force: `filters` are the changed ones. */
  | 'refine'
  /** How many homes meet `filters`. */
  | 'count'
  /** A question about a home, `home` and `fact`. */
  | 'listing'
  /** What a county is like in figures, `county`. */
  | 'county'
  /** What a price or an income, `money`, would buy. */
  | 'budget'
  | 'save-search'
  | 'favorite'
  /** To be shown a home, `home`, at `when`. */
  | 'tour'
  /** To have a message sent to the agency. */
  | 'inquiry'
  | 'help'
  | 'greeting'
  | 'thanks'
  | 'stop'
  | 'unknown'

/** A phrase and what was understood by it, in the words of a chip. */
export interface SpokenPart extends Span {
  kind: 'market' | 'place' | 'price' | 'beds' | 'baths' | 'amenity' | 'search' | 'sort' | 'cleared'
  words: string
}

/** A phrase that is understood but that no filter can hold, and why in a sentence. */
export interface SpokenLimit extends Span {
  words: string
}

/** What homes are never chosen, ranked or described by (Fair Housing Act; New Jersey Law Against Discrimination). */
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

/** A home of those shown: the nth from 1, the last, an extreme, or null for the one spoken of. */
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
  /** The order asked for, or null. */
  sort: Sort | null
  parts: SpokenPart[]
  limits: SpokenLimit[]
  /** Phrases that mean nothing here. */
  missed: Span[]
  refused: Refusal[]
  home: SpokenHome
  fact: HomeFact | null
  county: County | null
  money: SpokenMoney | null
  /** The words for a day and a time as they were said, 'saturday at 10'. */
  when: string | null
}

export interface SpokenContext {
  /** The search in force. */
  filters: ListingFilters
  places: PlaceNames
  /** The price that stands where none is asked for; told from `filters` when left out. */
  defaultPrice?: DefaultPrice
  /** The lowest price of the homes shown, US dollars: what 'cheaper' is measured by where no price is asked for. */
  cheapestShown?: number
}
