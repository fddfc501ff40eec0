import type { Ring } from '../geo/geo.ts'
import { townName, type TownKey } from '../geo/town.ts'
import type { HomeKind } from '../listing/home-kind.ts'
import { formatDollars, type Market } from '../money/money.ts'
import { listNames } from '../name-list.ts'
import { amenityFeature } from './amenity-feature.ts'
import { chipText, circleChip, costChip, trainChip } from './chip-texts.ts'
import { dayFilter, type DayKey, type DaysKey } from './day-filters.ts'
import { FEATURE_NOUNS, featureName, flagNoun, leftOutNoun } from './feature-nouns.ts'
import { partText, placesLeftOut, relaxed, withPart } from './filter-parts.ts'
import { type FilterPart } from './filters.ts'
import type { Amenity } from './filters/amenities.ts'
import {
  CATALOGUE,
  perFilter,
  type FilterKey,
  type KeyOfKind,
  type ListingFilters,
  type UseFilter,
} from './filters/catalogue.ts'
import { flagAt, fromFlags, type FlagKey } from './filters/flags.ts'
import { fromKind } from './filters/keys-of-kind.ts'
import { KIND_PLURALS } from './kind-plurals.ts'
import { cardPrice, namedPrice, saidPrice } from './price-words.ts'
import type { Span } from './query-param.ts'
import { spanFilter, type SpanKey } from './span-filters.ts'
import { trainWords } from './train-words.ts'

/** A piece of a saved search's name and its position there: '3+ bed', 'waterfront' homes with 'a pool' in 'Bergen County'. */
export interface NamePiece {
  slot: 'size' | 'look' | 'with' | 'place' | 'map' | 'price' | 'text'
  text: string
  /** The most telling pieces have the lowest rank; those that don't fit are left out from the highest. */
  rank: number
}

/** A piece of a spoken sentence: 'Renovated' homes 'for rent' 'on the water' 'in Bergen County' with 'a pool'. */
export interface SentencePiece {
  slot: 'look' | 'market' | 'setting' | 'place' | 'map' | 'with' | 'price' | 'text'
  text: string
}

/** A piece of a saved search's card (F-03) and the box it stands in. */
export interface CardPiece {
  box: 'text' | 'town' | 'county' | 'map' | 'price' | 'beds' | 'baths' | 'other'
  text: string
}

/** How a filter is said. Each face is called for a value that asks for something; the price is asked in any case. */
interface FilterText<Value> {
  name(value: Value, market: Market): NamePiece[]
  /** `townText` names a town so that it can't be mistaken for another. */
  sentence(value: Value, market: Market, townText: (town: TownKey) => string): SentencePiece[]
  card(value: Value, market: Market): CardPiece[]
  /** The search with this filter relaxed: 'With any number of bedrooms'. */
  relaxed(value: Value): string
}

const ANYWHERE = 'In all counties'

const rooms = (room: 'bed' | 'bath', rank: number, isMost = false): FilterText<number | null> => ({
  name: (count) => [{ slot: 'size', text: isMost ? `up to ${count} ${room}` : `${count}+ ${room}`, rank }],
  sentence: (count) => [
    { slot: 'with', text: `at ${isMost ? 'most' : 'least'} ${count} ${room}room${count === 1 ? '' : 's'}` },
  ],
  card: (count) => [{ box: `${room}s`, text: isMost ? `Up to ${count} ${room}s` : `${count}+ ${room}s` }],
  relaxed: () => `With any number of ${room}rooms`,
})

/** Of each amenity: its piece of a name, and of a sentence. */
const AMENITY_TEXT: Readonly<Record<Amenity, { name: NamePiece; sentence: SentencePiece }>> = {
  waterfront: {
    name: { slot: 'look', text: 'waterfront', rank: 5 },
    sentence: { slot: 'setting', text: 'on the water' },
  },
  pool: { name: { slot: 'with', text: 'a pool', rank: 6 }, sentence: { slot: 'with', text: 'a pool' } },
  renovated: {
    name: { slot: 'look', text: 'renovated', rank: 7 },
    sentence: { slot: 'look', text: 'Renovated' },
  },
  twoCarGarage: {
    name: { slot: 'with', text: 'a two-car garage', rank: 8 },
    sentence: { slot: 'with', text: 'a two-car garage' },
  },
}

/** Of each amenity: what a home is without. */
const NO_AMENITY: Readonly<Record<Amenity, string>> = {
  pool: 'a pool',
  twoCarGarage: 'a two-car garage',
  waterfront: 'waterfront',
  renovated: 'renovations',
}

const noAmenity = (amenity: Amenity): string => NO_AMENITY[amenity]

const onMap = (name: string, sentence: string, card: string): FilterText<unknown> => ({
  name: () => [{ slot: 'map', text: name, rank: 0 }],
  sentence: () => [{ slot: 'map', text: sentence }],
  card: () => [{ box: 'map', text: card }],
  relaxed: () => ANYWHERE,
})

const DRAWN = onMap('the drawn area', 'inside the drawn area', 'drawn area')

/** An area that was drawn, or a circle, named as its chip says it. */
function shapeText(ring: Ring): FilterText<unknown> {
  const chip = circleChip(ring)
  if (chip === null) return DRAWN
  const text = lowered(chip)
  return { ...onMap('', text, text), name: () => [{ slot: 'text', text, rank: 0 }] }
}

const areaText: FilterText<Ring | null> = {
  ...DRAWN,
  name: (ring, ...rest) => shapeText(ring!).name(ring, ...rest),
  sentence: (ring, ...rest) => shapeText(ring!).sentence(ring, ...rest),
  card: (ring, ...rest) => shapeText(ring!).card(ring, ...rest),
}

/** What is left out, named as its chip says it. `sentence`: as it is asked for in words. */
const leftOut = <Key extends KeyOfKind<'left-out'>>(
  key: Key,
  sentence: (value: ListingFilters[Key], townText: (town: TownKey) => string) => string,
): FilterText<ListingFilters[Key]> => {
  const chip = (value: ListingFilters[Key]) => chipText(key, value, 'sale')
  return {
    name: (value) => [{ slot: 'text', text: lowered(chip(value)), rank: 4 }],
    sentence: (value, _market, townText) => [{ slot: 'text', text: sentence(value, townText) }],
    card: (value) => [{ box: 'other', text: chip(value) }],
    relaxed: (value) => {
      const places = placesLeftOut(key, value)
      return places === null ? `Without “${chip(value)}”` : `With ${places} included`
    },
  }
}

/** 'condos or co-ops'. */
const pluralsOf = (kinds: readonly HomeKind[]): string =>
  listNames(
    kinds.map((kind) => KIND_PLURALS[kind]),
    'or',
  )

const listedWithin = (days: number | null): string =>
  days === 1 ? 'listed since yesterday' : `listed in the last ${days} days`

/** A span, named as its chip says it. */
const spanText = (key: SpanKey): FilterText<Span | null> => {
  const chip = (span: Span | null) => chipText(key, span, 'sale')
  const { slot, sentence } = spanFilter(key)
  return {
    name: (span) => [{ slot, text: lowered(chip(span)), rank: 11 }],
    sentence: (span) => [{ slot, text: sentence(span!) }],
    card: (span) => [{ box: 'other', text: chip(span) }],
    relaxed: (span) => `Without “${chip(span)}”`,
  }
}

/** A day or several, named as its chip says it. */
const dayText = <Key extends DayKey | DaysKey>(key: Key): FilterText<ListingFilters[Key]> => {
  const { slot, article, relaxed } = dayFilter(key)
  const chip = (day: ListingFilters[Key]) => chipText(key, day, 'rent')
  const text = (day: ListingFilters[Key]) => `${article}${lowered(chip(day))}`
  return {
    name: (day) => [{ slot, text: text(day), rank: 12 }],
    sentence: (day) => [{ slot, text: text(day) }],
    card: (day) => [{ box: 'other', text: chip(day) }],
    relaxed: () => relaxed,
  }
}

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** 'home office,gas' as '“home office” and “gas”'. */
const quoted = (words: string): string =>
  listNames(
    words.split(',').map((phrase) => `“${phrase}”`),
    'and',
  )

/** Maximum length of a search text inside a name, UTF-16 units. */
const MAX_TEXT_IN_NAME = 36

/** Every filter in English; flags are said by their nouns. */
const TEXT: { readonly [Key in Exclude<FilterKey, FlagKey>]: FilterText<ListingFilters[Key]> } = {
  search: {
    name: (text) => [{ slot: 'text', text: `matching “${shortened(text, MAX_TEXT_IN_NAME)}”`, rank: 3 }],
    sentence: (text) => [{ slot: 'text', text: `matching “${text}”` }],
    card: (text) => [{ box: 'text', text }],
    relaxed: (text) => `Without “${text}”`,
  },
  market: {
    name: () => [],
    sentence: () => [{ slot: 'market', text: 'for rent' }],
    card: () => [{ box: 'other', text: 'Rentals' }],
    relaxed: () => '',
  },
  county: {
    name: (county) => [{ slot: 'place', text: `${county} County`, rank: 0 }],
    sentence: (county) => [{ slot: 'place', text: `in ${county} County` }],
    card: (county) => [{ box: 'county', text: `${county} County` }],
    relaxed: () => ANYWHERE,
  },
  price: {
    name: (price, market) => {
      const text = namedPrice(price, market)
      return text ? [{ slot: 'price', text, rank: 1 }] : []
    },
    sentence: (price, market) => {
      const text = saidPrice(price, market)
      return text ? [{ slot: 'price', text }] : []
    },
    card: (price, market) => [{ box: 'price', text: cardPrice(price, market) }],
    relaxed: () => 'At any price',
  },
  cost: {
    name: (limit) => [{ slot: 'price', text: lowered(costChip(limit)), rank: 1 }],
    // A rent is a price 'a month'.
    sentence: ({ upTo }) => [{ slot: 'with', text: `a monthly cost up to ${formatDollars(upTo!)}` }],
    card: (limit) => [{ box: 'price', text: costChip(limit) }],
    relaxed: () => 'At any monthly cost',
  },
  beds: rooms('bed', 2),
  bedsMax: rooms('bed', 2, true),
  baths: rooms('bath', 9),
  bathsMax: rooms('bath', 9, true),
  amenities: {
    name: (amenities) => amenities.map((amenity) => AMENITY_TEXT[amenity].name),
    sentence: (amenities) => amenities.map((amenity) => AMENITY_TEXT[amenity].sentence),
    card: (amenities) => amenities.map((amenity) => ({ box: 'other', text: amenityFeature(amenity) })),
    relaxed: (amenities) => `Without “${amenities.map(amenityFeature).join(', ')}”`,
  },
  features: {
    name: (features) => features.map((feature) => ({ slot: 'with', text: FEATURE_NOUNS[feature], rank: 10 })),
    sentence: (features) => features.map((feature) => ({ slot: 'with', text: FEATURE_NOUNS[feature] })),
    card: (features) => features.map((feature) => ({ box: 'other', text: featureName(feature) })),
    relaxed: (features) => `Without “${features.map(featureName).join(', ')}”`,
  },
  counties: {
    name: (counties) => [{ slot: 'place', text: `${listNames(counties, 'and')} Counties`, rank: 0 }],
    sentence: (counties) => [{ slot: 'place', text: `in ${listNames(counties, 'or')} County` }],
    card: (counties) => [{ box: 'county', text: `${listNames(counties, 'and')} Counties` }],
    relaxed: () => ANYWHERE,
  },
  kinds: {
    name: (kinds) => [{ slot: 'text', text: `listed as ${pluralsOf(kinds)}`, rank: 4 }],
    sentence: (kinds) => [{ slot: 'text', text: `listed as ${pluralsOf(kinds)}` }],
    card: (kinds) => kinds.map((kind) => ({ box: 'other', text: CATALOGUE.kinds.words(kind) })),
    relaxed: () => 'Of any type',
  },
  ...fromKind('span', spanText),
  ...fromKind('day', dayText<DayKey>),
  ...fromKind('days', dayText<DaysKey>),
  openHouse: {
    name: () => [{ slot: 'with', text: 'an open house this weekend', rank: 10 }],
    sentence: () => [{ slot: 'with', text: 'an open house this weekend' }],
    card: () => [{ box: 'other', text: CATALOGUE.openHouse.label }],
    relaxed: () => 'With or without an open house',
  },
  days: {
    name: (days) => [{ slot: 'text', text: listedWithin(days), rank: 12 }],
    sentence: (days) => [{ slot: 'text', text: listedWithin(days) }],
    card: (days) => [{ box: 'other', text: chipText('days', days, 'sale') }],
    relaxed: () => 'Listed at any time',
  },
  words: {
    name: (words) => [{ slot: 'text', text: `mentioning ${quoted(shortened(words, MAX_TEXT_IN_NAME))}`, rank: 4 }],
    sentence: (words) => [{ slot: 'with', text: `a description that mentions ${quoted(words)}` }],
    card: (words) => [{ box: 'other', text: CATALOGUE.words.chip(words, 'sale') }],
    relaxed: (words) => `Without ${CATALOGUE.words.chip(words, 'sale')}`,
  },
  train: {
    name: (limit) => [{ slot: 'text', text: trainWords(limit), rank: 2 }],
    sentence: (limit) => [{ slot: 'text', text: trainWords(limit) }],
    card: (limit) => [{ box: 'other', text: trainChip(limit) }],
    relaxed: (limit) => `Without “${trainChip(limit)}”`,
  },
  towns: {
    name: (towns) => [{ slot: 'place', text: namedTowns(towns.map(townName)), rank: 0 }],
    sentence: (towns, _market, townText) => [{ slot: 'place', text: `in ${listNames(towns.map(townText), 'or')}` }],
    card: (towns) => towns.map((town) => ({ box: 'town', text: townName(town) })),
    relaxed: () => ANYWHERE,
  },
  area: areaText,
  within: onMap('the map’s view', 'within the map’s view', 'map’s view'),
  notTowns: leftOut('notTowns', (towns, townText) => `not in ${listNames(towns.map(townText), 'or')}`),
  notCounties: leftOut('notCounties', (counties) => `not in ${listNames(counties, 'or')} County`),
  notKinds: leftOut('notKinds', (kinds) => `other than ${pluralsOf(kinds)}`),
  notAmenities: leftOut('notAmenities', (keys) => `without ${listNames(keys.map(noAmenity), 'or')}`),
  notFeatures: leftOut('notFeatures', (keys) =>
    listNames(
      keys.map((key) => `without ${leftOutNoun(key)}`),
      'and',
    ),
  ),
  notArea: leftOut('notArea', (ring) => lowered(chipText('notArea', ring, 'sale'))),
}

/** A flag in English, by the noun it asks for. */
function flagText(key: FlagKey): FilterText<unknown> {
  const [{ label }, noun] = [flagAt(key), flagNoun(key)]
  return {
    name: () => [{ slot: 'with', text: noun, rank: 10 }],
    sentence: () => [{ slot: 'with', text: noun }],
    card: () => [{ box: 'other', text: label }],
    relaxed: () => `Without “${label}”`,
  }
}

const ALL_TEXT: { readonly [Key in FilterKey]: FilterText<ListingFilters[Key]> } = {
  ...TEXT,
  ...fromFlags(flagText),
}

/** The pieces of all filters that ask for something, and of the price. */
export const filterPieces = <Piece>(
  filters: ListingFilters,
  piecesOf: <Value>(text: FilterText<Value>, value: Value) => Piece[],
): Piece[] => perAskedFilter(filters, (_, value, key) => piecesOf(ALL_TEXT[key], value)).flat()

/** Does something with every filter that asks for something, and with the price. */
export const perAskedFilter = <Result>(filters: ListingFilters, apply: UseFilter<Result>): Result[] =>
  perFilter<Result[]>(filters, (filter, value, key) => {
    const asks = filter.asks?.(value) ?? (key === 'price' || Object.keys(filter.write(value, filter.none)).length > 0)
    return asks ? [apply(filter, value, key)] : []
  }).flat<Result[][]>()

/** The search with one part relaxed: 'With any number of bedrooms', 'Without “Pool”'. */
export const relaxedText = (part: FilterPart, filters: ListingFilters): string =>
  'step' in part
    ? `With “${partText({ part: part.part }, relaxed(filters, part))}”`
    : withPart(part, filters, (_, value, key) => ALL_TEXT[key].relaxed(value))

/** 'Ridgewood', 'Ridgewood and Teaneck', 'Ridgewood and 3 other towns'. */
const namedTowns = ([first = '', second, ...others]: readonly string[]): string => {
  if (second === undefined) return first
  return others.length === 0 ? `${first} and ${second}` : `${first} and ${others.length + 1} other towns`
}

/** Text of at most so many UTF-16 units, no character cut in two. */
export const shortened = (text: string, max: number): string =>
  text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/[\uFFFD\s]+$/u, '')}…`
