import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { centsText } from '../en/cost.ts'
import type { Phrases } from '../phrases.ts'
import { LENDER_DECIDES } from './cost.ts'

const BUYER_PAYS_NONE = 'El comprador no debe ningún impuesto de transferencia en Nueva Jersey.'

/** The fees on the deed, without the full stop. */
function sellerText({ sellerFees: { value } }: SaleFigures): string {
  const more =
    value.percentFee > 0 ? ` y el recargo porcentual (graduated percent fee) de ${formatDollars(value.percentFee)}` : ''
  return `El vendedor paga el impuesto de transferencia (realty transfer fee) de ${formatDollars(value.transferFee)}${more}`
}

export const closingTexts: Phrases['closing'] = {
  cashAtPrice: ({ total, downPayment, closingCosts, closingShare }, price) =>
    `Por un precio de ${formatDollars(price)}, unos ${centsText(total.usual)} en efectivo: ${centsText(downPayment)} de enganche (${formatPercent(Math.round((downPayment / price) * 10) / 10)}) y unos ${centsText(closingCosts.usual)} de gastos de cierre, que van del ${formatPercent(closingShare.low)} al ${formatPercent(closingShare.high)} del precio. Es una estimación sin una casa concreta; ${LENDER_DECIDES}.`,
  cash: ({ total, downPayment, closingCosts, closingShare }, price, sale) => {
    const share = formatPercent(Math.round((downPayment / price) * 10) / 10)
    return `Unos ${centsText(total.usual)} en efectivo: ${centsText(downPayment)} de enganche (${share}) y unos ${centsText(closingCosts.usual)} de gastos de cierre, que van del ${formatPercent(closingShare.low)} al ${formatPercent(closingShare.high)} del precio, de ${centsText(closingCosts.low)} a ${centsText(closingCosts.high)}. ${sellerText(sale)}, usted nada de eso; ${LENDER_DECIDES}.`
  },
  forExample: (example) => `Depende del precio. ${example}`,
  atMyPrice: { label: 'Con $400,000', says: 'cuánto efectivo necesito para cerrar con 400 mil' },
  sellerFees: (sale) => `${sellerText(sale)}. ${BUYER_PAYS_NONE}`,
  feesInGeneral: `El vendedor paga el impuesto de transferencia (realty transfer fee), y por encima de $1 millón también el recargo porcentual (graduated percent fee). ${BUYER_PAYS_NONE}`,
  forRent: 'Está en alquiler: no hay cierre ni impuesto de transferencia. Pregúnteme cuánto necesita para mudarse.',
  ownFigures: 'Nuestras propias cifras',
}
