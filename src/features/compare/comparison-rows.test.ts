import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS, SAMPLE_RENTALS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { comparisonGroups, NOT_OF_ITS_MARKET, type ComparisonRow } from './comparison-rows.ts'

const home = (id: number) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!
const RENTAL = SAMPLE_RENTALS.find(({ id }) => id === 21)!
const rowsOf = (homes: readonly Listing[]): readonly ComparisonRow[] =>
  comparisonGroups(homes).flatMap(({ rows }) => rows)
const labelsOf = (homes: readonly Listing[]) => rowsOf(homes).map(({ label }) => label)

test('a row has each home’s own fact, and says whether they differ', () => {
  const studio: Listing = { ...home(1), source: 'feed', beds: 0, lotSize: null, yearBuilt: 1924 }
  const rows = new Map(rowsOf([home(1), studio]).map((row) => [row.label, row]))
  expect(rows.get('Bedrooms')).toMatchObject({ values: [String(home(1).beds), 'Studio'], differs: true })
  expect(rows.get('Lot size')).toMatchObject({ values: [home(1).lotSize, null], differs: true })
  expect(rows.get('Year built')).toMatchObject({ values: ['2015', '1924'] })
  expect(rows.get('Price')).toMatchObject({ values: ['$850,000', '$850,000'], differs: false })
  expect(rows.get('Property taxes')).toMatchObject({ values: ['$19,800 a year', '$19,800 a year'] })
  expect(rows.get('Association fee')).toMatchObject({ values: ['None', null] })
})

test('D-04 rows of the details that the specification fixes for all sample homes are left out', () => {
  const fixed = ['Type', 'Year built', 'Parking', 'Heating', 'Cooling']
  const samples = labelsOf([home(1), home(3)])
  expect(fixed.filter((label) => samples.includes(label))).toEqual([])
  const withFeed = labelsOf([home(1), { ...home(3), source: 'feed' }])
  expect(withFeed.filter((label) => !samples.includes(label))).toEqual(fixed)
})

test('facts beyond the specification have a row where a home gives them', () => {
  expect(labelsOf([home(1), home(3)])).toContain('Basement')
  expect(labelsOf([home(1), home(6)])).not.toContain('Basement')
  expect(labelsOf([home(1), home(6)])).not.toContain('Pets')
})

test('facts of a lease are compared among rentals; beside one, a home for sale shows that they don’t apply', () => {
  const pets = { cats: false, dogs: false, words: 'No' as const }
  const rental: Listing = { ...RENTAL, availableOn: '2027-01-01', lease: { ...RENTAL.lease, pets } }
  const rows = new Map(rowsOf([home(1), rental]).map(({ label, values }) => [label, values]))
  expect(rows.get('Pets')).toEqual([NOT_OF_ITS_MARKET, 'None allowed'])
  expect(rows.get('Available from')).toEqual([NOT_OF_ITS_MARKET, 'January 1, 2027'])
  expect(rows.get('Association fee')).toEqual(['None', NOT_OF_ITS_MARKET])
  expect(labelsOf([rental])).not.toContain('Association fee')
})

test('the order of the homes changes the columns and nothing else', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...SAMPLE_LISTINGS], { minLength: 1, maxLength: 4 }), (homes) => {
      const [there, back] = [rowsOf(homes), rowsOf(homes.toReversed())]
      expect(back.map((row) => ({ ...row, values: row.values.toReversed() }))).toEqual(there)
      expect(there.map(({ values, differs }) => differs || new Set(values).size === 1)).not.toContain(false)
    }),
  )
})
