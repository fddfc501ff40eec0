/**
 * HUD's small-area fair market rents: the 40th percentile of gross rents (utilities included, telephone and internet not), in US
 * dollars a month, by ZIP. A benchmark for the same number of bedrooms in the same ZIP, never a verdict on a rent.
 */
export interface RentBenchmarkTable {
  /** HUD's fiscal year. */
  fiscalYear: number
  zips: Readonly<Record<string, RentBenchmarkRow>>
}

export interface RentBenchmarkRow {
  /** HUD's name of the area. */
  area: string
  /** For 0, 1, 2, 3 and 4 bedrooms. */
  rents: readonly [number, number, number, number, number]
  /** HUD lists the ZIP in another area too, whose figures may differ a little. */
  inTwoAreas: boolean
}

/** US dollars a month. */
export interface RentBenchmark {
  /** HUD's figures for 0 to 4 bedrooms in this ZIP. */
  byBedrooms: readonly number[]
  /** HUD's figure for this home's bedrooms. */
  benchmark: number
  /** The rent and the utilities that the tenant pays. */
  gross: number
  /** What the gross rent is above the benchmark; negative below. */
  difference: number
  /** False: the tenant's utilities are not known and `gross` is the rent alone. */
  withUtilities: boolean
  area: string
  inTwoAreas: boolean
}

/** A home to rent, as the benchmark reads it; US dollars a month. */
export interface RentedHome {
  zip: string | null
  bedrooms: number | null
  rent: number
  /** A month, paid by the tenant beside the rent; null if unknown. */
  tenantUtilities: number | null
}

/** The benchmark of a home; null without its ZIP or bedrooms, and for more than four bedrooms: there is no fallback. */
export function rentBenchmark(home: RentedHome, table: RentBenchmarkTable): RentBenchmark | null {
  const row = home.zip === null ? undefined : table.zips[home.zip]
  const benchmark = home.bedrooms === null ? undefined : row?.rents[home.bedrooms]
  if (row === undefined || benchmark === undefined) return null
  const gross = home.rent + (home.tenantUtilities ?? 0)
  return {
    byBedrooms: row.rents,
    benchmark,
    gross,
    difference: gross - benchmark,
    withUtilities: home.tenantUtilities !== null,
    area: row.area,
    inTwoAreas: row.inTwoAreas,
  }
}
