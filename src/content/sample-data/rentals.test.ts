import { expect, test } from 'vitest'
import { townPoint } from '#content/gazetteer.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pickSimilar } from '#domain/listing/similar.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { matches } from '#domain/search/matching.ts'
import { searchListings } from '#domain/search/search.ts'
import { FEATURED_IDS } from './featured.ts'
import { ALL_SAMPLES, SAMPLE_LISTINGS, SAMPLE_RENTALS } from './listings.ts'

const problems = (check: (rental: Listing) => boolean) =>
  SAMPLE_RENTALS.filter((rental) => !check(rental)).map(({ id, title }) => `${id} ${title}`)

test('eight rentals follow the specification’s eighteen homes, in all seven counties', () => {
  expect(SAMPLE_RENTALS.map(({ id }) => id)).toEqual([19, 20, 21, 22, 23, 24, 25, 26])
  expect(new Set(SAMPLE_RENTALS.map(({ county }) => county))).toEqual(new Set(COUNTIES))
  expect(problems(({ market }) => market === 'rent')).toEqual([])
  expect(new Set(ALL_SAMPLES.map(({ title }) => title)).size).toBe(26)
})

test('L-08 H-03 totals and featured homes are of the homes for sale alone', () => {
  const found = (market: 'sale' | 'rent') =>
    searchListings(ALL_SAMPLES, { filters: defaultFilters(market), sort: 'newest', page: 1 })
  expect([found('sale').total, found('rent').total]).toEqual([16, 8])
  expect(found('sale').facets).toEqual({
    ...searchListings(SAMPLE_LISTINGS, { filters: defaultFilters(), sort: 'newest', page: 1 }).facets,
    markets: { sale: 18, rent: 8 },
  })
  expect(SAMPLE_RENTALS.filter(({ id }) => FEATURED_IDS.includes(id))).toEqual([])
})

test('every rental lies on the slider, and all but the Wayne home’s neighbor have others like them', () => {
  expect(problems((rental) => matches(rental, defaultFilters('rent')) && rental.price % 50 === 0)).toEqual([])
  const similar = SAMPLE_RENTALS.map((rental) => pickSimilar(rental, ALL_SAMPLES))
  expect(similar.flat().filter(({ market }) => market !== 'rent')).toEqual([])
  expect(similar.filter((homes) => homes.length > 0).length).toBeGreaterThanOrEqual(7)
})

test('every rental says its lease: terms, pets, furniture, what the rent covers, deposit, fee and a day to come', () => {
  for (const { lease, availableOn, listedOn } of SAMPLE_RENTALS) {
    expect(lease.terms.length > 0 && lease.rentIncludes.length > 0 && lease.tenantPays.length > 0).toBe(true)
    expect([lease.pets, lease.furnished, lease.securityDeposit, lease.applicationFee]).not.toContain(null)
    expect(availableOn! > listedOn).toBe(true)
  }
})

test('no deposit is above one and a half months of rent, no application fee above $50', () => {
  expect(problems(({ lease, price }) => lease.securityDeposit! <= 1.5 * price)).toEqual([])
  expect(problems(({ lease }) => lease.applicationFee! <= 50)).toEqual([])
})

test('sums named in a description are the rent or the deposit', () => {
  for (const { description, price, lease } of SAMPLE_RENTALS) {
    const named = [...description.matchAll(/\$([\d,]+)/g)].map((match) => Number(match[1]!.replaceAll(',', '')))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((sum) => sum !== price && sum !== lease.securityDeposit)).toEqual([])
  }
})

test('a rental stands within two miles of its town’s middle', () => {
  const away = ({ location, city, county }: Listing) => {
    const at = townPoint(city, county)!
    return Math.hypot(location!.lat - at.lat, (location!.lng - at.lng) * 0.76) * 69
  }
  expect(problems((rental) => away(rental) < 2)).toEqual([])
})

test('a gallery goes from the outside through the rooms, and no two rentals begin with the same picture', () => {
  const ORDER = ['Living room', 'Kitchen', 'Bedroom', 'Bathroom', 'Patio']
  expect(new Set(SAMPLE_RENTALS.map(({ picture }) => picture!.url)).size).toBe(8)
  for (const { pictures } of SAMPLE_RENTALS) {
    // A whole view: a crop would be enlarged past its source.
    expect(pictures[0]!.caption).toBe('Exterior')
    expect(pictures.length).toBeGreaterThanOrEqual(5)
    const rooms = pictures.map(({ caption }) => ORDER.indexOf(caption!))
    expect(rooms).toEqual(rooms.toSorted((a, b) => a - b))
  }
})
