import type { UsualTerms } from '#domain/money/loan-terms.ts'
import type { Figures } from './figure.ts'

/** The terms that every monthly cost begins with. */
export const usualTerms = (figures: Figures): UsualTerms => ({
  down: { kind: 'percent', percent: figures['mortgage.downPct'].value },
  ratePct: figures['mortgage.rate30'].value,
  rateAsOf: figures['mortgage.rate30'].asOf,
  years: figures['mortgage.years'].value,
  loan: 'conventional',
  insurance: figures['insurance.annual']?.value ?? figures['insurance.pricePct'].value,
  mortgageInsurancePct: figures['pmi.default'].value,
})
