import { expect, test } from 'vitest'
import { townKey } from '../geo/town.ts'
import type { HomeKind } from '../listing/home-kind.ts'
import { UNKNOWN_LEASE } from '../listing/lease-terms.ts'
import { UNKNOWN_STRUCTURE } from '../listing/structure.ts'
import { costFactsOf, LISTED_TAXES, type CostedListing, type TaxFigures } from './cost-facts.ts'

const HOME: CostedListing = {
  market: 'sale',
  price: 600_000,
  address: '1 Main Street, Montclair, NJ 07043',
  city: 'Upper Montclair',
  county: 'Essex',
  taxes: null,
  taxAssessedValue: null,
  associationFee: { amount: 300, frequency: 'quarterly' },
  association: { exists: true, feeIncludes: [], isSeniorCommunity: null },
  structure: UNKNOWN_STRUCTURE,
  propertyType: null,
  lease: UNKNOWN_LEASE,
}
const FIGURES: TaxFigures = {
  version: 'test',
  table: {
    town: (key) =>
      key === 'Essex/Montclair'
        ? {
            name: 'Montclair',
            generalPct: 3,
            generalYear: 2025,
            effectivePct: 2,
            effectiveYear: 2025,
            bandPct: 10,
            from: 'town',
          }
        : undefined,
    bill: () => undefined,
    countyPct: (county) => (county === 'Essex' ? 2.5 : undefined),
  },
  townOf: (city, county) => (city === 'Nowhere' ? null : townKey(city.replace('Upper ', ''), county)),
}

test('a tax is estimated by the town that taxes the home, whatever its place is called', () => {
  const tax = { yearly: 12_000, from: 'town', year: 2025, place: 'Montclair' }
  expect(costFactsOf(HOME, FIGURES)).toEqual({ tax, fee: 100, insured: 'building', feeCapped: true })
  const county = { yearly: 15_000, from: 'county', year: null, place: 'Essex County' }
  expect(costFactsOf({ ...HOME, city: 'Nowhere' }, FIGURES).tax).toEqual(county)
})

test('without figures, outside the counties and for rentals nothing is estimated', () => {
  expect(costFactsOf(HOME, LISTED_TAXES)).toEqual({ tax: null, fee: 100, insured: 'building', feeCapped: true })
  expect(costFactsOf({ ...HOME, city: 'Nowhere', county: 'Ocean' }, FIGURES).tax).toBeNull()
  expect(costFactsOf({ ...HOME, market: 'rent' }, FIGURES).tax).toBeNull()
  const feeCapped = (propertyType: string | null, kind: HomeKind) =>
    costFactsOf({ ...HOME, propertyType, structure: { ...UNKNOWN_STRUCTURE, kind } }, FIGURES).feeCapped
  expect([feeCapped(null, 'house'), feeCapped('Two Family', 'apartment'), feeCapped(null, 'apartment')]).toEqual([
    false,
    false,
    true,
  ])
  expect(costFactsOf({ ...HOME, structure: { ...UNKNOWN_STRUCTURE, kind: 'condo' } }, FIGURES).insured).toBe('inside')
  const taxes = { amount: 9_000, year: 2025 }
  expect(costFactsOf({ ...HOME, taxes }, LISTED_TAXES).tax).toMatchObject({ yearly: 9_000, from: 'listing' })
})

test('a home for rent has HUD’s rents of its ZIP code, another has none', () => {
  const hudRents = (zip: string) => (zip === '07043' ? [1, 2, 3, 4, 5] : undefined)
  const rental = { ...HOME, market: 'rent' } as const
  expect(costFactsOf(rental, { ...FIGURES, hudRents }).hudRents).toEqual([1, 2, 3, 4, 5])
  expect(costFactsOf({ ...rental, address: 'Montclair' }, { ...FIGURES, hudRents })).not.toHaveProperty('hudRents')
  expect(costFactsOf(HOME, { ...FIGURES, hudRents })).not.toHaveProperty('hudRents')
})

test('what a listing for rent asks before the keys goes along; nothing of a home for sale', () => {
  const lease = { ...UNKNOWN_LEASE, applicationFee: 40 }
  const asked = { deposit: null, applicationFee: 40 }
  expect(costFactsOf({ ...HOME, market: 'rent', lease }, FIGURES).asked).toEqual(asked)
  expect(costFactsOf({ ...HOME, market: 'rent' }, FIGURES)).not.toHaveProperty('asked')
  expect(costFactsOf({ ...HOME, lease }, FIGURES)).not.toHaveProperty('asked')
})
