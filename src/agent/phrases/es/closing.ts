import type { CashToClose } from '#domain/money/cash-to-close.ts'
import { buyerAgentCost } from '#domain/money/closing-costs.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import { formatPercent } from '#domain/money/terms-text.ts'
import { centsText } from '../en/cost.ts'
import type { Phrases } from '../phrases.ts'
import { LENDER_DECIDES } from './cost.ts'

const BUYER_PAYS_NONE = 'En Nueva Jersey, el comprador no paga cargo por transferencia.'

/** The fees on the deed, without the full stop. */
function sellerText({ sellerFees: { value } }: SaleFigures): string {
  const more =
    value.percentFee > 0 ? ` y el recargo porcentual (graduated percent fee) de ${formatDollars(value.percentFee)}` : ''
  return `El vendedor paga el cargo por transferencia (realty transfer fee) de ${formatDollars(value.transferFee)}${more}`
}

function cashParts(
  { total, downPayment, closing: { total: costs }, sellerCredit, stateHelp, ownAgent }: CashToClose,
  price: number,
): string {
  const share = formatPercent(Math.round((downPayment / price) * 10) / 10)
  const less = [
    sellerCredit > 0 && `menos ${centsText(sellerCredit)} que paga el vendedor`,
    stateHelp > 0 && `menos ${centsText(stateHelp)} de ayuda del estado, probable según sus respuestas`,
    ownAgent > 0 && `más ${centsText(ownAgent)} para su propio agente`,
  ].filter(Boolean)
  return [
    `${centsText(total.typical)} al cierre: ${centsText(downPayment)} de pago inicial (${share}) y unos ${centsText(costs.typical)} de gastos de cierre, que pueden ir de ${centsText(costs.low)} a ${centsText(costs.high)}`,
    ...less,
  ].join(', ')
}

export const closingTexts: Phrases['closing'] = {
  cashAtPrice: (cash, price) =>
    `Por una casa de ${formatDollars(price)}, unos ${cashParts(cash, price)}. Es una estimación general; ${LENDER_DECIDES}.`,
  cash: (cash, price, sale) => {
    const agent =
      cash.ownAgent > 0
        ? ''
        : ` Su propio agente puede costar hasta ${formatDollars(buyerAgentCost(price, sale.closingCosts.value))} más si el vendedor no lo paga.`
    return `Unos ${cashParts(cash, price)}.${agent} ${sellerText(sale)}, y usted no paga nada de eso; ${LENDER_DECIDES}.`
  },
  forExample: (example) => `Depende del precio. ${example}`,
  atMyPrice: { label: 'Casa de $400,000', says: 'cuánto efectivo necesito para cerrar con 400 mil' },
  sellerFees: (sale) => `${sellerText(sale)}. ${BUYER_PAYS_NONE}`,
  feesInGeneral: `El vendedor paga el cargo por transferencia (realty transfer fee), y, si el precio pasa de $1 millón, también el recargo porcentual (graduated percent fee). ${BUYER_PAYS_NONE}`,
  forRent: 'Está en alquiler: no hay cierre ni cargo por transferencia. Pregúnteme cuánto necesita para mudarse.',
  ownFigures: 'Nuestras propias cifras',
}
