import { townCounty, type TownKey } from '#domain/geo/town.ts'
import type { HomeKind } from '#domain/listing/home-kind.ts'
import { makeFilters } from '#domain/search/filters.ts'
import { AMENITY_KEYS, type Amenity } from '#domain/search/filters/amenities.ts'
import { FILTER_KEYS, FILTERS, type FilterKey, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { CostLimit } from '#domain/search/filters/cost.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import {
  FEATURE_KEYS,
  LEFT_OUT_FEATURES,
  type FeatureKey,
  type LeftOutFeature,
} from '#domain/search/filters/features.ts'
import { fromFlags, type FlagKey } from '#domain/search/filters/flags.ts'
import { fromKind } from '#domain/search/filters/keys-of-kind.ts'
import { EVERY_PRICE, type PriceRange } from '#domain/search/filters/price-scale.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import type { TrainLimit } from '#domain/search/filters/train.ts'
import { kindsOf } from '#domain/search/kinds-of-market.ts'
import { plainAfter, type Reading } from './reading.ts'
import { isAmenity, isFeature } from './wishes.ts'

/** A filter after a sentence was read, in any language. `base`: the search in force, or the defaults for a new search. */
type After<Key extends keyof ListingFilters> = (reading: Reading, base: ListingFilters) => ListingFilters[Key]

const isOfMarket = (key: FlagKey, { market }: Reading): boolean => (FILTERS[key].market ?? market) === market

/** What of a filter is asked for after the sentence. `base`: what was, or nothing for a new search. */
const askedAfter = <Key extends Amenity | FeatureKey>(
  keys: readonly Key[],
  base: readonly Key[],
  { wanted, unwanted }: Reading,
): Key[] => keys.filter((key) => (base.includes(key) || wanted.has(key)) && !unwanted.has(key)).sort()

/** What of a filter is left out after the sentence: nothing that it wishes for or lets in. */
const leftOutAfter = <Key extends Amenity | LeftOutFeature>(
  keys: readonly Key[],
  base: readonly Key[],
  reading: Reading,
): Key[] =>
  keys
    .filter((key) => base.includes(key) || reading.leftOut.has(key))
    .filter((key) => !reading.letIn.has(key) && !isWished(reading, key))
    .sort()

const isWished = ({ wanted, plain }: Reading, key: Amenity | LeftOutFeature): boolean =>
  isAmenity(key) || isFeature(key) ? wanted.has(key) : plain[key] === true

const WIDE_APARTMENT: readonly HomeKind[] = ['apartment', 'co-op', 'condo']

/** The kinds after the sentence. Whoever buys 'an apartment' buys a condo or a co-op; who rents after all rents an apartment. */
function kindsAfter(reading: Reading, base: ListingFilters): readonly HomeKind[] {
  const { plain, market, saysApartment, inForce } = reading
  const kinds = plain.kinds ?? kindsHeld(reading, base.kinds)
  const isWide = kinds.length === WIDE_APARTMENT.length && WIDE_APARTMENT.every((kind) => kinds.includes(kind))
  if (market === 'rent' && inForce.market === 'sale' && !plain.kinds && isWide) return ['apartment']
  return saysApartment && market === 'sale' ? [...new Set<HomeKind>([...kinds, 'co-op', 'condo'])].sort() : kinds
}

/** What the other market has no homes of is dropped with the market. */
const kindsHeld = ({ market, inForce }: Reading, kinds: readonly HomeKind[]): readonly HomeKind[] =>
  market === inForce.market ? kinds : kindsOf(market, kinds)

/** The limit after the sentence; what it is computed by stays. */
const costAfter = ({ monthlyCost, market, inForce }: Reading, base: ListingFilters): CostLimit => {
  // What a home to rent costs a month is its rent.
  if (monthlyCost !== null && market === 'sale') return { ...base.cost, upTo: monthlyCost, withUnknown: false }
  return market === inForce.market ? base.cost : { ...base.cost, upTo: null, withUnknown: false }
}

/** The limit after the sentence: what wasn't said of it stays. */
function trainAfter({ train }: Reading, base: ListingFilters): TrainLimit {
  const after = { ...base.train, ...train }
  return after.to === null ? { ...after, minutes: null } : after
}

/** The price after the sentence: an end that was said is set; the other one stays if the visitor has set it, else is open. */
function priceAfter({ price, monthlyCost, market, defaultPrice, inForce }: Reading, base: ListingFilters): PriceRange {
  const { min, isOpen } = price
  const max = price.max ?? (market === 'rent' ? (monthlyCost ?? undefined) : undefined)
  const initial = defaultPrice(market)
  if (min === undefined && max === undefined) {
    if (isOpen) return EVERY_PRICE
    return market === inForce.market ? base.price : initial
  }
  const isSet = market === inForce.market && !isOpen
  const own = {
    min: isSet && base.price.min !== initial.min ? base.price.min : EVERY_PRICE.min,
    max: isSet && base.price.max !== initial.max ? base.price.max : EVERY_PRICE.max,
  }
  const wanted = { min: min ?? own.min, max: max ?? own.max }
  if (min !== undefined && max !== undefined) return { min: Math.min(min, max), max: Math.max(min, max) }
  // 'At least 500' after 'at most 500' takes the other end back.
  if (wanted.min < wanted.max) return wanted
  return { min: min ?? EVERY_PRICE.min, max: max ?? EVERY_PRICE.max }
}

/*
 * A place that is said replaces every other place: county, towns, ZIP code, drawn area and map view.
 */

const countyAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['county'] =>
  place ? place.county : base.county

const countiesAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['counties'] =>
  place ? place.counties : base.counties

function townsAfter({ place, townsAdded, townsDropped }: Reading, base: ListingFilters): readonly TownKey[] {
  if (place) return place.towns
  return chosenTowns([...base.towns, ...townsAdded].filter((town) => !townsDropped.has(town)))
}

const areaAfter = ({ place, circle, isAreaLeftOut }: Reading, base: ListingFilters): ListingFilters['area'] =>
  circle ?? (place || isAreaLeftOut ? null : base.area)

const withinAfter = ({ place }: Reading, base: ListingFilters): ListingFilters['within'] => (place ? null : base.within)

/** A town that is wished for is no longer left out, and none is that the sentence names outside the place it is for. */
function notTownsAfter({ place, townsAdded, townsLeftOut }: Reading, base: ListingFilters): readonly TownKey[] {
  const counties: readonly string[] | null = place && countiesOf(place)
  const isPart = (town: TownKey) => !place?.towns.length && (counties?.includes(townCounty(town)) ?? true)
  const isWished = (town: TownKey) => townsAdded.has(town) || place?.towns.includes(town)
  return [...new Set([...base.notTowns, ...[...townsLeftOut].filter(isPart)])]
    .filter((town) => !isWished(town))
    .slice(-MAX_TOWNS)
    .sort()
}

/** The search text; it also holds a ZIP code, which a place replaces. */
function searchAfter(reading: Reading, base: ListingFilters): string {
  const { place, plain } = reading
  if (!place) return plainAfter('search')(reading, base)
  return place.zip ?? plain.search ?? (/^\d{5}$/.test(base.search) ? '' : base.search)
}

const FILTERS_AFTER: { readonly [Key in keyof ListingFilters]: After<Key> } = {
  words: plainAfter('words'),
  // A price that is read later may tell of the market without this flag.
  ...fromFlags((key) => (reading, base) => isOfMarket(key, reading) && plainAfter(key)(reading, base)),
  kinds: kindsAfter,
  ...fromKind('span', (key) => plainAfter(key)),
  ...fromKind('day', (key) => plainAfter(key)),
  ...fromKind('days', (key) => plainAfter(key)),
  cost: costAfter,
  train: trainAfter,
  openHouse: plainAfter('openHouse'),
  days: plainAfter('days'),
  amenities: (reading, base) => askedAfter(AMENITY_KEYS, base.amenities, reading),
  features: (reading, base) => askedAfter(FEATURE_KEYS, base.features, reading),
  search: searchAfter,
  beds: plainAfter('beds'),
  bedsMax: plainAfter('bedsMax'),
  baths: plainAfter('baths'),
  bathsMax: plainAfter('bathsMax'),
  county: countyAfter,
  counties: countiesAfter,
  towns: townsAfter,
  area: areaAfter,
  within: withinAfter,
  notTowns: notTownsAfter,
  notCounties: ({ place }, base) => (place ? [] : base.notCounties),
  notKinds: (reading, base) => (reading.plain.kinds ? [] : kindsHeld(reading, base.notKinds)),
  notAmenities: (reading, base) => leftOutAfter(AMENITY_KEYS, base.notAmenities, reading),
  notFeatures: (reading, base) => leftOutAfter(LEFT_OUT_FEATURES, base.notFeatures, reading),
  notArea: ({ isAreaLeftOut, inForce }, base) => (isAreaLeftOut && inForce.area) || base.notArea,
  market: ({ market }) => market,
  price: priceAfter,
}

/** The filters with these asking for nothing. */
const withoutFilters = (base: ListingFilters, cleared: ReadonlySet<FilterKey>): ListingFilters =>
  makeFilters((key) => {
    const value = base[key]
    const open = cleared.has(key) ? FILTERS[key].relaxed(value, base.market) : undefined
    return open === undefined ? value : open
  })

/**
 * All filters after the sentence; none of the other market. `base`: the search in force, or the defaults for a new search.
 */
export function filtersAfter(reading: Reading, base: ListingFilters): ListingFilters {
  const open = withoutFilters(base, reading.cleared)
  const after = Object.entries(FILTERS_AFTER).map(([key, valueAfter]) => [key, valueAfter(reading, open)] as const)
  const all: ListingFilters = { ...open, ...Object.fromEntries(after) }
  return withoutFilters(all, new Set(FILTER_KEYS.filter((key) => (FILTERS[key].market ?? all.market) !== all.market)))
}
