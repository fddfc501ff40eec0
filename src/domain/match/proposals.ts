import { capitalized } from '../capitalized.ts'
import { formatCount } from '../count.ts'
import { COUNTIES } from '../geo/county.ts'
import { townKey, townName } from '../geo/town.ts'
import type { HomeKind } from '../listing/home-kind.ts'
import type { ListingSummary } from '../listing/listing.ts'
import { formatDollars } from '../money/money.ts'
import { listNames } from '../name-list.ts'
import { countWords } from '../number-words.ts'
import { amenityFeature } from '../search/amenity-feature.ts'
import { FEATURE_NOUNS } from '../search/feature-nouns.ts'
import { AMENITY_KEYS, type Amenity } from '../search/filters/amenities.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { FEATURE_KEYS, type FeatureKey } from '../search/filters/features.ts'
import { EVERY_PRICE } from '../search/filters/price-scale.ts'
import { MAX_TOWNS } from '../search/filters/towns.ts'
import { KIND_PLURALS } from '../search/kind-plurals.ts'
import type { RankQuery } from './ranking.ts'
import type { PassReason } from './told-wishes.ts'
import { WISH_PARTS } from './wishes.ts'

/** What is known of a home that a visitor has kept or passed on. */
export interface KnownHome extends Pick<
  ListingSummary,
  'id' | 'market' | 'price' | 'city' | 'county' | 'beds' | 'squareFeet'
> {
  kind: HomeKind | null
  /** US dollars by the search's terms; null: unknown, or the search has no limit. */
  month: number | null
  /** Door to door to the search's place of work; null: unknown, or it has none. */
  minutes: number | null
  /** Its features and amenities. */
  has: readonly HomeFact[]
}

export type HomeFact = Amenity | FeatureKey

/** What homes are asked for. Who may live in a home is never proposed (Fair Housing Act, 42 U.S.C. 3604). */
export const HOME_FACTS: readonly HomeFact[] = [...AMENITY_KEYS, ...FEATURE_KEYS].filter((key) =>
  WISH_PARTS.includes(key),
)

/** A change of the search, with the reason for it. */
export interface Proposal {
  /** The same for the same change. */
  key: string
  /** 'You kept four homes with a porch.' */
  reason: string
  /** 'Add a porch' */
  act: string
  changed: RankQuery
}

export interface ToldHomes {
  kept: readonly KnownHome[]
  passed: readonly { home: KnownHome; reason: PassReason }[]
  /** Keys. */
  declined: readonly string[]
}

/** So many homes kept tell something, and so many passed on for one reason. */
const KEPT = 3
const PASSED = 2

/** What homes kept and passed on say about a search. Those that were ruled out tell more, and come first. */
export function proposalsFor(query: RankQuery, { kept, passed, declined }: ToldHomes): Proposal[] {
  const { market } = query.filters
  const inMarket = kept.filter((home) => home.market === market)
  const passedFor = (reason: PassReason) => {
    const homes = passed.filter((each) => each.reason === reason && each.home.market === market).map(({ home }) => home)
    return homes.length < PASSED ? null : homes
  }
  const found = [
    ...(['price', 'far', 'small', 'kind', 'town'] as const).map((reason) => {
      const homes = passedFor(reason)
      return homes && OF_PASSED[reason](query, homes)
    }),
    ...(inMarket.length < KEPT ? [] : OF_KEPT.map((propose) => propose(query, inMarket))),
  ]
  return found.filter((each) => each !== null).filter(({ key }) => !declined.includes(key))
}

type Propose = (query: RankQuery, homes: readonly KnownHome[]) => Proposal | null

const OF_PASSED: Readonly<Record<Exclude<PassReason, 'other'>, Propose>> = {
  price: (query, homes) => lowerCost(query, homes) ?? lowerPrice(query, homes),
  far: (query, homes) =>
    query.filters.train.to === null ? withoutTowns(query, homes, 'as too far away') : fewerMinutes(query, homes),
  small: larger,
  kind: withoutKind,
  town: (query, homes) => withoutTowns(query, homes, 'in the wrong town'),
}

const OF_KEPT: readonly Propose[] = [aFeature, beds, aKind, aCounty]

/** US dollars a month, or minutes, are lowered to a multiple of these. */
const STEP = { month: 50, price: { sale: 5000, rent: 50 }, minutes: 5, feet: 50 }
const below = (value: number, step: number): number => Math.floor((value - 1) / step) * step

function lowerCost(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { upTo } = query.filters.cost
  const months = known(homes, ({ market, price, month }) => (market === 'rent' ? price : month))
  if (upTo === null || months.length < PASSED) return null
  const cheapest = Math.min(...months)
  const limit = below(cheapest, STEP.month)
  if (limit <= 0 || limit >= upTo) return null
  return {
    key: `cost-${limit}`,
    reason: `You passed on ${homesWord(homes)} as too expensive. The cheapest is ${formatDollars(Math.round(cheapest))} a month.`,
    act: `Lower your limit to ${formatDollars(limit)} a month`,
    changed: change(query, { cost: { ...query.filters.cost, upTo: limit } }),
  }
}

function lowerPrice(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { cost, market, price } = query.filters
  const cheapest = Math.min(...homes.map((home) => home.price))
  const limit = below(cheapest, STEP.price[market])
  if (cost.upTo !== null || limit <= price.min || limit >= price.max) return null
  const isNew = price.min <= EVERY_PRICE.min && price.max >= EVERY_PRICE.max
  const month = market === 'rent' ? ' a month' : ''
  return {
    key: `price-${limit}`,
    reason: `You passed on ${homesWord(homes)} as too expensive. The cheapest is ${formatDollars(cheapest)}${month}.`,
    act: `${isNew ? 'Look for up to' : 'Lower your price to'} ${formatDollars(limit)}${month}`,
    changed: change(query, { price: { ...price, max: limit } }, isNew ? 'price' : undefined),
  }
}

function fewerMinutes(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { train } = query.filters
  const minutes = known(homes, (home) => home.minutes)
  if (minutes.length < PASSED) return null
  const closest = Math.min(...minutes)
  const limit = below(closest, STEP.minutes)
  if (limit <= 0 || limit >= (train.minutes ?? Infinity)) return null
  return {
    key: `minutes-${limit}`,
    reason: `You passed on ${homesWord(homes)} as too far away. The closest is ${closest} minutes from work, door to door.`,
    act: `Ask for at most ${limit} minutes`,
    changed: change(query, { train: { ...train, minutes: limit } }),
  }
}

function larger(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { size } = query.filters
  const sizes = known(homes, ({ squareFeet }) => squareFeet)
  if (sizes.length < PASSED) return moreBeds(query, homes)
  const largest = Math.max(...sizes)
  const feet = (Math.floor(largest / STEP.feet) + 1) * STEP.feet
  if (feet <= (size?.min ?? 0) || feet > (size?.max ?? Infinity)) return null
  return {
    key: `size-${feet}`,
    reason: `You passed on ${homesWord(homes)} as too small. The largest has ${formatCount(largest)} square feet.`,
    act: `Ask for ${formatCount(feet)} square feet or more`,
    changed: change(query, { size: { min: feet, max: size?.max ?? null } }, size ? undefined : 'size'),
  }
}

function moreBeds(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const rooms = known(homes, (home) => home.beds)
  if (rooms.length < PASSED) return null
  const most = Math.max(...rooms)
  return atLeastBeds(
    query,
    most + 1,
    `You passed on ${homesWord(homes)} as too small. The largest has ${countWords(most, 'bedroom', 'bedrooms')}.`,
  )
}

function atLeastBeds(query: RankQuery, least: number, reason: string): Proposal | null {
  const { beds: asked, bedsMax } = query.filters
  if (least <= (asked ?? 0) || least > (bedsMax ?? Infinity) || least > MOST_BEDS) return null
  const isNew = asked === null && bedsMax === null
  return {
    key: `beds-${least}`,
    reason,
    act: `Ask for ${least} bedrooms or more`,
    changed: change(query, { beds: least }, isNew || query.liked.includes('bedsMax') ? 'beds' : undefined),
  }
}

/** Above it a search asks for no more. */
const MOST_BEDS = 5

function withoutKind(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { kinds, notKinds } = query.filters
  const [kind, count] = mostOften(known(homes, (home) => home.kind))
  const others = kinds.filter((each) => each !== kind)
  if (kind === null || count < PASSED || notKinds.includes(kind) || (kinds.length > 0 && others.length === 0))
    return null
  return {
    key: `not-${kind}`,
    reason: `You passed on ${countWords(count, 'home', 'homes')} because of their type. ${count === 2 ? 'Both' : 'All'} are ${KIND_PLURALS[kind]}.`,
    act: `Leave out ${KIND_PLURALS[kind]}`,
    changed: change(query, { kinds: others, notKinds: [...notKinds, kind] }),
  }
}

function withoutTowns(query: RankQuery, homes: readonly KnownHome[], why: string): Proposal | null {
  const { towns, notTowns } = query.filters
  const all = [...new Set(homes.map(({ city, county }) => townKey(city, county)))]
  const left = all.filter((town) => !notTowns.includes(town) && !towns.includes(town)).slice(-MOST_NAMED)
  if (left.length === 0 || notTowns.length + left.length > MAX_TOWNS) return null
  const names = listNames(left.map(townName))
  return {
    key: `not-${left.toSorted().join('+')}`,
    reason: `You passed on ${homesWord(homes)} ${why}.`,
    act: `Leave out ${names}`,
    changed: change(query, { notTowns: [...notTowns, ...left] }),
  }
}

const MOST_NAMED = 3

/** What most of the homes have and the search neither asks for nor leaves out; two thirds of them at least. */
function aFeature(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { amenities, features, notAmenities, notFeatures } = query.filters
  const told = new Set<string>([...amenities, ...features, ...notAmenities, ...notFeatures])
  const facts = homes.flatMap((home) => [...new Set(home.has)].filter((fact) => HOME_FACTS.includes(fact)))
  const [fact, count] = mostOften(facts.filter((each) => !told.has(each)))
  if (fact === null || count < KEPT || count * 3 < homes.length * 2) return null
  const noun = factNoun(fact)
  const added = isAmenity(fact) ? { amenities: [...amenities, fact] } : { features: [...features, fact] }
  return {
    key: `with-${fact}`,
    reason: `You kept ${countWords(count, 'home', 'homes')} ${fact === 'waterfront' || fact === 'renovated' ? `that are ${noun}` : `with ${noun}`}.`,
    act: `Add “${capitalized(noun.replace(/^an? /, ''))}” to your wishes`,
    changed: change(query, added, fact),
  }
}

const isAmenity = (fact: HomeFact): fact is Amenity => (AMENITY_KEYS as readonly string[]).includes(fact)

function factNoun(fact: HomeFact): string {
  if (!isAmenity(fact)) return FEATURE_NOUNS[fact]
  const noun = amenityFeature(fact).toLowerCase()
  return fact === 'pool' || fact === 'twoCarGarage' ? `a ${noun}` : noun
}

function beds(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const rooms = known(homes, (home) => home.beds)
  if (rooms.length < homes.length) return null
  const least = Math.min(...rooms)
  return least < 2
    ? null
    : atLeastBeds(query, least, `All ${homesWord(homes)} you kept have ${least} bedrooms or more.`)
}

function aKind(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { kinds, notKinds } = query.filters
  const [kind, count] = mostOften(known(homes, (home) => home.kind))
  if (kind === null || count < homes.length || kinds.length > 0 || notKinds.includes(kind)) return null
  return {
    key: `kind-${kind}`,
    reason: `All ${homesWord(homes)} you kept are ${KIND_PLURALS[kind]}.`,
    act: `Add ${KIND_PLURALS[kind]} to your wishes`,
    changed: change(query, { kinds: [kind] }, 'kinds'),
  }
}

function aCounty(query: RankQuery, homes: readonly KnownHome[]): Proposal | null {
  const { county, counties, notCounties, towns, area } = query.filters
  const [first, count] = mostOften(homes.map((home) => home.county))
  const served = COUNTIES.find((each) => each === first)
  const isAsked = county !== null || counties.length > 0 || towns.length > 0 || area !== null
  if (!served || count < homes.length || isAsked || notCounties.includes(served)) return null
  return {
    key: `county-${served}`,
    reason: `All ${homesWord(homes)} you kept are in ${served} County.`,
    act: `Add ${served} County to your wishes`,
    changed: change(query, { county: served }, 'county'),
  }
}

/** The search with other filters, from the first page; what is new in it is a wish. */
const change = ({ filters, liked }: RankQuery, to: Partial<ListingFilters>, added?: string): RankQuery => ({
  filters: { ...filters, ...to },
  liked: added === undefined || liked.includes(added) ? liked : [...liked, added],
  page: 1,
})

/** What is known of homes. */
const known = <Value>(homes: readonly KnownHome[], of: (home: KnownHome) => Value | null): Value[] =>
  homes.map(of).filter((value) => value !== null)

/** The value that occurs most often, the first of several, and how often it does. */
function mostOften<Value>(values: readonly Value[]): readonly [Value | null, number] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<readonly [Value | null, number]>(
    (best, next) => (next[1] > best[1] ? next : best),
    [null, 0],
  )
}

const homesWord = (homes: readonly unknown[]): string => countWords(homes.length, 'home', 'homes')
