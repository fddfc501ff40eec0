import { COUNTY_INFO } from '#content/counties.ts'
import { COUNTIES, type County } from '#domain/geo/county.ts'

const isNamed = (county: County, said: string): boolean => new RegExp(`\\b${county}\\b`, 'i').test(said)

/** The counties a comparison is asked of; empty where the sentence compares none. */
export function countiesCompared(said: string): County[] {
  if (!/\b(?:compare|compared|difference|versus|vs)\b/i.test(said)) return []
  const named = COUNTIES.filter((county) => isNamed(county, said))
  return named.length > 1 ? named : []
}

/** 'Which county is the cheapest?' asks for average prices, which is all a county is ranked by here. */
export const asksCheapestCounty = (said: string): boolean =>
  /\b(?:which|what)\b.*\bcount(?:y|ies)\b/i.test(said) &&
  !COUNTIES.some((county) => isNamed(county, said)) &&
  /\b(?:cheap(?:est|er)?|(?:most|least) (?:affordable|expensive)|lowest|highest)\b/i.test(said)

const dollarsOf = (price: string): number => Number(price.replaceAll(/\D/g, ''))

/** 'By average home price: Warren $330,000, Sussex $350,000, …' */
export const countiesByPrice = (): string =>
  `By average home price, from low to high: ${COUNTY_INFO.toSorted(
    (a, b) => dollarsOf(a.stats.avgPrice) - dollarsOf(b.stats.avgPrice),
  )
    .map(({ name, stats }) => `${name} ${stats.avgPrice}`)
    .join(', ')}.`
