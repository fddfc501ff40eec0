import { formatCount } from '../count.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { formatDollars } from '../money/money.ts'
import { roundedMonth } from '../money/monthly-cost.ts'
import { amenityFeature } from '../search/amenity-feature.ts'
import { FEATURE_NOUNS, flagNoun } from '../search/feature-nouns.ts'
import { partText } from '../search/filter-parts.ts'
import { activeParts, filterOfPart, type FilterPart } from '../search/filters.ts'
import { FILTERS, type FilterKey, type ListingFilters } from '../search/filters/catalogue.ts'
import type { FlagKey } from '../search/filters/flags.ts'
import { everyPrice } from '../search/filters/price.ts'
import type { Span } from '../search/query-param.ts'
import type { HomeFit, RankQuery } from './ranking.ts'
import { FULL, mustsAndWishes, wishName } from './wishes.ts'

/** What a home's fit says of one part of a search. */
export interface FitReason {
  /** `wishName`. */
  key: string
  /** '$420 under your limit', 'no yard listed'. */
  text: string
  holds: boolean
  /** 0 to 100; a must that holds has all. */
  points: number
}

/** '$420 under your limit', '$90 over your limit'; US dollars a month. */
export function limitText(cost: number, limit: number): string {
  if (cost === limit) return 'at your limit'
  return cost < limit
    ? `${formatDollars(limit - cost)} under your limit`
    : `${formatDollars(cost - limit)} over your limit`
}

/** '38 min door to door', with a limit that isn't met: '52 min door to door, 7 over'. */
export function minutesText(minutes: number | null, limit: number | null = null): string {
  if (minutes === null) return 'no train nearby'
  const over = limit === null || minutes <= limit ? '' : `, ${minutes - limit} over`
  return `${minutes} min door to door${over}`
}

/** What is told of every home first, wish or must. */
const MONEY_AND_TIME: readonly FilterPart['part'][] = ['cost', 'train']

/**
 * What a home meets and by how much it misses: the monthly cost and the commute where they are asked for, then the wishes, those
 * that are missed before those that are met.
 */
export function fitReasons(
  { filters, liked }: Pick<RankQuery, 'filters' | 'liked'>,
  home: ListingSummary,
  fit: HomeFit,
): FitReason[] {
  const { wishes } = mustsAndWishes(filters, liked)
  const points = new Map(wishes.map(({ part }, at) => [wishName(part), fit.points[at] ?? 0]))
  const reasons = activeParts(filters, everyPrice)
    .filter((part) => points.has(wishName(part)) || MONEY_AND_TIME.includes(part.part))
    .map((part) => reasonOf(part, { filters, home, fit, points: points.get(wishName(part)) ?? FULL }))
  const placeOf = ({ key, holds }: FitReason) =>
    (MONEY_AND_TIME as readonly string[]).includes(key) ? MONEY_AND_TIME.indexOf(key as 'cost') - 3 : holds ? 1 : 0
  return reasons.toSorted((a, b) => placeOf(a) - placeOf(b))
}

interface Told {
  filters: ListingFilters
  home: ListingSummary
  fit: HomeFit
  points: number
}

function reasonOf(part: FilterPart, told: Told): FitReason {
  const holds = told.points === FULL
  const own = OWN_TEXTS[filterOfPart(part)]?.(told)
  return {
    key: wishName(part),
    text: own ?? (holds ? metText : missedText)(part, told.filters),
    holds,
    points: told.points,
  }
}

/** Texts that tell a number; null where there is nothing to tell. */
const OWN_TEXTS: { readonly [Key in FilterKey]?: (told: Told) => string | null } = {
  cost: ({ filters, fit }) =>
    fit.month === null ? 'monthly cost unknown' : limitText(roundedMonth(fit.month), filters.cost.upTo!),
  train: ({ filters: { train }, fit }) => (train.to === null ? null : minutesText(fit.minutes, train.minutes)),
  price: ({ filters: { price }, home }) => {
    if (home.price > price.max) return `${formatDollars(home.price - price.max)} over your price`
    return home.price < price.min ? `${formatDollars(price.min - home.price)} under your price range` : null
  },
  beds: ({ filters, home }) => roomsText(home.beds, filters.beds, filters.bedsMax, 'bed'),
  bedsMax: ({ filters, home }) => roomsText(home.beds, null, filters.bedsMax, 'bed'),
  baths: ({ filters, home }) => roomsText(home.baths, filters.baths, filters.bathsMax, 'bath'),
  bathsMax: ({ filters, home }) => roomsText(home.baths, null, filters.bathsMax, 'bath'),
  size: ({ filters, home }) =>
    spanText(home.squareFeet, filters.size, {
      unknown: 'size unknown',
      text: (feet) => `${formatCount(feet)} sq ft`,
      by: formatCount,
      ends: ['short', 'over'],
    }),
  lot: ({ filters, fit }) =>
    spanText(fit.lotAcres, filters.lot, {
      unknown: 'lot size unknown',
      text: (acres) => `${acres} acres`,
      by: (acres) => String(Math.round(acres * 100) / 100),
      ends: ['short', 'over'],
    }),
  built: ({ filters, fit }) =>
    spanText(fit.yearBuilt, filters.built, {
      unknown: 'year built unknown',
      text: (year) => `built ${year}`,
      by: (years) => (years === 1 ? '1 year' : `${years} years`),
      ends: ['older than you asked', 'newer than you asked'],
    }),
  fee: ({ filters, home }) =>
    spanText(home.costFacts.fee, filters.fee, {
      unknown: 'association fee unknown',
      text: (fee) => (fee === 0 ? 'no association fee' : `${formatDollars(fee)} association fee`),
      by: formatDollars,
      ends: ['under', 'over'],
    }),
}

/** '3 beds', '2 of 3 beds', '5 beds, 1 over'. */
function roomsText(rooms: number | null, min: number | null, max: number | null, name: 'bed' | 'bath'): string {
  if (rooms === null) return `${name}s unknown`
  if (min !== null && rooms < min) return `${rooms} of ${min} ${name}s`
  const text = name === 'bed' && rooms === 0 ? 'studio' : `${rooms} ${rooms === 1 ? name : `${name}s`}`
  return max !== null && rooms > max ? `${text}, ${rooms - max} over` : text
}

interface NumberWords {
  unknown: string
  text: (number: number) => string
  /** The difference. */
  by: (difference: number) => string
  ends: readonly [below: string, above: string]
}

function spanText(number: number | null, span: Span | null, { unknown, text, by, ends }: NumberWords): string {
  if (number === null) return unknown
  if (span?.min && number < span.min) return `${text(number)}, ${by(span.min - number)} ${ends[0]}`
  const max = span?.max ?? Infinity
  return number > max ? `${text(number)}, ${by(number - max)} ${ends[1]}` : text(number)
}

/** 'yard', 'pool', 'Bergen County'. */
function metText(part: FilterPart, filters: ListingFilters): string {
  return nounOf(part) ?? partText(part, filters)
}

/** 'no yard listed', 'not in Bergen County'. A listing that doesn't name a feature may leave it out. */
function missedText(part: FilterPart, filters: ListingFilters): string {
  const noun = nounOf(part)
  if (noun) return `no ${noun} listed`
  const chip = partText(part, filters)
  if (part.part === 'area') return 'outside your area'
  return PLACES.has(part.part) ? `not in ${chip}` : `not “${chip}”`
}

const PLACES: ReadonlySet<FilterPart['part']> = new Set(['county', 'counties', 'towns'])

/** A feature without its article. */
function nounOf(part: FilterPart): string | null {
  if (part.part === 'amenity') return amenityFeature(part.amenity).toLowerCase()
  if (part.part === 'feature') return bare(FEATURE_NOUNS[part.feature])
  return FILTERS[part.part].kind === 'flag' ? bare(flagNoun(part.part as FlagKey)) : null
}

const bare = (noun: string): string => noun.replace(/^an? /, '')
