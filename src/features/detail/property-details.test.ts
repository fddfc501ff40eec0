import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { propertyDetails } from './property-details.ts'

const HOME = SAMPLE_LISTINGS[0]!
const FEED: Listing = {
  ...HOME,
  source: 'feed',
  propertyType: null,
  yearBuilt: null,
  schoolDistrict: null,
  parking: null,
  heating: null,
  cooling: null,
  taxes: null,
  associationFee: null,
  listingNumber: null,
  originalPrice: null,
}
const details = (listing: Listing) =>
  Object.fromEntries(propertyDetails(listing).map(({ label, value }) => [label, value]))

test('D-04 a sample home has the eight facts of the specification, in its order', () => {
  const rows = propertyDetails(HOME)
  expect(rows.slice(0, 8).map(({ label }) => label)).toEqual([
    'County',
    'Price',
    'Type',
    'Year Built',
    'School District',
    'Parking',
    'Heating',
    'Cooling',
  ])
  expect(details(HOME)).toMatchObject({
    Price: '$850,000',
    Type: 'Single Family',
    'Year Built': '2015',
    Heating: 'Central',
    Cooling: 'Central A/C',
  })
})

test('D-04 a sample home says nothing of what only a feed knows', () => {
  expect(Object.values(details({ ...HOME, associationFee: null }))).not.toContain('Not provided')
})

test('D-04 an imported home says what its feed leaves open', () => {
  expect(details(FEED)).toEqual({
    County: 'Morris',
    Price: '$850,000',
    Type: 'Not provided',
    'Year Built': 'Not provided',
    'School District': 'Not provided',
    Parking: 'Not provided',
    Heating: 'Not provided',
    Cooling: 'Not provided',
    Taxes: 'Not provided',
    'Association Fee': 'Not provided',
    'Listing Number': 'Not provided',
  })
})

test('D-04 an imported home shows its own facts', () => {
  const known = {
    ...FEED,
    taxes: { amount: 12_345, year: null },
    associationFee: { amount: 310, frequency: 'monthly' },
    listingNumber: 'A-7',
    originalPrice: 900_000,
  }
  expect(details(known)).toMatchObject({
    Taxes: '$12,345 a year',
    'Association Fee': '$310 monthly',
    'Listing Number': 'A-7',
    'Originally Priced At': '$900,000',
  })
  expect(details({ ...known, taxes: { amount: 12_345, year: 2025 } })['Taxes']).toBe('$12,345 a year (2025)')
})
