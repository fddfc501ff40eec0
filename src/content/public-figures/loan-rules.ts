import type { FhaPremium, LoanRules, VaFee } from '#domain/money/loan-rules.ts'
import type { Figures } from './figure.ts'

/** What FHA and VA loans add, by the published rows. */
export const loanRules = (figures: Figures): LoanRules => ({
  fha: { upfrontPct: figures['fha.ufmip'].value, premiums: fhaPremiums(figures) },
  va: {
    fees: vaFees(figures['va.fundingFee'].value.firstUse),
    laterFees: vaFees(figures['va.fundingFee'].value.laterUse),
  },
})

const vaFees = (rows: readonly { downFrom: number; pct: number }[]): VaFee[] =>
  rows
    .map(({ downFrom, pct }) => ({ downFromPct: downFrom, feePct: pct }))
    .toSorted((a, b) => b.downFromPct - a.downFromPct)

/** A row holds from where the row before it ends. */
function fhaPremiums(figures: Figures): FhaPremium[] {
  const rows = figures['fha.annualMip'].value
  return rows.map(({ yearsUpTo, baseUpTo, ltvUpTo, annualPct, months }, at) => {
    const before = rows[at - 1]
    const ltvOver = before?.baseUpTo === baseUpTo && before.yearsUpTo === yearsUpTo ? (before.ltvUpTo ?? 0) : 0
    return { yearsUpTo, baseUpTo, ltvOver, ltvUpTo: ltvUpTo ?? 100, annualPct, months: months ?? 'life' }
  })
}
