import type { MonthlyCost } from '#domain/money/monthly-cost.ts'

/** The parts of a month in their order on every bar and table. */
export const COST_PARTS = [
  'loan',
  'tax',
  'mortgageInsurance',
  'homeInsurance',
  'associationFee',
] as const satisfies (keyof MonthlyCost)[]
export type CostPart = (typeof COST_PARTS)[number]

const NAMES: Readonly<Record<CostPart, string>> = {
  loan: 'Loan',
  tax: 'Property tax',
  mortgageInsurance: 'Mortgage insurance',
  homeInsurance: 'Home insurance',
  associationFee: 'Association fee',
}

export const partName = (part: CostPart): string => NAMES[part]
