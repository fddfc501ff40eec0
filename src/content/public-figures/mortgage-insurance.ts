import type { PrivateInsuranceTable } from '#domain/money/mortgage-insurance.ts'
import type { Figures } from './figure.ts'

/** Private mortgage insurance of a conventional loan. */
export function privateInsurance(figures: Figures): PrivateInsuranceTable {
  const { scoresFrom, rows } = figures['pmi.ratesPct'].value
  return {
    requestAtPct: figures['pmi.request80'].value,
    automaticAtPct: figures['pmi.auto78'].value,
    usualRangePct: figures['pmi.range'].value,
    assumedRates: rows.flatMap(({ ltvUpTo, pctByScore }) =>
      pctByScore.flatMap((annualPct, at) =>
        annualPct === null ? [] : [{ ltvUpTo, scoreFrom: scoresFrom[at] ?? Infinity, annualPct }],
      ),
    ),
  }
}
