import { townCounty, townName, type TownKey } from '../geo/town.ts'

/** A name as an address has it: 'ho-ho-kus', 'boonton-township'. */
export const nameSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The parts of a town's address: `/towns/essex/glen-ridge`. */
export const townParams = (town: TownKey): { county: string; town: string } => ({
  county: nameSlug(townCounty(town)),
  town: nameSlug(townName(town)),
})

/** The address of a town's page below the site's base. */
export function townPath(key: TownKey): string {
  const { county, town } = townParams(key)
  return `/towns/${county}/${town}`
}

/** The address of a county's page below the site's base. */
export const countyPath = (county: string): string => `/counties/${nameSlug(county)}`
