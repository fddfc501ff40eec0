import { COUNTIES, type County } from '#domain/geo/county.ts'
import { townKey, type TownKey } from '#domain/geo/town.ts'
import { countyPath, nameSlug, townPath } from '#domain/town/town-slug.ts'
import { PLACES } from '../places.ts'

/** The 205 towns of the seven counties, by county and name. */
export const TOWNS: readonly TownKey[] = PLACES.filter(({ kind }) => kind === 'town')
  .map(({ name, county }) => townKey(name, county))
  .toSorted((a, b) => (a < b ? -1 : 1))

const BY_PATH: ReadonlyMap<string, TownKey> = new Map(TOWNS.map((town) => [townPath(town), town]))

/** The town of an address, in any case; null if there is none. */
export const townAt = (county: string, town: string): TownKey | null =>
  BY_PATH.get(`/towns/${nameSlug(county)}/${nameSlug(town)}`) ?? null

/** The county of an address, in any case; null if there is none. */
export const countyAt = (county: string): County | null =>
  COUNTIES.find((each) => nameSlug(each) === nameSlug(county)) ?? null

/** The addresses of all pages of counties and towns, for the sitemap. */
export const PLACE_PATHS: readonly string[] = [...COUNTIES.map(countyPath), ...TOWNS.map(townPath)]
