import { COUNTIES } from '#domain/geo/county.ts'
import type { LimitsByUnits, LoanLimitTable } from '#domain/money/loan-limits.ts'
import type { Figures } from './figure.ts'

/** The loan limits by county. Where the operator entered a later year for some alone, the table is of the earlier one. */
export function loanLimits(figures: Figures): LoanLimitTable {
  const rows = COUNTIES.map((county) => ({
    county,
    conforming: figures[`loanLimits.conforming.${county}`],
    fha: figures[`loanLimits.fha.${county}`],
  }))
  return {
    year: Math.min(...rows.flatMap(({ conforming, fha }) => [yearOf(conforming.asOf), yearOf(fha.asOf)])),
    counties: Object.fromEntries(
      rows.map(({ county, conforming, fha }) => [
        county,
        { conforming: conforming.value satisfies LimitsByUnits, fha: fha.value satisfies LimitsByUnits },
      ]),
    ),
  }
}

const yearOf = (asOf: string): number => Number(asOf.slice(0, 4))
