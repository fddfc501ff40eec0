import { COUNTY_INFO } from '#content/counties.ts'
import type { County } from '#domain/geo/county.ts'

function figuresText(county: County): string {
  const { avgPrice, population, towns } = COUNTY_INFO.find(({ name }) => name === county)!.stats
  return `${county} County: the average home price is ${avgPrice}, the population is ${population}, and there are ${towns} municipalities.`
}

const dollarsOf = (price: string): number => Number(price.replaceAll(/\D/g, ''))

/** 'By average home price: Warren $330,000, Sussex $350,000, …' */
const countiesByPrice = (): string =>
  `By average home price, from low to high: ${COUNTY_INFO.toSorted(
    (a, b) => dollarsOf(a.stats.avgPrice) - dollarsOf(b.stats.avgPrice),
  )
    .map(({ name, stats }) => `${name} ${stats.avgPrice}`)
    .join(', ')}.`

export const countyTexts = {
  figures: figuresText,
  /** 'By average home price: Warren $330,000, Sussex $350,000, …' */
  byPrice: countiesByPrice,
  source: (county: County) => ({ label: `${county} County`, attribution: 'Figures of the county explorer' }),
}
