import type { LoadedTables } from '#domain/money/loaded-tables.ts'
import type { RentBenchmarkRow, RentBenchmarkTable } from '#domain/money/rent-benchmark.ts'
import table from './hud-rents-zips.json' with { type: 'json' }

type Rents = RentBenchmarkRow['rents']

/** The operator's own figures of ZIP codes, as of an ISO date. */
export type FmrOverrides = Readonly<Record<string, { rents: Rents; asOf: string }>>

/** HUD's benchmark rents by ZIP code: the operator's own, else those loaded, else those that come with the site. A ZIP code without a row has none, and no other's take their place. */
export const rentBenchmarks = (overrides: FmrOverrides, { hudRents }: LoadedTables = {}): RentBenchmarkTable => ({
  fiscalYear: hudRents?.fiscalYear ?? table.fiscalYear,
  zips: Object.fromEntries(
    table.zips.map(({ zip, area, rents, multiArea = false }): [string, RentBenchmarkRow] => [
      zip,
      {
        area: table.areas[area]!,
        rents: overrides[zip]?.rents ?? hudRents?.zips[zip] ?? (rents as unknown as Rents),
        inTwoAreas: multiArea,
      },
    ]),
  ),
})
