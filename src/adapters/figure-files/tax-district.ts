import districts from '#content/public-figures/tax-districts.json' with { type: 'json' }
import { COUNTIES, type County } from '#domain/geo/county.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { FigureFileError } from '#ports/server/figure-file.ts'

const OTHERS =
  'Atlantic Burlington Camden Cumberland Gloucester Hunterdon Mercer Middlesex Monmouth Ocean Salem Somerset Union'
/** All counties of New Jersey: the State's tables have a part for each. */
const ALL_COUNTIES = [...COUNTIES, 'Cape May', ...OTHERS.split(' ')]

const BY_CODE = new Map(districts.map(({ code, town }) => [code, town as TownKey]))

const SHORT: Readonly<Record<string, string>> = { boro: 'borough', bor: 'borough', twp: 'township', vlg: 'village' }
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ')
const withoutKind = (name: string): string => plain(name).replace(/ (?:borough|township|city|town|village)$/, '')

const countyOf = (town: string): string => town.slice(0, town.indexOf('/'))
const BY_NAME = new Map(districts.map(({ town, name }) => [`${countyOf(town)}/${plain(name)}`, town as TownKey]))
/** Names that stay one town's without 'Borough' or 'Township'. */
const BY_SHORT_NAME = new Map(
  [...Map.groupBy(districts, ({ town, name }) => `${countyOf(town)}/${withoutKind(name)}`)].flatMap(([key, rows]) =>
    rows.length === 1 ? [[key, rows[0]!.town as TownKey] as const] : [],
  ),
)

/** The county whose name a text is, or whose heading ('BERGEN COUNTY'); null for others. */
export function countyNamed(text: string): string | null {
  const name = plain(text)
    .replace(/^county of /, '')
    .replace(/ county$/, '')
  return ALL_COUNTIES.find((county) => county.toLowerCase() === name) ?? null
}

/** The town of a row: by the State's district code ('0201', '02-01'), else by county and official name; null for other counties' towns. */
export function townOfDistrict(code: string | null, county: string | null, name: string): TownKey | null {
  const digits = code?.replace('-', '').padStart(4, '0')
  if (digits !== undefined && digits.length === 4) return BY_CODE.get(digits) ?? null
  if (county === null) return null
  return BY_NAME.get(`${county}/${plain(name)}`) ?? BY_SHORT_NAME.get(`${county}/${withoutKind(name)}`) ?? null
}

/**
 * Rows by town; no town may vanish and none may come twice.
 *
 * @throws FigureFileError names what is missing or twice.
 */
export function everyTown<T>(rows: readonly (readonly [TownKey, T])[]): Record<TownKey, T> {
  const twice = [...Map.groupBy(rows, ([town]) => town)].filter(([, all]) => all.length > 1).map(([town]) => town)
  if (twice.length > 0) throw new FigureFileError(`it has these towns twice: ${some(twice)}`)
  const found = new Map(rows)
  const missing = districts.map(({ town }) => town as TownKey).filter((town) => !found.has(town))
  if (missing.length > 0) {
    throw new FigureFileError(`it lacks ${missing.length} of our ${districts.length} towns: ${some(missing)}`)
  }
  return Object.fromEntries(found) as Record<TownKey, T>
}

const some = (towns: readonly string[]): string =>
  towns.length > 8 ? `${towns.slice(0, 8).join(', ')} and more` : towns.join(', ')

export const isOurCounty = (county: string): county is County => (COUNTIES as readonly string[]).includes(county)
