import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { UNKNOWN_ASSOCIATION } from '#domain/listing/association.ts'
import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { UNKNOWN_DISTRICTS } from '#domain/listing/school-districts.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { UNKNOWN_UTILITIES } from '#domain/listing/utilities.ts'
import { furtherDetails } from './further-details.ts'

const TODAY = '2026-11-22'
const BARE: Listing = {
  ...SAMPLE_LISTINGS[0]!,
  bathCounts: null,
  structure: UNKNOWN_STRUCTURE,
  utilities: UNKNOWN_UTILITIES,
  association: UNKNOWN_ASSOCIATION,
  schoolDistricts: UNKNOWN_DISTRICTS,
  taxAssessedValue: null,
  lease: UNKNOWN_LEASE,
  availableOn: null,
}
const details = (changes: Partial<Listing>) =>
  Object.fromEntries(
    furtherDetails({ ...BARE, ...changes }, TODAY).map(({ title, rows }) => [
      title,
      Object.fromEntries(rows.map(({ label, value }) => [label, value])),
    ]),
  )

test('D-04 what the source doesn’t give has no row, and a group without rows isn’t there', () => {
  expect(details({})).toEqual({ 'Market and costs': { 'On the Market': '11 days' } })
})

test('D-04 the building is told in words', () => {
  const structure = {
    ...UNKNOWN_STRUCTURE,
    stories: 1,
    buildingStories: 4,
    basement: 'None',
    hasFireplace: false,
    garageSpaces: 0,
    laundry: 'in-building' as const,
  }
  expect(details({ bathCounts: { full: 2, half: 1 }, structure })['The building']).toEqual({
    Bathrooms: '2 full, 1 half',
    Floors: '1',
    'Floors in the Building': '4',
    Basement: 'None',
    Fireplace: 'No',
    Laundry: 'In the building',
    Garage: 'None',
  })
  expect(details({ structure: { ...UNKNOWN_STRUCTURE, garageSpaces: 2 } })['The building']).toEqual({
    Garage: '2 cars',
  })
})

test('D-04 districts are told where they are not all the same', () => {
  const district = BARE.schoolDistrict
  const same = { elementary: district, middle: null, high: district }
  expect(details({ schoolDistricts: same })).not.toHaveProperty('School districts')
  expect(details({ schoolDistricts: { ...same, high: 'Regional' } })['School districts']).toEqual({
    Elementary: district,
    High: 'Regional',
  })
})
