import type { PrivateInsuranceTable } from '#domain/money/mortgage-insurance.ts'

/** The bands of credit scores (FICO) that the table of assumed insurance has, the best first: '760 or more', '720 to 759'. */
export function creditBands({ assumedRates }: PrivateInsuranceTable): { from: number; name: string }[] {
  const from = [...new Set(assumedRates.map(({ scoreFrom }) => scoreFrom))].toSorted((one, other) => other - one)
  return from.map((score, at) => ({
    from: score,
    name: at === 0 ? `${score} or more` : `${score} to ${from[at - 1]! - 1}`,
  }))
}
