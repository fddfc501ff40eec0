import { capitalized } from '../capitalized.ts'
import { isPlaceOfWork, PLACE_NAMES } from '../commute/places-of-work.ts'
import { RAIL_LINE_NAMES } from '../commute/rail-line-names.ts'
import type { RailLine } from '../commute/rail-line.ts'
import { countOf, formatCount } from '../count.ts'
import { circleMiles } from '../geo/circle-miles.ts'
import type { County } from '../geo/county.ts'
import type { Ring } from '../geo/geo.ts'
import { townName, type TownKey } from '../geo/town.ts'
import type { HomeKind } from '../listing/home-kind.ts'
import { formatDollars, type Market } from '../money/money.ts'
import { listNames } from '../name-list.ts'
import { amenityFeature } from './amenity-feature.ts'
import { dayFilter } from './day-filters.ts'
import { featureName, withoutName } from './feature-nouns.ts'
import type { Amenity } from './filters/amenities.ts'
import { FILTERS, type FilterKey, type ListingFilters } from './filters/catalogue.ts'
import type { CostLimit } from './filters/cost.ts'
import type { LeftOutFeature } from './filters/features.ts'
import { fromKind } from './filters/keys-of-kind.ts'
import { EVERY_PRICE, type PriceRange } from './filters/price-scale.ts'
import type { TrainLimit } from './filters/train.ts'
import type { DaySpan, Span } from './query-param.ts'
import { spanFilter, type SpanKey } from './span-filters.ts'

/** '$500,000', and for rents '$2,450/mo'. */
const briefPrice = (dollars: number, market: Market): string =>
  `${formatDollars(dollars)}${market === 'rent' ? '/mo' : ''}`

/** A price range in words: '$300,000–$2,000,000', '$1,500–$2,450/mo'. */
export const priceSpan = ({ min, max }: PriceRange, market: Market): string =>
  `${formatDollars(min)}–${briefPrice(max, market)}`

function priceChip(range: PriceRange, market: Market): string {
  const [noMin, noMax] = [range.min <= EVERY_PRICE.min, range.max >= EVERY_PRICE.max]
  if (noMin && noMax) return 'Any price'
  if (noMax) return `From ${briefPrice(range.min, market)}`
  return noMin ? `Up to ${briefPrice(range.max, market)}` : priceSpan(range, market)
}

export const costChip = ({ upTo }: Pick<CostLimit, 'upTo'>): string => `Up to ${formatDollars(upTo!)}/mo`

/** 'Penn Station within 60 min, 15 min walk', 'Train to Hoboken', 'Station, 10 min walk', 'On the Morris & Essex Line'. */
export function trainChip({ to, minutes, walk, lines }: TrainLimit): string {
  const place = to && (minutes ? `${stopName(to)} within ${minutes} min` : `Train to ${stopName(to)}`)
  const on = lines.length > 0 && `on ${linesName(lines)}`
  const parts = [place ?? (on || 'Station'), place && on, walk && `${walk} min walk`]
  return capitalized(parts.filter(Boolean).join(', '))
}

/** 'the Morris & Essex Line', 'PATH or the Newark Light Rail', 'PATH, the Newark Light Rail, or 2 other lines'. */
export function linesName(lines: readonly RailLine[]): string {
  const names = lines.map((line) => (line === 'path' ? '' : 'the ') + RAIL_LINE_NAMES[line])
  const others = names.length - 2
  if (others < 1) return names.join(' or ')
  return `${names.slice(0, 2).join(', ')}, or ${countOf(others, 'other line', 'other lines')}`
}

/** The name of a place by its id: 'Penn Station', 'Glen Ridge'. */
export const stopName = (to: string): string =>
  isPlaceOfWork(to)
    ? PLACE_NAMES[to]
    : to
        .replace(/^(?:njt|hblr|nlr|path|rail|lr|ferry|bus)-/, '')
        .replace(/(^|-)(.)/g, (_, dash: string, first: string) => (dash && ' ') + first.toUpperCase())

/** 'Ridgewood', 'Ridgewood, Teaneck', 'Ridgewood and 3 more'. */
function townsChip(towns: readonly TownKey[]): string {
  const [first = '', ...others] = towns.map(townName)
  return others.length < 2 ? [first, ...others].join(', ') : `${first} and ${others.length} more`
}

const rooms = (room: string, count: number | null): string => (count === 1 ? room : `${room}s`)

/** '2 beds exactly', '2–3 beds'. */
export function roomsChip(key: FilterKey, least: number, most: number): string {
  const named = rooms(key === 'beds' ? 'bed' : 'bath', most)
  return least === most ? `${least} ${named} exactly` : `${least}–${most} ${named}`
}

const atLeast =
  (room: string) =>
  (least: number | null): string =>
    `${least}+ ${rooms(room, least)}`

const atMost =
  (room: string) =>
  (most: number | null): string =>
    `At most ${most} ${rooms(room, most)}`

/** 'Not Newark', 'Not Newark or Orange', 'Not Newark and 2 more'. */
function notTownsChip(towns: readonly TownKey[]): string {
  const names = towns.map(townName)
  return `Not ${names.length < 3 ? names.join(' or ') : `${names[0]!} and ${names.length - 1} more`}`
}

/** A kind of home with its article. */
export const A_KIND: Readonly<Record<HomeKind, string>> = {
  house: 'a house',
  townhouse: 'a townhouse',
  condo: 'a condo',
  'co-op': 'a co-op',
  apartment: 'an apartment',
  'multi-family': 'multi-family',
  manufactured: 'manufactured',
  room: 'a room',
}

const notKindsChip = (kinds: readonly HomeKind[]): string =>
  `Not ${listNames(
    kinds.map((kind) => A_KIND[kind]),
    'or',
  )}`

const NO_AMENITY: Readonly<Record<Amenity, string>> = {
  pool: 'no pool',
  twoCarGarage: 'no two-car garage',
  waterfront: 'not waterfront',
  renovated: 'not renovated',
}

const notAmenitiesChip = (amenities: readonly Amenity[]): string =>
  capitalized(amenities.map((amenity) => NO_AMENITY[amenity]).join(', '))

const notFeaturesChip = (features: readonly LeftOutFeature[]): string =>
  capitalized(features.map(withoutName).join(', '))

const notCountiesChip = (counties: readonly County[]): string =>
  `Not ${listNames(counties, 'or')} ${counties.length === 1 ? 'County' : 'Counties'}`

/** '1,200+ sq ft', 'Fee up to $300/mo'. */
function spanChip(key: SpanKey, wanted: Span): string {
  const { chip, end = formatCount } = spanFilter(key)
  const [min, most] = [wanted.min, wanted.max].map((number) => number !== null && end(number))
  return capitalized(chip(min === false ? `up to ${most}` : most === false ? `${min}+` : `${min}–${most}`))
}

/** 'Within 2 miles of a point', 'Within ½ mile of a point', and left out 'More than 2 miles from a point'; null for any other area. */
export function circleChip(ring: Ring, isLeftOut = false): string | null {
  const miles = circleMiles(ring)
  if (miles === 0) return null
  const far = `${miles === 0.5 ? '½' : miles} ${miles > 1 ? 'miles' : 'mile'}`
  return isLeftOut ? `More than ${far} from a point` : `Within ${far} of a point`
}

const daysChip = (most: number | null): string =>
  most === 1 ? 'Listed since yesterday' : `Listed in the last ${most} days`

/** The chips that the catalogue leaves out, because every page loads it first. */
const CHIP_TEXTS = {
  search: (text) => `“${text}”`,
  market: (wanted) => (wanted === 'rent' ? 'Rentals' : 'For sale'),
  county: (county) => `${county} County`,
  price: priceChip,
  amenities: (wanted) => wanted.map(amenityFeature).join(', '),
  features: (wanted) => wanted.map(featureName).join(', '),
  cost: costChip,
  train: trainChip,
  beds: atLeast('bed'),
  bedsMax: atMost('bed'),
  baths: atLeast('bath'),
  bathsMax: atMost('bath'),
  ...fromKind('span', (key) => (wanted: Span | null) => spanChip(key, wanted!)),
  ...fromKind('day', (key) => (day: string | null) => dayFilter(key).chip(day!)),
  ...fromKind('days', (key) => (days: DaySpan | null) => dayFilter(key).chip(days!)),
  days: daysChip,
  towns: townsChip,
  area: (ring) => circleChip(ring!) ?? 'Drawn area',
  within: () => 'Within the map’s view',
  notTowns: notTownsChip,
  notCounties: notCountiesChip,
  notKinds: notKindsChip,
  notAmenities: notAmenitiesChip,
  notFeatures: notFeaturesChip,
  notArea: (ring) => circleChip(ring!, true) ?? 'Outside the drawn area',
} satisfies ChipTexts
type ChipTexts = { readonly [Key in FilterKey]?: (value: ListingFilters[Key], market: Market) => string }

/** The value of a filter on its chip: 'Bergen County', '3+ beds'; of a flag its label. */
export const chipText = <Key extends FilterKey>(key: Key, value: ListingFilters[Key], market: Market): string =>
  (CHIP_TEXTS as ChipTexts)[key]?.(value, market) ?? FILTERS[key].chip?.(value, market) ?? FILTERS[key].label
