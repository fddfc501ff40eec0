import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { comparisonRows } from './comparison-rows.ts'

const home = (id: number) => SAMPLE_LISTINGS.find((listing) => listing.id === id)!

test('a row has each home’s own fact, and says whether they differ', () => {
  const studio = { ...home(1), beds: 0, lotSize: null, yearBuilt: 1924 }
  const rows = new Map(comparisonRows([home(1), studio]).map((row) => [row.label, row]))
  expect(rows.get('Bedrooms')).toMatchObject({ values: [String(home(1).beds), 'Studio'], differs: true })
  expect(rows.get('Lot size')).toMatchObject({ values: [home(1).lotSize, null], differs: true })
  expect(rows.get('Year built')).toMatchObject({ values: ['2015', '1924'] })
  expect(rows.get('Price')).toMatchObject({ values: ['$850,000', '$850,000'], differs: false })
})

test('the order of the homes changes the columns and nothing else', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...SAMPLE_LISTINGS], { minLength: 1, maxLength: 4 }), (homes) => {
      const [there, back] = [comparisonRows(homes), comparisonRows(homes.toReversed())]
      expect(back.map((row) => ({ ...row, values: row.values.toReversed() }))).toEqual(there)
      expect(there.map(({ values, differs }) => differs || new Set(values).size === 1)).not.toContain(false)
    }),
  )
})
