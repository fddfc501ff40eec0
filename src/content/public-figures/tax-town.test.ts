import { expect, test } from 'vitest'
import { ALL_SAMPLES } from '../sample-data/listings.ts'
import { taxTable } from './property-tax.ts'
import { taxTown } from './tax-town.ts'

test.each([
  ['Highland Lakes', 'Sussex', 'Sussex/Vernon'],
  ['SHORT HILLS', 'Essex', 'Essex/Millburn'],
  ['Upper Montclair', 'Essex', 'Essex/Montclair'],
  ['Mt. Tabor', 'Morris', 'Morris/Parsippany-Troy Hills'],
  ['Oak Ridge', 'Morris', 'Morris/Jefferson'],
  ['Oak Ridge', 'Passaic', 'Passaic/West Milford'],
  ['Wayne Twp.', 'Passaic', 'Passaic/Wayne'],
  ['Ho Ho Kus', 'Bergen', 'Bergen/Ho-Ho-Kus'],
  ['Township Of Washington', 'Bergen', 'Bergen/Washington Township'],
  ['Boonton', 'Morris', 'Morris/Boonton'],
  // Hanover's or the Chathams'.
  ['Green Village', 'Morris', null],
  ['Princeton', 'Mercer', null],
])('homes in %s, %s County are taxed by %s', (city, county, town) => {
  expect(taxTown(city, county)).toBe(town)
})

test('every sample home of the seven counties has a town with rates', () => {
  const table = taxTable({})
  const unknown = ALL_SAMPLES.filter(({ county }) => table.countyPct(county) !== undefined).filter(
    ({ city, county }) => {
      const town = taxTown(city, county)
      return town === null || table.town(town) === undefined
    },
  )
  expect(unknown.map(({ city }) => city)).toEqual([])
})

test('every village belongs to a town of the table', () => {
  const table = taxTable({})
  const villages = ['Brookdale', 'Whippany', 'Stirling', 'Glenwood', 'Buttzville', 'Layton']
  const counties = ['Essex', 'Morris', 'Morris', 'Sussex', 'Warren', 'Sussex']
  const towns = villages.map((village, at) => taxTown(village, counties[at]!))
  expect(towns.filter((town) => town === null || table.town(town) === undefined)).toEqual([])
})
