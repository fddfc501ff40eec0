import { expect, test } from 'vitest'
import { rentBenchmark, type RentBenchmarkTable, type RentedHome } from './rent-benchmark.ts'

const TABLE: RentBenchmarkTable = {
  fiscalYear: 2027,
  zips: {
    '07030': { area: 'Jersey City, NJ HUD Metro FMR Area', rents: [3370, 3450, 4190, 4660, 5450], inTwoAreas: true },
  },
}
const HOME: RentedHome = { zip: '07030', bedrooms: 2, rent: 4100, tenantUtilities: 150 }

test('the benchmark is of the same bedrooms and ZIP, with the utilities the tenant pays', () => {
  expect(rentBenchmark(HOME, TABLE)).toMatchObject({
    benchmark: 4190,
    gross: 4250,
    difference: 60,
    withUtilities: true,
    inTwoAreas: true,
  })
  expect(rentBenchmark({ ...HOME, tenantUtilities: null }, TABLE)).toMatchObject({
    gross: 4100,
    difference: -90,
    withUtilities: false,
  })
})

test('there is none without ZIP or bedrooms, elsewhere, or for more than four bedrooms', () => {
  const others: Partial<RentedHome>[] = [
    { zip: null },
    { bedrooms: null },
    { zip: '10001' },
    { bedrooms: 5 },
    { bedrooms: 1.5 },
  ]
  for (const other of others) expect(rentBenchmark({ ...HOME, ...other }, TABLE)).toBeNull()
})
