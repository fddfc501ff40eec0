import { GAZETTEER } from '#content/gazetteer.ts'
import { COUNTIES, type County } from '#domain/geo/county.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { compareNames } from '#domain/name-order.ts'

export interface OfferedTown {
  key: TownKey
  name: string
}

export interface OfferedCounty {
  county: County
  towns: OfferedTown[]
}

/** Towns and villages of the seven counties, by county, sorted by name. */
const OFFERED: readonly OfferedCounty[] = COUNTIES.map((county) => ({
  county,
  towns: GAZETTEER.filter((place) => place.county === county && (place.kind === 'town' || place.kind === 'hamlet'))
    .map(({ name }) => ({ key: townKey(name, county), name }))
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
    .sort((a, b) => compareNames(a.name, b.name)),
}))

/** The towns whose name contains a text, or all towns of a county whose name starts with it; empty counties are left out. */
export function findTowns(text: string): OfferedCounty[] {
  const wanted = text.trim().toLowerCase()
  return OFFERED.map(({ county, towns }) => ({
    county,
    towns: `${county} county`.toLowerCase().startsWith(wanted)
      ? towns
      : towns.filter(({ name }) => name.toLowerCase().includes(wanted)),
  })).filter(({ towns }) => towns.length > 0)
}
