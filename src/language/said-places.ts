import type { County } from '#domain/geo/county.ts'
import { townsNear, withNeighbors } from '#domain/geo/nearby-towns.ts'
import { townCounty, townKey, type TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { chosenTowns, MAX_TOWNS } from '#domain/search/filters/towns.ts'
import type { Named, PlaceNames } from './place-names.ts'
import type { SpokenPlace } from './reading.ts'
import type { Span } from './sentence.ts'

/** Radius of 'near' around a town's point, miles. */
export const NEAR_MILES = 4

/** What is meant around a place: towns within so many miles or those that border it, beside the place; null for the place alone. */
export type Around = number | 'neighbors' | null

/** A place that a sentence names. */
export interface Mention {
  named: Named
  around: Around
  /** To be added to the places in force. */
  isAdded: boolean
  /** The name alone was said, without 'county' or 'township'. */
  isBare: boolean
  span: Span
}

/** The place that mentions ask for together, and the towns that each of them stands for. */
export interface SaidPlace {
  place: SpokenPlace
  /** By mention; none for a county or a ZIP code. */
  towns: readonly (readonly TownKey[])[]
  /** A whole county and a town beside it don't fit the filters: the town's whole county is searched. */
  isWider: boolean
}

/** What mentions ask for: a ZIP code, counties, towns, or a county's towns and others beside it. */
export function placeSaid(mentions: readonly Mention[], inForce: ListingFilters, names: PlaceNames): SaidPlace {
  const [only] = mentions
  if (mentions.length === 1 && only!.named.kind === 'zip' && only!.around === null)
    return { place: { ...NOWHERE, zip: only!.named.zip }, towns: [[]], isWider: false }
  const meant = mentions.map(({ named }, index) =>
    named.kind === 'county' ? [] : ofCounties(named.towns, countiesFor(inForce, mentions, index)),
  )
  const found = new Set<TownKey>(meant.flat())
  mentions.forEach(({ around }, index) => {
    if (around === null) return
    for (const key of townsAround(meant[index]!, around, names)) if (found.size < MAX_TOWNS) found.add(key)
  })
  const counties = mentions.flatMap(({ named }) => (named.kind === 'county' ? [named.county] : []))
  return { ...together(counties, [...found], names), towns: meant }
}

/** Towns with what is meant around them. A village has no borders: what is near it stands for its neighbors. */
export function townsAround(towns: readonly TownKey[], around: number | 'neighbors', names: PlaceNames): TownKey[] {
  if (around !== 'neighbors') return townsNear(towns, around, names.towns)
  const bordering = withNeighbors(towns, names.neighborsOf)
  return bordering.length > towns.length ? bordering : townsNear(towns, NEAR_MILES, names.towns)
}

export const NOWHERE: SpokenPlace = { county: null, counties: [], towns: [], zip: null }

/** Counties and towns together. A county of one of the towns only says where it lies: 'in Essex, maybe Montclair'. */
export function together(
  counties: readonly County[],
  towns: readonly TownKey[],
  names: PlaceNames,
): Omit<SaidPlace, 'towns'> {
  const own = towns.map(townCounty)
  const beside = counties.filter((county) => !own.includes(county))
  if (towns.length === 0 || beside.length === 0)
    return { place: towns.length > 0 ? placeOfTowns(towns) : placeOf(counties), isWider: false }
  const all = [...new Set([...townsOf(beside, names), ...towns])]
  return all.length <= MAX_TOWNS
    ? { place: placeOfTowns(all), isWider: false }
    : { place: placeOf([...beside, ...(own as County[])]), isWider: true }
}

const placeOfTowns = (towns: readonly TownKey[]): SpokenPlace => ({
  ...NOWHERE,
  towns: chosenTowns(towns),
})

/** One county, or any of several. */
export function placeOf(said: readonly County[]): SpokenPlace {
  const counties = [...new Set(said)].sort()
  return counties.length === 1 ? { ...NOWHERE, county: counties[0]! } : { ...NOWHERE, counties }
}

/** Every town and village of counties. */
export const townsOf = (counties: readonly County[], { towns }: Pick<PlaceNames, 'towns'>): TownKey[] =>
  towns
    .filter(({ county }) => (counties as readonly string[]).includes(county))
    .map(({ name, county }) => townKey(name, county))

/** Of towns that share a name, those in the given counties; all if none is. */
function ofCounties(towns: readonly TownKey[], counties: readonly string[]): readonly TownKey[] {
  const own = towns.filter((key) => counties.includes(townCounty(key)))
  return own.length > 0 ? own : towns
}

/** The county said after a town, else any county said, else the one in force. */
function countiesFor(inForce: ListingFilters, mentions: readonly Mention[], index: number): readonly string[] {
  const countyOf = (mention: Mention | undefined) => (mention?.named.kind === 'county' ? [mention.named.county] : [])
  const next = countyOf(mentions[index + 1])
  if (next.length > 0) return next
  const said = mentions.flatMap(countyOf)
  return said.length > 0 ? said : (countiesOf(inForce) ?? [])
}
