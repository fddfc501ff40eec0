import type { LoanFigures } from '#domain/money/home-month.ts'

/** Made-up figures of loans. */
export const LOANS: LoanFigures = {
  usual: {
    down: { kind: 'percent', percent: 20 },
    ratePct: 7.4,
    rateAsOf: '2026-10-08',
    years: 30,
    loan: 'conventional',
    insurance: { building: 0.3, inside: 0.1 },
    mortgageInsurancePct: 0.7,
  },
  rules: {
    fha: {
      upfrontPct: 1.75,
      premiums: [
        { yearsUpTo: null, baseUpTo: 700_000, ltvOver: 95, ltvUpTo: 100, annualPct: 0.55, months: 'life' },
        { yearsUpTo: null, baseUpTo: 700_000, ltvOver: 0, ltvUpTo: 95, annualPct: 0.5, months: 'life' },
        { yearsUpTo: null, baseUpTo: null, ltvOver: 0, ltvUpTo: 100, annualPct: 0.75, months: 'life' },
      ],
    },
    va: {
      fees: [
        { downFromPct: 10, feePct: 1.25 },
        { downFromPct: 0, feePct: 2.15 },
      ],
      laterFees: [],
    },
  },
}
