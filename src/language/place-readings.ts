import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { foldName, type Named, type PlaceNames } from './place-names.ts'
import type { SpokenPlace } from './reading.ts'
import { placeSaid, type Mention } from './said-places.ts'
import type { Span } from './sentence.ts'

/** Most readings that are offered at once. */
const MAX_READINGS = 4
/**
 * The one county that is as often meant as the town of its name. Sussex has a borough too, of 2,000 among the county's
 * 145,000 people (Census 2020).
 */
export const COUNTY_OR_CITY = 'Passaic'

/** One way to take a name, and the place that the whole sentence then asks for. */
export interface PlaceReading {
  named: Named & { kind: 'county' | 'town' }
  place: SpokenPlace
}

/** The readings of a sentence's places where exactly one name can be taken in several ways; null elsewhere. */
export function placeReadings(
  mentions: readonly Mention[],
  inForce: ListingFilters,
  names: PlaceNames,
): { span: Span; readings: PlaceReading[] } | null {
  const { towns } = placeSaid(mentions, inForce, names)
  const isToldCounty = countiesOf(inForce) !== null || mentions.some(({ named }) => named.kind === 'county')
  const open = mentions.flatMap((mention, index) => {
    const ways = mention.isBare && !mention.isAdded ? waysOf(mention.named, towns[index]!, isToldCounty, names) : []
    return ways.length > 1 && ways.length <= MAX_READINGS ? [{ mention, index, ways }] : []
  })
  const [only] = open
  if (!only || open.length > 1) return null
  const readings = only.ways.map((named) => ({
    named,
    place: placeSaid(mentions.with(only.index, { ...only.mention, named }), inForce, names).place,
  }))
  return { span: only.mention.span, readings }
}

/** What a bare name can stand for, the first as it is taken. `towns`: those of its name that are not ruled out. */
function waysOf(
  named: Named,
  towns: readonly TownKey[],
  isToldCounty: boolean,
  { byName }: PlaceNames,
): PlaceReading['named'][] {
  if (named.kind === 'zip' || (named.kind === 'town' && named.isAll)) return []
  if (named.kind === 'county') {
    const town = named.county === COUNTY_OR_CITY ? byName.get(foldName(`${named.county} town`)) : undefined
    return town?.kind === 'town' ? [named, town] : []
  }
  const townships = towns.flatMap((key) => {
    const other = byName.get(foldName(`${townName(key)} township`))
    return other?.kind === 'town' ? other.towns : []
  })
  const counties = new Set(towns.map(townCounty))
  const meant = isToldCounty ? townships.filter((key) => counties.has(townCounty(key))) : townships
  return [...new Set([...towns, ...meant])].map((key) => ({ kind: 'town', towns: [key], text: townName(key) }))
}

/** Whether towns of several counties are told apart by their county. */
export const needsCounty = (readings: readonly PlaceReading[]): boolean =>
  new Set(readings.flatMap(({ named }) => (named.kind === 'town' ? named.towns.map(townCounty) : []))).size > 1
