import { formatCount } from '../count.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { formatDollars } from '../money/money.ts'
import { roundedMonth } from '../money/monthly-cost.ts'
import { amenityFeature } from '../search/amenity-feature.ts'
import { A_KIND, linesName } from '../search/chip-texts.ts'
import { FEATURE_NOUNS, flagNoun } from '../search/feature-nouns.ts'
import { partText } from '../search/filter-parts.ts'
import { activeParts, filterOfPart, type FilterPart } from '../search/filters.ts'
import { FILTERS, type FilterKey, type ListingFilters } from '../search/filters/catalogue.ts'
import type { FlagKey } from '../search/filters/flags.ts'
import { everyPrice } from '../search/filters/price.ts'
import type { TrainLimit } from '../search/filters/train.ts'
import type { Span } from '../search/query-param.ts'
import type { Asked, HomeFit } from './ranking.ts'
import { FULL, mustsAndWishes, mustSteps, wishName, type Wish } from './wishes.ts'

/** What a home's fit says of one part of a search. */
export interface FitReason {
  /** `wishName`. */
  key: string
  /** '$420 under your limit', 'no yard listed'. */
  text: string
  holds: boolean
  /** 0 to 100; a must that holds has all. */
  points: number
  isMust: boolean
}

/** A reason in a line of several: 'misses a must: no yard listed'. */
export const reasonText = ({ text, isMust, holds }: FitReason): string =>
  isMust && !holds ? `misses a must: ${text.replace(/^misses /, '')}` : text

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

/** Why no commute is known to a home, or no station in reach of it. */
function noWayText({ walk, lines }: TrainLimit, { location }: ListingSummary): string {
  if (location === null) return 'commute unknown'
  if (walk !== null) return `no station within ${walk} min on foot`
  return lines.length > 0 ? `no train on ${linesName(lines)}` : 'no train nearby'
}

/** What is told of every home first, wish or must. */
const MONEY_AND_TIME: readonly FilterPart['part'][] = ['cost', 'train']

/**
 * What a home meets and by how much it misses: musts that it misses, the monthly cost and the commute where they are asked
 * for, then the wishes, those that are missed before those that are met. Of a home of the other market nothing else is told:
 * its price is a rent, or the other way around. `musts`: points of each, of a home that a ranking may leave out.
 */
export function fitReasons(
  { filters, liked }: Asked,
  home: ListingSummary,
  fit: HomeFit,
  musts: readonly number[] | null = null,
): FitReason[] {
  if (home.market !== filters.market) return [marketReason(home)]
  const wishes = namedPoints(mustsAndWishes(filters, liked).wishes, fit.points)
  const others = namedPoints(musts ? mustSteps(filters, liked) : [], musts ?? [])
  return activeParts(filters, everyPrice)
    .map((part) => ({ part, name: wishName(part) }))
    .filter(({ part, name }) => wishes.has(name) || others.has(name) || MONEY_AND_TIME.includes(part.part))
    .map(({ part, name }) => {
      const points = wishes.get(name) ?? others.get(name) ?? FULL
      return reasonOf(part, { filters, home, fit, points, isMust: !wishes.has(name) })
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

const namedPoints = (parts: readonly Wish[], points: readonly number[]): ReadonlyMap<string, number> =>
  new Map(parts.map(({ part }, at) => [wishName(part), points[at] ?? 0]))

function placeOf({ key, holds, isMust }: FitReason): number {
  if (isMust && !holds) return -3
  const told = MONEY_AND_TIME.findIndex((part) => part === key)
  if (told >= 0) return told - MONEY_AND_TIME.length
  return holds ? (isMust ? 2 : 1) : 0
}

/** A home for rent isn't what is looked for among those for sale. */
const marketReason = ({ market }: ListingSummary): FitReason => ({
  key: 'market',
  text: market === 'rent' ? 'for rent, not for sale' : 'for sale, not for rent',
  holds: false,
  points: 0,
  isMust: true,
})

interface Told {
  filters: ListingFilters
  home: ListingSummary
  fit: HomeFit
  points: number
  isMust: boolean
}

function reasonOf(part: FilterPart, told: Told): FitReason {
  const holds = told.points === FULL
  const own = OWN_TEXTS[filterOfPart(part)]?.(told)
  return {
    key: wishName(part),
    text: own ?? (holds ? metText : missedText)(part, told.filters),
    holds,
    points: told.points,
    isMust: told.isMust,
  }
}

/** Texts that tell a number; null where there is nothing to tell. */
const OWN_TEXTS: { readonly [Key in FilterKey]?: (told: Told) => string | null } = {
  cost: ({ filters, home, fit }) => {
    if (home.market === 'rent') return limitText(home.price, filters.cost.upTo!)
    return fit.month === null ? 'monthly cost unknown' : limitText(roundedMonth(fit.month), filters.cost.upTo!)
  },
  train: ({ filters: { train }, home, fit, points }) => {
    if (fit.minutes !== null) return minutesText(fit.minutes, train.minutes)
    return points === FULL ? null : noWayText(train, home)
  },
  kinds: ({ filters: { kinds }, fit, points }) => {
    const own = fit.kind && A_KIND[fit.kind]
    if (!own) return 'home type unknown'
    if (points === FULL) return own
    return kinds.length === 1 ? `${own}, not ${A_KIND[kinds[0]!]}` : `${own}, not a type you chose`
  },
  county: countyText,
  counties: countyText,
  towns: ({ home, points }) => (points === FULL ? home.city : `in ${home.city}, not a town you chose`),
  notTowns: ({ home, points }) => (points === FULL ? null : `in ${home.city}, which you leave out`),
  notCounties: ({ home, points }) => (points === FULL ? null : `in ${home.county} County, which you leave out`),
  notKinds: ({ fit: { kind }, points }) => (points === FULL || !kind ? null : `${A_KIND[kind]}, which you leave out`),
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
      text: (acres) => (hundredths(acres) === 1 ? '1 acre' : `${hundredths(acres)} acres`),
      by: (acres) => (hundredths(acres) === 0 ? 'just' : String(hundredths(acres))),
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

/** 'Essex County', 'in Essex County, not Bergen'. */
function countyText({ filters, home, points }: Told): string {
  if (points === FULL) return `${home.county} County`
  const wanted = filters.county ?? (filters.counties.length === 1 ? filters.counties[0]! : 'one you chose')
  return `in ${home.county} County, not ${wanted}`
}

const hundredths = (acres: number): number => Math.round(acres * 100) / 100

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

/** 'no yard listed'. A listing that doesn't name a feature may leave it out. */
function missedText(part: FilterPart, filters: ListingFilters): string {
  if (part.part === 'area') return 'outside your area'
  if (part.part === 'search' || part.part === 'words') return `listing without ${partText(part, filters)}`
  const own = MISSED[part.part === 'amenity' ? part.amenity : part.part === 'feature' ? part.feature : part.part]
  const noun = nounOf(part)
  return own ?? (noun ? `no ${noun} listed` : `misses “${partText(part, filters)}”`)
}

/** What 'no … listed' would say wrongly, or not in English. */
const MISSED: Readonly<Partial<Record<string, string>>> = {
  renovated: 'not listed as renovated',
  'new-construction': 'not listed as new',
  'single-story': 'not listed as single-story',
  'senior-community': 'not listed as 55+',
  pets: 'pets not mentioned',
  within: 'outside the map’s view',
  notArea: 'in an area you leave out',
  notAmenities: 'has what you leave out',
  notFeatures: 'has what you leave out',
  furnished: 'not listed as furnished',
  heatIncluded: 'heat not listed as included',
  electricityIncluded: 'electricity not listed as included',
  voucher: 'rent not within voucher limits',
  reduced: 'price not reduced',
}

/** A feature without its article. */
function nounOf(part: FilterPart): string | null {
  if (part.part === 'amenity') return amenityFeature(part.amenity).toLowerCase()
  if (part.part === 'feature') return bare(FEATURE_NOUNS[part.feature])
  return FILTERS[part.part].kind === 'flag' ? bare(flagNoun(part.part as FlagKey)) : null
}

const bare = (noun: string): string => noun.replace(/^an? /, '')
