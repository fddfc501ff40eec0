import { COUNTY_INFO } from '#content/counties.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { County } from '#domain/geo/county.ts'

function figuresText({ isSample }: Agency, county: County): string {
  const { avgPrice, population, towns } = COUNTY_INFO.find(({ name }) => name === county)!.stats
  const rest = `the population is ${population}, and there are ${towns} municipalities.`
  return `${county} County: ${isSample ? `the average home price is ${avgPrice}, ` : ''}${rest}`
}

const dollarsOf = (price: string): number => Number(price.replaceAll(/\D/g, ''))

/** 'By average home price: Warren $330,000, Sussex $350,000, …' */
const countiesByPrice = ({ isSample }: Agency): string =>
  !isSample
    ? 'I have no average prices to compare. Each town’s page shows what homes there sold for.'
    : `By average home price, from low to high: ${COUNTY_INFO.toSorted(
        (a, b) => dollarsOf(a.stats.avgPrice) - dollarsOf(b.stats.avgPrice),
      )
        .map(({ name, stats }) => `${name} ${stats.avgPrice}`)
        .join(', ')}.`

export const countyTexts = (agency: Agency) => ({
  figures: (county: County): string => figuresText(agency, county),
  /** 'By average home price: Warren $330,000, Sussex $350,000, …' */
  byPrice: (): string => countiesByPrice(agency),
  source: (county: County) => ({ label: `${county} County`, attribution: 'County explorer' }),
})
