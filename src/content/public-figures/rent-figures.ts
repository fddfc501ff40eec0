import type { PublicFigures } from '#domain/money/public-figures.ts'
import type { RentBenchmarkTable } from '#domain/money/rent-benchmark.ts'
import type { RentFigures, RentTown } from '#domain/money/rent-figures.ts'
import { figuresOf } from './figure-tables.ts'
import { sourced } from './home-figures.ts'
import { TOWN_TAX_FACTS } from './property-tax.ts'
import { zipsOf } from './town-zips.ts'

/** Benchmark rents and rent control of every town, and the caps at the door. */
export function rentFigures(figures: PublicFigures, { fiscalYear, zips }: RentBenchmarkTable): RentFigures {
  const towns = TOWN_TAX_FACTS.flatMap(({ town }): RentTown[] => {
    const byZip = zipsOf(town).flatMap((zip) => (zips[zip] ? [zips[zip].rents] : []))
    if (byZip.length === 0) return []
    const by = (pick: (...rents: number[]) => number) =>
      [0, 1, 2, 3, 4].map((beds) => pick(...byZip.map((rents) => rents[beds]!)))
    return [{ town, low: by(Math.min), high: by(Math.max), rentControl: figures.rentControl.status(town).answer }]
  })
  return {
    towns: sourced(figuresOf(figures.tables)['hudRents.zips'], towns),
    fiscalYear,
    moveIn: figures.moveIn,
    voucher: figures.voucher,
  }
}
