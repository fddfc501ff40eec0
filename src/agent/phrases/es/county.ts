import { COUNTY_INFO } from '#content/counties.ts'
import type { Phrases } from '../phrases.ts'

const dollarsOf = (price: string): number => Number(price.replaceAll(/\D/g, ''))

export const countyTexts: Phrases['county'] = {
  figures: (county) => {
    const { avgPrice, population, towns } = COUNTY_INFO.find(({ name }) => name === county)!.stats
    return `Condado de ${county}: el precio promedio de una vivienda es ${avgPrice}, la población es de ${population} y hay ${towns} municipios.`
  },
  byPrice: () =>
    `Por precio promedio, de menor a mayor: ${COUNTY_INFO.toSorted(
      (a, b) => dollarsOf(a.stats.avgPrice) - dollarsOf(b.stats.avgPrice),
    )
      .map(({ name, stats }) => `${name} ${stats.avgPrice}`)
      .join(', ')}.`,
  source: (county) => ({ label: `Condado de ${county}`, attribution: 'Cifras del explorador de condados' }),
}
