import { COUNTIES, type County } from '#domain/geo/county.ts'
import { townCounty, type TownKey } from '#domain/geo/town.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { countiesOf } from '#domain/search/filters/county.ts'
import { MAX_TOWNS } from '#domain/search/filters/towns.ts'
import type { Named, PlaceNames } from './place-names.ts'
import type { SpokenPlace } from './reading.ts'
import { NOWHERE, placeOf, townsOf } from './said-places.ts'

type Place = Pick<SpokenPlace, 'county' | 'counties' | 'towns'>

/** A place without a part of it. */
export interface PlaceLeft {
  place: Place
  /** 'not-held': a filter of its own leaves out `towns`; none for a ZIP code. 'no-part': it was no part of the place. */
  outcome: 'left-out' | 'no-part' | 'not-held'
  /** Empty for any other outcome. */
  towns: readonly TownKey[]
}

/** The place in force; what is left out of the whole region leaves the other counties. */
export function placeInForce({ county, counties, towns, notCounties }: ListingFilters): Place {
  const isAnywhere = county === null && counties.length + towns.length === 0
  const left = COUNTIES.filter((one) => !notCounties.includes(one))
  return isAnywhere && notCounties.length > 0 ? { ...NOWHERE, ...placeOf(left) } : { county, counties, towns }
}

const leftOut = (place: Place): PlaceLeft => ({ place, outcome: 'left-out', towns: [] })
const noPart = (place: Place): PlaceLeft => ({ place, outcome: 'no-part', towns: [] })

const notHeld = (place: Place, named: Named): PlaceLeft => {
  const counties = countiesOf(place)
  const towns =
    named.kind === 'town' ? named.towns.filter((key) => !counties || counties.includes(townCounty(key) as County)) : []
  return { place, outcome: 'not-held', towns }
}

/**
 * A place without one that is named: fewer towns or counties, or the region's other counties. `isDrop`: a place that is
 * taken back ('drop Montclair') leaves the whole region where nothing else stands.
 */
export function withoutPlace(place: Place, named: Named, isDrop: boolean, names: PlaceNames): PlaceLeft {
  if (named.kind === 'county') return withoutCounty(place, named.county, isDrop)
  const keys = new Set(named.towns)
  if (place.towns.length > 0) {
    const left = place.towns.filter((key) => !keys.has(key))
    if (left.length === place.towns.length) return noPart(place)
    return left.length > 0 || isDrop ? leftOut({ ...NOWHERE, towns: left }) : notHeld(NOWHERE, named)
  }
  const counties = countiesOf(place)
  if (counties && !named.towns.some((key) => counties.includes(townCounty(key) as County))) return noPart(place)
  if (counties === null && isDrop) return noPart(place)
  const left = counties ? townsOf(counties, names).filter((key) => !keys.has(key)) : []
  return left.length > 0 && left.length <= MAX_TOWNS
    ? leftOut({ ...NOWHERE, towns: left.sort() })
    : notHeld(place, named)
}

function withoutCounty(place: Place, county: County, isDrop: boolean): PlaceLeft {
  const others = placeOf(COUNTIES.filter((other) => other !== county))
  if (place.towns.length > 0) {
    const left = place.towns.filter((key) => townCounty(key) !== county)
    if (left.length === place.towns.length) return noPart(place)
    return leftOut(left.length > 0 ? { ...NOWHERE, towns: left } : isDrop ? NOWHERE : others)
  }
  const counties = countiesOf(place)
  if (counties === null) return isDrop ? noPart(place) : leftOut(others)
  if (!counties.includes(county)) return noPart(place)
  const left = counties.filter((other) => other !== county)
  return leftOut(left.length > 0 ? placeOf(left) : isDrop ? NOWHERE : others)
}
