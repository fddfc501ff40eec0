import type { TownKey } from '../geo/town.ts'
import type { RentBenchmarkRow } from './rent-benchmark.ts'

/** The average home's bill, the bill of the year before (null if that isn't known), assessment, and parts for schools, town and county. US dollars. */
export type LoadedBill = readonly [
  bill: number,
  before: number | null,
  assessment: number,
  school: number,
  municipal: number,
  county: number,
]

/** Rows of a tax year. */
interface TaxYear<T> {
  year: number
  towns: Readonly<Record<TownKey, T>>
}

/** Official tables that the operator has loaded, in place of those that come with the site. */
export interface LoadedTables {
  taxBills?: TaxYear<LoadedBill> | undefined
  /** General rates, percent of the assessment. */
  taxRates?: TaxYear<number> | undefined
  /** Assessments in percent of market value. */
  taxRatios?: TaxYear<number> | undefined
  hudRents?:
    | {
        fiscalYear: number
        /** ISO date of the first day they hold. */
        asOf: string
        zips: Readonly<Record<string, RentBenchmarkRow['rents']>>
      }
    | undefined
  /** The median of each county's towns by the loaded tables, percent of today's price a year. */
  countyTaxPct?: Readonly<Record<string, number>> | undefined
}
