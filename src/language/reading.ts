import type { TownKey } from '#domain/geo/town.ts'
import type { Market } from '#domain/money/money.ts'
import type { Amenity, ListingFilters, DefaultPrice } from '#domain/search/filters.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Sentence, Span } from './sentence.ts'
import type { SpokenLimit, SpokenPart } from './understanding.ts'

/** Filters that are asked for as they are. */
type Plain = Pick<ListingFilters, 'market' | 'search' | 'beds' | 'baths'>

/** Where homes are asked for. Towns, a county or a ZIP code; nothing at all is 'anywhere'. */
export interface SpokenPlace {
  county: ListingFilters['county']
  towns: readonly TownKey[]
  zip: string | null
}

/** What has been understood of a sentence so far. */
export class Reading {
  readonly sentence: Sentence
  /** The search in force; relative wishes ('one more bedroom') are measured by it. */
  readonly inForce: ListingFilters
  readonly defaultPrice: DefaultPrice
  readonly parts: SpokenPart[] = []
  readonly limits: SpokenLimit[] = []
  readonly plain: Partial<Plain> = {}
  /** Ends that were said, US dollars. */
  readonly price: { min?: number; max?: number; isOpen?: boolean } = {}
  readonly priceSpans: Span[] = []
  readonly wanted = new Set<Amenity>()
  readonly unwanted = new Set<Amenity>()
  place: SpokenPlace | null = null
  /** Towns that are added to or taken from those in force. */
  readonly townsAdded = new Set<TownKey>()
  readonly townsDropped = new Set<TownKey>()
  sort: Sort | null = null
  /** The sentence speaks of the search in force. */
  isChange = false
  isReset = false

  constructor(sentence: Sentence, inForce: ListingFilters, defaultPrice: DefaultPrice) {
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

  /** Text to look for; there can be one only, so that another is told to be left out. */
  setSearch(search: string, span: Span): void {
    if (this.plain.search && this.plain.search !== search) {
      this.limit(span, 'Only one word can be searched for at a time.')
      return
    }
    this.set({ search })
    this.part('search', `“${search}”`, span)
  }

  part(kind: SpokenPart['kind'], words: string, { start, end }: Span): void {
    this.parts.push({ kind, words, start, end })
  }

  limit({ start, end }: Span, words: string): void {
    this.limits.push({ words, start, end })
  }
}
