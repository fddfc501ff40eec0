import { COUNTY_INFO } from '#content/counties.ts'
import type { Agency } from '#domain/agency/agency.ts'
import type { Phrases } from '../phrases.ts'

const dollarsOf = (price: string): number => Number(price.replaceAll(/\D/g, ''))

export const countyTexts = ({ isSample }: Agency): Phrases['county'] => ({
  figures: (county) => {
    const { avgPrice, population, towns } = COUNTY_INFO.find(({ name }) => name === county)!.stats
    const rest = `la población es de ${population} y hay ${towns} municipios.`
    return `Condado de ${county}: ${isSample ? `el precio promedio de una vivienda es ${avgPrice}, ` : ''}${rest}`
  },
  byPrice: () =>
    !isSample
      ? 'No tengo precios promedio para comparar. La página de cada pueblo muestra a cuánto se vendieron viviendas allí.'
      : `Por precio promedio, de menor a mayor: ${COUNTY_INFO.toSorted(
          (a, b) => dollarsOf(a.stats.avgPrice) - dollarsOf(b.stats.avgPrice),
        )
          .map(({ name, stats }) => `${name} ${stats.avgPrice}`)
          .join(', ')}.`,
  source: (county) => ({ label: `Condado de ${county}`, attribution: 'Explorador de condados' }),
})
