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
  return `Unos ${price}, con ${meansText(means)}: ${why}. ${homes}${homes && ' '}Calculado con ${assumed}; los límites son una regla general y lo decide un prestamista, así que no es un consejo sobre préstamos.`
}

function meansText({ income, debts, savings }: BuyerMeans): string {
  const parts = [
    Number.isFinite(income) ? `ingresos de ${formatDollars(income)} al año` : '',
    debts > 0 ? `${formatDollars(debts)} de deudas al mes` : '',
    savings === null ? '' : `${formatDollars(savings)} de ahorros`,
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
      ? `; los ingresos solos permitirían unos ${thousands(byMonth)}`
      : '; dígame sus ingresos al año y sus deudas, y miro también el mes'
    return `el límite es el efectivo, ${downText(terms.down)} de enganche y los gastos de cierre${more}`
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
    'Tomé su sueldo neto como ingreso; los prestamistas cuentan el ingreso antes de impuestos: dígamelo y calculo mejor.',
  afford: affordText,
  overLimit: ({ income, debts, savings }, { backPct }) =>
    savings === 0
      ? 'Nada: el enganche y los gastos de cierre necesitan algunos ahorros. Lo decide un prestamista.'
      : `Con estos límites no queda nada para una vivienda: ${formatDollars(debts)} de deudas al mes son más del ${backPct}% de ${formatDollars(income)} al año. Lo decide un prestamista; los límites varían.`,
  share: (month, { income, debts }) => {
    if (!income) return 'Dígame sus ingresos al año y lo que debe al mes, y le digo qué parte es.'
    const share = (dollars: number) => formatPercent(Math.round((dollars * 1200) / income))
    const withDebts = debts ? ` y ${share(month + debts)} con ${formatDollars(debts)} de deudas` : ''
    return `Es ${share(month)} de ${formatDollars(income)} al año${withDebts}; una regla general es 28% para la vivienda y 36% con las deudas.`
  },
  noted: (debts) => (debts === 0 ? 'Anotado: sin deudas.' : `Anotado: ${formatDollars(debts)} de deudas al mes.`),
  askMeans:
    'Dígame sus ingresos al año, y lo que tiene ahorrado y debe al mes, por ejemplo “120 mil al año, 40 mil ahorrados y 500 al mes en deudas”.',
  askAmount: 'Dígame un precio, una renta o sus ingresos al año, por ejemplo “¿qué puedo comprar con 500 mil?”',
  notInPrice:
    'Aquí no están los impuestos, las cuotas ni lo que aceptaría un prestamista; no es un consejo sobre préstamos.',
  notInRent: 'Aquí no están los servicios ni otras cuotas.',
  rentAssumption: (income, rent) =>
    `Supongo una renta de hasta el 30 por ciento de unos ingresos brutos de ${formatDollars(income)} al año: unos ${formatDollars(rent)} al mes.`,
  page: { label: 'Lo que alcanzan sus ingresos', attribution: 'Por condado y pueblo' },
  limitsSource: ({ frontPct, backPct }) => `Límites de ${frontPct} y ${backPct} por ciento, una regla general`,
}
