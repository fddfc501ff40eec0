import { searchedMonth, type BuyerMeans, type PriceLimit } from '#domain/money/affordable-price.ts'
import { formatDollars } from '#domain/money/money.ts'
import { downText, formatPercent } from '#domain/money/terms-text.ts'
import { enumerated } from '#language/es/spanish-words.ts'
import type { Affordable } from '../en/afford.ts'
import type { Phrases } from '../phrases.ts'

function affordText({ means, lowest, highest, assumed, homes, ...more }: Affordable): string {
  const isOne = lowest.displayPrice === highest.displayPrice
  const price = isOne
    ? `${formatDollars(highest.displayPrice)} como máximo`
    : `${formatDollars(lowest.displayPrice)} con los impuestos del condado de ${lowest.county} hasta ${formatDollars(highest.displayPrice)} con los de ${highest.county}`
  const why = bindingText(highest.binding, means, { highest, ...more })
  return `Unos ${price}, con ${meansText(means)}: ${why}. ${homes}${homes && ' '}Calculado con ${assumed}. Los límites son una regla general y decide el prestamista, así que esto no es un consejo sobre préstamos.`
}

function meansText({ income, debts, savings }: BuyerMeans): string {
  const parts = [
    Number.isFinite(income) ? `ingresos de ${formatDollars(income)} al año` : '',
    debts > 0 ? `${formatDollars(debts)} al mes en deudas` : '',
    savings === null ? '' : `${formatDollars(savings)} ahorrados`,
  ].filter(Boolean)
  return enumerated(parts, 'y')
}

/** Which limit decides, and what the other allows. */
function bindingText(
  binding: PriceLimit,
  { income, savings }: BuyerMeans,
  { highest, terms, limits }: Pick<Affordable, 'highest' | 'terms' | 'limits'>,
): string {
  if (binding === 'cash') {
    const byMonth = Math.min(...highest.limits.filter(({ limit }) => limit !== 'cash').map(({ price }) => price))
    const more = Number.isFinite(income)
      ? `; sus ingresos por sí solos permitirían unos ${thousands(byMonth)}`
      : '; si me dice sus ingresos anuales y sus deudas, calculo también el límite mensual'
    return `el límite es su efectivo, con ${downText(terms.down)} de pago inicial y los gastos de cierre${more}`
  }
  const share =
    binding === 'front'
      ? `el ${limits.frontPct}% de los ingresos para la vivienda`
      : `el ${limits.backPct}% de los ingresos para la vivienda y todas las deudas`
  const cash = highest.limits.find(({ limit }) => limit === 'cash')
  const more = savings === null || !cash ? '' : `; el efectivo permitiría unos ${thousands(cash.price)}`
  return `el límite es ${share}, ${formatDollars(searchedMonth(highest.monthlyRoom))} al mes${more}`
}

const thousands = (price: number): string => formatDollars(Math.floor(price / 1000) * 1000)

export const affordTexts: Phrases['afford'] = {
  takeHome:
    'Tomé su sueldo neto como ingreso; los prestamistas usan el ingreso antes de impuestos. Si me dice ese ingreso, el cálculo será más exacto.',
  afford: affordText,
  overLimit: ({ income, debts, savings }, { backPct }) =>
    savings === 0
      ? 'Nada todavía: necesita ahorros para el pago inicial y los gastos de cierre. Decide el prestamista.'
      : `Con estos límites no queda nada para una vivienda: ${formatDollars(debts)} al mes en deudas es más del ${backPct}% de ${formatDollars(income)} al año. Los límites varían y decide el prestamista.`,
  share: (month, { income, debts }) => {
    if (!income) return 'Dígame cuánto gana al año y cuánto paga al mes en deudas, y le digo qué porcentaje es.'
    const share = (dollars: number) => formatPercent(Math.round((dollars * 1200) / income))
    const withDebts = debts ? ` y ${share(month + debts)} con ${formatDollars(debts)} en deudas` : ''
    return `Es ${share(month)} de ${formatDollars(income)} al año${withDebts}. La regla general es 28% para la vivienda y 36% con las deudas.`
  },
  noted: (debts) => (debts === 0 ? 'Anotado: sin deudas.' : `Anotado: ${formatDollars(debts)} al mes en deudas.`),
  askMeans:
    'Dígame cuánto gana al año, cuánto tiene ahorrado y cuánto paga al mes en deudas; por ejemplo, “120 mil al año, 40 mil ahorrados y 500 al mes en deudas”.',
  askAmount: 'Dígame un precio, una renta o sus ingresos anuales; por ejemplo, “¿qué puedo comprar con 500 mil?”.',
  notInPrice:
    'No incluye impuestos ni cuotas, y el prestamista decide cuánto puede pedir prestado. No es un consejo sobre préstamos.',
  notInRent: 'No incluye los servicios ni otras cuotas.',
  rentAssumption: (income, rent) =>
    `Calculé una renta de hasta el 30% de sus ingresos brutos de ${formatDollars(income)} al año: unos ${formatDollars(rent)} al mes.`,
  page: { label: '¿Cuánto puedo pagar?', attribution: 'Por condado y pueblo' },
  limitsSource: ({ frontPct, backPct }) => `Regla general: límites de ${frontPct}% y ${backPct}%`,
}
