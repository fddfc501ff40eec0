import type { Ring } from '#domain/geo/geo.ts'
import type { TownKey } from '#domain/geo/town.ts'
import type { Market } from '#domain/money/money.ts'
import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import type { Amenity } from '#domain/search/filters/amenities.ts'
import { CATALOGUE, type FilterKey, type KeyOfKind, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { FeatureKey } from '#domain/search/filters/features.ts'
import type { DefaultPrice } from '#domain/search/filters/price.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { normalizeWords } from '#domain/search/filters/words.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Choice } from '#domain/voice/conversation.ts'
import type { Sentence, Span } from './sentence.ts'
import type { Ambiguity, SpokenLimit, SpokenPart } from './understanding.ts'
import type { Wish } from './wishes.ts'

/** Filters that the sentence sets outright. The others are noted in parts: price ends, the monthly cost, wanted amenities and features, places. */
type Plain = Omit<
  ListingFilters,
  | 'price'
  | 'cost'
  | 'train'
  | 'amenities'
  | 'features'
  | 'county'
  | 'counties'
  | 'towns'
  | 'area'
  | 'within'
  | KeyOfKind<'left-out'>
>

/** A filter that the sentence sets outright or leaves as it is. */
export const plainAfter =
  <Key extends keyof Plain>(key: Key) =>
  ({ plain }: Reading, base: ListingFilters): ListingFilters[Key] =>
    ({ ...base, ...plain })[key]

/** Where homes are asked for: towns, a county or a ZIP code. All empty means anywhere. */
export interface SpokenPlace {
  county: ListingFilters['county']
  /** Several, in place of one. */
  counties: ListingFilters['counties']
  towns: readonly TownKey[]
  zip: string | null
}

/** What has been read from a sentence so far. */
export class Reading {
  readonly sentence: Sentence
  /** The search in force, which relative requests ('one more bedroom') start from. */
  readonly inForce: ListingFilters
  readonly defaultPrice: DefaultPrice
  readonly today: string
  readonly parts: SpokenPart[] = []
  readonly limits: SpokenLimit[] = []
  readonly plain: Partial<Plain> = {}
  /** The ends that were said, US dollars; `isOpen` for any price. */
  readonly price: { min?: number; max?: number; isOpen?: boolean } = {}
  readonly priceSpans: Span[] = []
  /** The most a month may cost, US dollars. */
  monthlyCost: number | null = null
  /** What was said of the way to work; what wasn't said stays. */
  train: Partial<TrainLimit> = {}
  /** Amenities and features asked for; a flag is plain. */
  readonly wanted = new Set<Amenity | FeatureKey>()
  /** What the sentence no longer asks for, held or not. */
  readonly unwanted = new Set<Wish>()
  /** What no home may have or be. */
  readonly leftOut = new Set<Wish>()
  /** What was left out and no longer is. */
  readonly letIn = new Set<Wish>()
  readonly townsLeftOut = new Set<TownKey>()
  /** The drawn area is left out, not searched. */
  isAreaLeftOut = false
  /** Filters in force that the sentence takes back by name; what it says of them besides starts anew. */
  readonly cleared = new Set<FilterKey>()
  place: SpokenPlace | null = null
  /** Around a station or a town's center; towns of `place` are searched where they are inside. */
  circle: Ring | null = null
  /** The one town whose surroundings are meant. */
  near: TownKey | null = null
  /** Towns added to and removed from those in force. */
  readonly townsAdded = new Set<TownKey>()
  readonly townsDropped = new Set<TownKey>()
  /** 'Apartment' was said, which has a wider meaning where homes are for sale. */
  saysApartment = false
  /** Other places that the sentence may ask for. */
  placeReadings:
    | (Pick<Ambiguity, 'span'> & { readings: readonly { label: string; says: string; place: SpokenPlace }[] })
    | null = null
  sort: Sort | null = null
  /** How many people share the home, the visitor among them; null where nobody said. */
  people: number | null = null
  /** The sentence changes the search in force. */
  isChange = false
  isReset = false

  /** `today`: the ISO date in New Jersey. */
  constructor(sentence: Sentence, inForce: ListingFilters, defaultPrice: DefaultPrice, today = todayInNewJersey()) {
    this.today = today
    this.sentence = sentence
    this.inForce = inForce
    this.defaultPrice = defaultPrice
  }

  /** The market the sentence speaks of, or else the one in force. */
  get market(): Market {
    return this.plain.market ?? this.inForce.market
  }

  set(plain: Partial<Plain>): void {
    Object.assign(this.plain, plain)
  }

  /** Sets the search text. There is only one, so a second one becomes a limit. */
  setSearch(search: string, span: Span): void {
    if (this.plain.search && this.plain.search !== search) {
      this.limit(span, 'You can search for only one word at a time.')
      return
    }
    this.set({ search })
    this.part('search', `“${search}”`, span)
  }

  /** Adds phrases that the description must have. */
  mention(phrases: string, span: Span): void {
    const words = normalizeWords([this.plain.words, phrases].filter(Boolean).join())
    this.set({ words })
    this.part('words', `Mentions ${CATALOGUE.words.chip(phrases, 'sale')}`, span)
  }

  part(kind: SpokenPart['kind'], words: string, { start, end }: Span): void {
    this.parts.push({ kind, words, start, end })
  }

  limit({ start, end }: Span, words: string, offer?: Choice): void {
    this.limits.push({ words, start, end, ...(offer && { offer }) })
  }
}
