import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { roundedMonth, totalCents, type MonthlyCost } from '#domain/money/monthly-cost.ts'
import type { RateSpread } from '#domain/money/rate-spread.ts'
import { formatRate } from '#domain/money/terms-text.ts'
import { dayText, enumerated } from '#language/es/spanish-words.ts'
import { centsText } from '../en/cost.ts'
import type { OverLimit } from '../en/monthly-cost.ts'
import type { Phrases } from '../phrases.ts'
import { LENDER_DECIDES, taxText } from './cost.ts'

/** 'capital e intereses $6,855, impuesto $1,783, …'; parts of nothing are left out, an unknown fee is named. */
function partsText(parts: MonthlyCost, { costFacts }: Listing): string {
  const named = [
    ['capital e intereses', parts.loan],
    ['impuesto', parts.tax],
    ['seguro hipotecario', parts.mortgageInsurance],
    ['seguro de la vivienda', parts.homeInsurance],
    ['cuota de asociación', parts.associationFee],
  ] as const
  const known = named.filter(([, cents]) => cents > 0).map(([name, cents]) => `${name} ${centsText(cents)}`)
  return [...known, ...(costFacts.fee === null ? ['cuota de asociación no indicada'] : [])].join(', ')
}

const spreadText = ([less, more]: RateSpread): string =>
  `al ${formatRate(less.ratePct)} serían unos ${formatDollars(less.month)}, al ${formatRate(more.ratePct)} unos ${formatDollars(more.month)}`

const overText = ({ year, isFha, limit, county }: OverLimit): string =>
  `, el préstamo pasa el límite ${isFha ? 'FHA' : 'convencional'} de ${year}, ${formatDollars(limit)} en el condado de ${county}`

function rentText({ price, lease }: Listing): string {
  const { tenantPays, rentIncludes } = lease
  const beside = [
    rentIncludes.length > 0 ? `La renta incluye, en inglés: ${enumerated(rentIncludes, 'y').toLowerCase()}` : '',
    tenantPays.length > 0 ? `el inquilino paga, en inglés: ${enumerated(tenantPays, 'y').toLowerCase()}` : '',
  ].filter(Boolean)
  const rest = beside.length > 0 ? beside.join('; ') : 'No se indica cuánto cuestan los servicios'
  return `${formatDollars(price)} de renta al mes. ${rest.replace(/^./, (letter) => letter.toUpperCase())}.`
}

export const monthlyCostTexts: Phrases['monthlyCost'] = {
  needsPrice: (terms) =>
    `Uso ${terms}. Dígame un precio, como “¿cuánto cuesta al mes una casa de 450 mil?”, o elija una casa, y calculo el costo mensual; ${LENDER_DECIDES}.`,
  atExample: { label: 'Costo mensual: casa de $500,000', says: 'cuánto cuesta al mes una casa de 500 mil' },
  atPrice: ({ price, parts, terms, county, spread }) => {
    const insurance = parts.mortgageInsurance > 0 ? `, seguro hipotecario ${centsText(parts.mortgageInsurance)}` : ''
    const place = county === null ? 'la tasa mediana de nuestros condados' : `la tasa mediana del condado de ${county}`
    return `Unos ${formatDollars(roundedMonth(totalCents(parts)))} al mes por un precio de ${formatDollars(price)} con ${terms}: capital e intereses ${centsText(parts.loan)}, impuesto ${centsText(parts.tax)}${insurance}, seguro de la casa ${centsText(parts.homeInsurance)}; ${spreadText(spread)}. El impuesto se estima con ${place}, y una cuota de asociación sería aparte; ${LENDER_DECIDES}.`
  },
  month: ({ home, parts, terms, over, spread }) =>
    `Unos ${formatDollars(roundedMonth(totalCents(parts)))} al mes con ${terms}: ${partsText(parts, home)}; ${spreadText(spread)}. ${taxText(home.costFacts.tax!)}${over ? overText(over) : ''}; ${LENDER_DECIDES}.`,
  unknown: ({ price }) =>
    `No puedo calcular su costo mensual: el anuncio no da el impuesto y no tenemos el del pueblo. Su precio es ${formatDollars(price)}.`,
  ofRental: rentText,
  rateSource: (day) => `Tasa promedio del ${dayText(day)}`,
}
