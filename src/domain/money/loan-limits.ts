/** US dollars for buildings of one, two, three and four homes. */
export type LimitsByUnits = readonly [number, number, number, number]

/** A year's loan limits by county: conforming loans (FHFA) and FHA mortgages (HUD). */
export interface LoanLimitTable {
  year: number
  counties: Readonly<Record<string, { conforming: LimitsByUnits; fha: LimitsByUnits }>>
}

export type LimitedLoan = 'conforming' | 'fha'
export type UnitCount = 1 | 2 | 3 | 4

/** The highest loan of this kind in a county, US dollars, by the number of homes in the building; null for a county without a row. */
export function loanLimit(loan: LimitedLoan, county: string, units: UnitCount, table: LoanLimitTable): number | null {
  const limits = table.counties[county]
  return limits?.[loan][units - 1] ?? null
}

/** Whether a loan in US dollars (for FHA: the base loan, without the upfront premium) is within the limit; null for a county without a row. */
export function isWithinLimit(
  amount: number,
  loan: LimitedLoan,
  county: string,
  units: UnitCount,
  table: LoanLimitTable,
): boolean | null {
  const limit = loanLimit(loan, county, units, table)
  return limit === null ? null : amount <= limit
}
