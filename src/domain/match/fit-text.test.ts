import { expect, test } from 'vitest'
import { LOANS } from '../../../tests/arbitrary/loan-figures.ts'
import { madeListing } from '../../../tests/arbitrary/made-listing.ts'
import { TIMETABLE } from '../../../tests/arbitrary/timetable.ts'
import { UNKNOWN_LEASE } from '../listing/lease-terms.ts'
import type { Listing } from '../listing/listing.ts'
import { UNKNOWN_STRUCTURE } from '../listing/structure.ts'
import { defaultFilters } from '../search/filters.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { NO_COST_LIMIT } from '../search/filters/cost.ts'
import { everyPrice } from '../search/filters/price.ts'
import { NO_TRAIN } from '../search/filters/train.ts'
import { fitReasons, reasonText } from './fit-text.ts'
import { judgesOf } from './judging.ts'
import { fitsOf } from './ranking.ts'
import { WISH_PARTS } from './wishes.ts'

function reasonsOf(facts: Partial<Listing>, asked: Partial<ListingFilters>, liked: readonly string[] = WISH_PARTS) {
  const home = madeListing({ id: 1, market: 'rent', ...facts })
  const query = { filters: { ...defaultFilters('rent', everyPrice), ...asked }, liked }
  return fitReasons(query, home, fitsOf(query, { loans: LOANS, timetable: TIMETABLE })(home))
}
const textsOf = (...given: Parameters<typeof reasonsOf>) => reasonsOf(...given).map(({ text }) => text)

const cost = { ...NO_COST_LIMIT, upTo: 2500 }

test.each<[string, Partial<Listing>, Partial<ListingFilters>]>([
  ['$420 under your limit', { price: 2080 }, { cost }],
  ['$90 over your limit', { price: 2590 }, { cost }],
  ['at your limit', { price: 2500 }, { cost }],
  ['3 beds', { beds: 3 }, { beds: 2 }],
  ['1 of 3 beds', { beds: 1 }, { beds: 3 }],
  ['0 of 2 beds', { beds: 0 }, { beds: 2 }],
  ['5 beds, 1 over', { beds: 5 }, { beds: 3, bedsMax: 4 }],
  ['beds unknown', { beds: null }, { beds: 3 }],
  ['1 of 2 baths', { baths: 1 }, { baths: 2 }],
  ['1,300 sq ft, 200 short', { squareFeet: 1300 }, { size: { min: 1500, max: null } }],
  ['1,600 sq ft', { squareFeet: 1600 }, { size: { min: 1500, max: null } }],
  ['built 1987, 3 years older than you asked', { yearBuilt: 1987 }, { built: { min: 1990, max: null } }],
  ['year built unknown', { yearBuilt: null }, { built: { min: 1990, max: null } }],
  ['0.2 acres, 0.05 short', { lotAcres: 0.2 }, { lot: { min: 0.25, max: null } }],
  ['pool', { features: ['Pool'] }, { amenities: ['pool'] }],
  ['no pool listed', { features: [] }, { amenities: ['pool'] }],
  ['no yard listed', { features: [] }, { features: ['yard'] }],
  ['in Essex County, not Bergen', { county: 'Essex' }, { county: 'Bergen' }],
  ['in Essex County, not one you chose', { county: 'Essex' }, { counties: ['Bergen', 'Hudson'] }],
  ['Essex County', { county: 'Essex' }, { counties: ['Bergen', 'Essex'] }],
  ['home type unknown', { structure: UNKNOWN_STRUCTURE }, { kinds: ['condo'] }],
  ['a house, not a condo', {}, { kinds: ['condo'] }],
  ['a house, not a type you chose', {}, { kinds: ['condo', 'townhouse'] }],
  ['pets not mentioned', { lease: UNKNOWN_LEASE }, { pets: true }],
  ['1 acre', { lotAcres: 1 }, { lot: { min: 0.5, max: null } }],
  ['0.25 acres, just short', { lotAcres: 0.2479 }, { lot: { min: 0.25, max: null } }],
  ['$5 under your limit', { price: 2495 }, { cost }],
  ['no train nearby', { location: { lat: 40.2, lng: -74.9 } }, { train: { ...NO_TRAIN, to: 'hoboken', minutes: 30 } }],
  ['no station within 10 min on foot', { location: { lat: 40.2, lng: -74.9 } }, { train: { ...NO_TRAIN, walk: 10 } }],
  ['Bergen County', { county: 'Bergen' }, { county: 'Bergen' }],
  ['$200 over your price', { price: 2200 }, { price: { min: 0, max: 2000 } }],
  ['commute unknown', { location: null }, { train: { ...NO_TRAIN, to: 'hoboken', minutes: 30 } }],
])('says “%s”', (text, facts, asked) => {
  expect(textsOf(facts, asked)).toEqual([text])
})

test('money comes first, then what is missed, then what is met', () => {
  const facts = { price: 2080, beds: 2, features: ['Pool'] }
  const asked: Partial<ListingFilters> = { cost, beds: 2, amenities: ['pool', 'waterfront'], county: 'Essex' }
  expect(textsOf({ ...facts, county: 'Bergen' }, asked)).toEqual([
    '$420 under your limit',
    'in Bergen County, not Essex',
    'no waterfront listed',
    '2 beds',
    'pool',
  ])
})

test('a must is told only where it is money or time', () => {
  expect(reasonsOf({ price: 2080, beds: 2 }, { cost, beds: 2 }, [])).toEqual([
    { key: 'cost', text: '$420 under your limit', holds: true, points: 100, isMust: true },
  ])
})

/** Of a home that a ranking may leave out. */
function judgedTexts(facts: Partial<Listing>, asked: Partial<ListingFilters>, liked: readonly string[] = []) {
  const home = madeListing({ id: 1, market: 'rent', ...facts })
  const query = { filters: { ...defaultFilters(asked.market ?? 'rent', everyPrice), ...asked }, liked }
  const { fit, musts } = judgesOf(query, { loans: LOANS, timetable: TIMETABLE })(home)
  return fitReasons(query, home, fit, musts).map(reasonText)
}

test('musts that a home misses come first and are told apart from wishes', () => {
  const facts = { price: 2080, beds: 1, features: ['Pool'], county: 'Bergen' }
  const asked: Partial<ListingFilters> = { cost, beds: 3, amenities: ['pool', 'waterfront'], county: 'Essex' }
  expect(judgedTexts(facts, asked, ['waterfront', 'cost'])).toEqual([
    'misses a must: in Bergen County, not Essex',
    'misses a must: 1 of 3 beds',
    '$420 under your limit',
    'no waterfront listed',
    'pool',
  ])
  expect(judgedTexts({ price: 2590 }, { cost })).toEqual(['misses a must: $90 over your limit'])
})

test('a home for rent is told apart from those for sale, and the other way around', () => {
  expect(judgedTexts({}, { market: 'sale' })).toEqual(['misses a must: for rent, not for sale'])
  expect(judgedTexts({ market: 'sale' }, {})).toEqual(['misses a must: for sale, not for rent'])
})

test('a rent is set against no price or monthly cost of a home for sale, and nothing else is told', () => {
  const asked: Partial<ListingFilters> = {
    market: 'sale',
    price: { min: 400_000, max: 600_000 },
    cost: { ...NO_COST_LIMIT, upTo: 4000 },
    beds: 3,
  }
  const rental = { price: 2450, beds: 3 }
  for (const liked of [[], ['beds'], ['price', 'cost', 'beds']])
    expect(judgedTexts(rental, asked, liked)).toEqual(['misses a must: for rent, not for sale'])
  expect(
    judgedTexts(
      { market: 'sale', price: 500_000 },
      { price: { min: 0, max: 3000 }, deposit: { min: null, max: 3000 } },
    ),
  ).toEqual(['misses a must: for sale, not for rent'])
})

test.each<[string, Partial<Listing>, Partial<ListingFilters>]>([
  ['in Newark, which you leave out', { city: 'Newark', county: 'Essex' }, { notTowns: ['Essex/Newark'] }],
  ['in Essex County, which you leave out', { county: 'Essex' }, { notCounties: ['Essex'] }],
  ['a house, which you leave out', {}, { notKinds: ['house'] }],
  ['not listed as 55+', { features: [] }, { features: ['senior-community'] }],
  ['“Listed in the last 7 days”', { listedOn: '2020-01-01' }, { days: 7 }],
  ['listing without “lake”', {}, { search: 'lake' }],
  ['listing without “home office”', {}, { words: 'home office' }],
  ['has what you leave out', { features: ['Pool'] }, { notAmenities: ['pool'] }],
])('what can be no wish is a must: “%s”', (text, facts, asked) => {
  expect(judgedTexts(facts, asked)).toEqual([`misses a must: ${text}`])
})
