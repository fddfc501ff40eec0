import type { County } from '#domain/geo/county.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import type { Household } from '#domain/money/own-numbers.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { DefaultPrice } from '#domain/search/filters/price.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import type { PlaceNames } from './place-names.ts'
import type { SpokenQuestion } from './questions.ts'
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
  /** Say how one gets to work from a home, by train. */
  | 'commute'
  /** Say the last cost again by other terms: 'what about 20 percent down'. */
  | 'loan-terms'
  /** Put two or three homes side by side: `homes`, `measure`. */
  | 'compare'
  /** Show homes like one of those shown. */
  | 'similar'
  /** Say which filter leaves so few homes. */
  | 'why-none'
  /** Show the homes found, or one of them, on the map. */
  | 'map'
  /** Count the homes of the search in force that meet `filters`, too; the search stays. */
  | 'count-these'
  /** Say what can be searched by. */
  | 'filters'
  /** Say what is searched for. */
  | 'criteria'
  /** Say whether homes can be searched by `asked`, and what is asked of it now. */
  | 'filter'
  /** Have the agency call the visitor. */
  | 'callback'
  /** Speak with a person: the number and the hours. */
  | 'person'
  /** Keep the visitor's words (`note`) with a home. */
  | 'note'
  /** Take the last change back: 'undo', 'put it back'. */
  | 'undo'
  /** Explain terms: `question`. */
  | 'glossary'
  /** Say how to begin: `question`. */
  | 'steps'
  /** Answer a question that no listing answers: `question`. */
  | 'question'
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
  /** What can be asked for instead, as a button, if anything. */
  offer?: Choice
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

/**
 * One of the homes shown: the nth counted from 1, the last, the one after the current, the first in a sort order, or null for
 * the current one.
 */
export type SpokenHome = number | 'last' | 'other' | 'next' | Sort | null

/** The homes that a sentence speaks of, where it speaks of several or describes one. */
export interface SpokenHomes {
  /** Every home that is counted, ordered or called 'it' (null), in the order said: 'the first or the third'. */
  each: readonly SpokenHome[]
  /** Several were meant; null for one. */
  group: SpokenGroup | null
  /** The one ahead of the others shown by a measure: 'the one with the lower taxes'; null for none. */
  best: SpokenMeasure | null
  /** Of the homes compared, the first of `each` gives way to the second. */
  isSwap: boolean
  /** An order ('the cheaper one') is that of the homes shown, not of the whole search. */
  isAmongShown: boolean
  /** The nth is counted among all homes of the talk, not among those shown last: 'the first house you showed me'. */
  isEarlier: boolean
  /** What tells a home from the others, in the visitor's words: 'blue', 'in Montclair', 'with a pool'; null for nothing. */
  described: string | null
  /** The whole phrase: 'the one in Montclair'; null for none, and where a language can't tell. */
  phrase: string | null
  /** The sentence says no more than the description: 'tell me about the blue one'. */
  isOnlyDescribed: boolean
}

export interface SpokenGroup {
  /** 'Both', 'the first two', 'all three'; null for all that were shown. */
  count: number | null
  /** Counted from the last one. */
  isLast: boolean
  /** Only 'they' or 'these' was said, which may be one home's. */
  isPronoun: boolean
}

export const NO_SPOKEN_HOMES: SpokenHomes = {
  each: [],
  group: null,
  best: null,
  isSwap: false,
  isAmongShown: false,
  isEarlier: false,
  described: null,
  phrase: null,
  isOnlyDescribed: false,
}

/** By what homes are compared: `month` is the monthly cost, `train` the way to a station, `days` those on the market. */
export const MEASURES = [
  'price',
  'month',
  'taxes',
  'fees',
  'size',
  'lot',
  'year',
  'beds',
  'baths',
  'train',
  'days',
] as const
export type Measure = (typeof MEASURES)[number]

/** 'Cheaper' asks for the least price, 'bigger' for the most size. */
export interface SpokenMeasure {
  of: Measure
  most: boolean
}

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
  'kind',
  'garage',
  'floors',
  'accessibility',
  'water',
  'open-houses',
  'availability',
  'lease',
  'utilities',
  'deposit',
  'price-history',
  'sold-price',
  'distance',
  'status',
  'office',
] as const
export type HomeFact = (typeof HOME_FACTS)[number]

/** US dollars: a price, a rent per month, or an income per year. */
export type SpokenMoney = { kind: 'price' | 'rent' | 'income'; amount: number }

/** The terms of a loan that a sentence says. */
export type SpokenTerms = Partial<Pick<OwnTerms, 'down' | 'ratePct' | 'years' | 'loan'>>

/** What a sentence says of the visitor's means, US dollars: debts a month, savings. */
export type SpokenHousehold = Partial<Pick<Household, 'debts' | 'savings'>> & {
  /** What others give, beside the savings. */
  gift?: number
}

/** A question about a home's way to work. */
export interface CommuteQuestion {
  /** A place of work or a station's id; null: none was named. */
  to: string | null
  /** It asks which station is near. */
  asksStation: boolean
}

/** One way to read a sentence. */
export interface SpokenReading {
  /** Text of a button: 'Passaic County'. */
  label: string
  /** What the visitor says by choosing it, read on its own against the search in force: 'in Passaic County'. */
  says: string
  /** The filters after the sentence, read so. */
  filters: ListingFilters
}

/** Two to four readings of a sentence whose filters differ; the first is the one taken. */
export interface Ambiguity {
  /** What the readings differ in: 'Passaic' is a city and a county, 'Washington' lies in three counties. */
  kind: 'place' | 'price'
  /** The visitor's words that can be read so. */
  span: Span
  readings: readonly SpokenReading[]
}

export interface Understanding {
  intent: Intent
  filters: ListingFilters
  /** Other ways to read the sentence, where their results differ; null for a plain one. */
  ambiguity: Ambiguity | null
  /** The one town whose surroundings are asked for: 'near Montclair'; null for none or several. */
  near: TownKey | null
  /** The sentence moves the search to the other market, sale or rent. */
  marketChanged: boolean
  /** Filters that stood and fall away though the sentence doesn't name them: by a new search or another market. */
  dropped: readonly (keyof ListingFilters)[]
  /** Bedrooms that would suit the household that was told ('two kids'): for an offer, never a filter. Null: none told. */
  roomNeed: number | null
  /** How many people share the home, the visitor among them, now or earlier in the talk; null where nobody said. */
  people: number | null
  /** The sort order, or null if none was said. */
  sort: Sort | null
  parts: SpokenPart[]
  limits: SpokenLimit[]
  /** Phrases that were not understood. */
  missed: Span[]
  refused: Refusal[]
  home: SpokenHome
  homes: SpokenHomes
  /** By what homes are compared; null for everything. */
  measure: SpokenMeasure | null
  fact: HomeFact | null
  /** Facts asked for beside `fact`: 'what are the taxes and how old is it'. */
  alsoAsked: readonly HomeFact[]
  county: County | null
  /** The filter, or the order, that a question about the search names. */
  asked: keyof ListingFilters | 'sort' | null
  money: SpokenMoney | null
  /** What is asked about the way to work from a home. */
  commute: CommuteQuestion | null
  /** Terms of a loan that were said. */
  terms: SpokenTerms
  /** Debts and savings that were said. */
  household: SpokenHousehold
  /** It asks about paying with a voucher, or says so: a lawful income like any other, by which no home is chosen. */
  hasVoucher: boolean
  /** A question that a text of its own answers, or a right to tell beside a search; null for none. */
  question: SpokenQuestion | null
  /** The visitor's words about a home, for a note; null for none. */
  note: string | null
  /** The day and time in the visitor's words, 'saturday at 10'. */
  when: string | null
}

/** A filter whose figure may be said without its name after it was explained. */
export type FigureOf = 'fee'

export interface SpokenContext {
  /** The ISO date in New Jersey, for 'by February'; today where left out. */
  today?: string
  /** The search in force. */
  filters: ListingFilters
  places: PlaceNames
  /** The price range that counts as no price filter; derived from `filters` if left out. */
  defaultPrice?: DefaultPrice
  /** The filter that was just explained: a figure without a name is its. */
  figureOf?: FigureOf | null
  /** How many people share the home, as said before. */
  people?: number | null
  /** The filter that was changed last: a bare count corrects it. */
  changedLast?: keyof ListingFilters | null
  /** The lowest price of the homes shown, US dollars: the base of 'cheaper' when no price filter is set. */
  cheapestShown?: number
}
