import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { listingJsonLd } from './listing-json-ld.ts'

const HOME = SAMPLE_LISTINGS[0]!
const ORIGIN = 'https://homes.example'

/** The data as a search engine reads it. */
// oxlint-disable-next-line typescript/no-explicit-any -- the shape is what the tests are about
const read = (change: Partial<Listing> = {}): any =>
  JSON.parse(JSON.stringify(listingJsonLd({ ...HOME, ...change }, ORIGIN)))

test('a listing offers a residence at a price', () => {
  const data = read()
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url: `${ORIGIN}/listings/1`,
    datePosted: HOME.listedOn,
    offers: {
      '@type': 'Offer',
      price: 850_000,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      itemOffered: {
        '@type': ['SingleFamilyResidence', 'Product'],
        numberOfBedrooms: HOME.beds,
        numberOfBathroomsTotal: Math.ceil(HOME.baths!),
        yearBuilt: 2015,
        floorSize: { value: HOME.squareFeet, unitCode: 'FTK' },
        geo: { latitude: HOME.location!.lat, longitude: HOME.location!.lng },
        address: { addressLocality: 'Mountain Lakes', addressRegion: 'NJ', postalCode: '07046', addressCountry: 'US' },
      },
    },
  })
  expect(data.offers.itemOffered.address.streetAddress).toBe(HOME.address.split(', ')[0])
  expect(data.offers.priceSpecification).toBeUndefined()
})

test('our own pictures get the host, those of others stay as they are', () => {
  expect(read().image[0]).toBe(`${ORIGIN}${HOME.pictures[0]!.url}`)
  const foreign = { ...HOME.pictures[0]!, url: 'https://photos.example/1.jpg' }
  expect(read({ pictures: [foreign] }).image).toEqual(['https://photos.example/1.jpg'])
})

test('a hidden address leaves town and ZIP, and no point on the map', () => {
  const home = read({ addressHidden: true, address: 'Mountain Lakes, NJ 07046' }).offers.itemOffered
  expect(home.address).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Mountain Lakes',
    addressRegion: 'NJ',
    postalCode: '07046',
    addressCountry: 'US',
  })
  expect(home.geo).toBeUndefined()
})

test('a street that slipped into a hidden address is not told', () => {
  expect(JSON.stringify(read({ addressHidden: true }))).not.toContain(HOME.address.split(', ')[0])
})

test('open houses are events, baths keep their parts, a rental its first day', () => {
  const one = {
    startsAt: '2026-11-29T18:00:00.000Z',
    endsAt: '2026-11-29T20:00:00.000Z',
    byAppointment: false,
    remarks: null,
  }
  const { offers } = read({ openHouses: [one], market: 'rent', availableOn: '2027-01-01' })
  expect(offers.availabilityStarts).toBe('2027-01-01')
  expect(offers.itemOffered).toMatchObject({
    numberOfFullBathrooms: 2,
    numberOfPartialBathrooms: 1,
    event: [{ '@type': 'Event', startDate: one.startsAt, endDate: one.endsAt, location: { address: HOME.address } }],
  })
  expect(read().offers.itemOffered.event).toBeUndefined()
})

test('a rental names the month as its unit', () => {
  const { offers } = read({ market: 'rent', price: 2_400 })
  expect(offers.price).toBeUndefined()
  expect(offers).toMatchObject({
    businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
    priceSpecification: { '@type': 'UnitPriceSpecification', price: 2_400, priceCurrency: 'USD', unitCode: 'MON' },
  })
})

test.each([
  ['Single Family Residence', 'SingleFamilyResidence'],
  ['Condominium', 'Apartment'],
  ['Stock Cooperative', 'Apartment'],
  ['Townhouse', 'House'],
  ['Room', 'Room'],
  [null, 'House'],
])('a %s is a %s', (propertyType, type) => {
  expect(read({ propertyType }).offers.itemOffered['@type']).toEqual([type, 'Product'])
})

test.each([
  ['coming-soon', 'PreOrder'],
  ['under-contract', 'Reserved'],
] as const)('%s is %s', (status, availability) => {
  expect(read({ status }).offers.availability).toBe(`https://schema.org/${availability}`)
})

test('what is unknown is left out', () => {
  const home = read({ beds: null, baths: null, squareFeet: null, yearBuilt: null, location: null }).offers.itemOffered
  expect(Object.keys(home).sort()).toEqual(['@type', 'address', 'name'])
})
