import { describe, expect, test } from 'vitest'
import { published, rejectedFor } from '../../../tests/feed/reso-outcomes.ts'
import { isInNewJersey } from './new-jersey.ts'

describe('a hidden address', () => {
  const HIDDEN = {
    InternetAddressDisplayYN: false,
    StreetNumber: '48',
    StreetName: 'Watchung',
    StreetSuffix: 'Ave',
    PostalCode: '07043-1234',
    PublicRemarks: 'Come to 48 Watchung Avenue.\nYes, 48 WATCHUNG AVE!',
    Media: [{ MediaURL: 'https://photos.example/1.jpg', ShortDescription: 'Front of 48 Watchung Ave' }],
  }

  test('is nowhere in the listing: town and ZIP only, no pin', () => {
    const listing = published(HIDDEN)
    expect(listing).toMatchObject({ address: 'Montclair, NJ 07043', addressHidden: true, location: null })
    expect(JSON.stringify(listing)).not.toMatch(/watchung|1234|40\.83/i)
  })

  test('is hidden as well where only the whole address is given', () => {
    const { StreetNumber: _, StreetName: __, ...whole } = HIDDEN
    expect(JSON.stringify(published(whole))).not.toMatch(/watchung/i)
    expect(published(whole).description).toBe('Come to (address withheld).\nYes, (address withheld)!')
  })

  test.each(['No', 0, 'perhaps'])('stays hidden for %j', (value) => {
    expect(published({ InternetAddressDisplayYN: value }).addressHidden).toBe(true)
  })
})

describe('address', () => {
  test.each([
    ['48 Watchung Ave, Montclair, NJ 07043', '48 Watchung Ave, Montclair, NJ 07043'],
    ['48 Watchung Ave', '48 Watchung Ave, Montclair, NJ 07043'],
    ['48 Watchung Ave Montclair NJ 07043-1234 USA', '48 Watchung Ave, Montclair, NJ 07043'],
    ['5 Montclair Ave, Montclair, New Jersey', '5 Montclair Ave, Montclair, NJ 07043'],
    ['48 N WATCHUNG AVE #2B', '48 N Watchung Ave #2B, Montclair, NJ 07043'],
  ])('%s', (UnparsedAddress, address) => {
    expect(published({ UnparsedAddress }).address).toBe(address)
  })

  test('may be in a town with hyphens', () => {
    expect(
      published({ City: 'Ho-Ho-Kus', UnparsedAddress: '1 Elm St, Ho-Ho-Kus, NJ 07423', PostalCode: '07423' }).address,
    ).toBe('1 Elm St, Ho-Ho-Kus, NJ 07423')
    expect(rejectedFor({ City: '2999-01-01' })).toEqual(['City'])
  })

  test('is put together from its parts where it is not given whole', () => {
    const parts = {
      UnparsedAddress: null,
      StreetNumber: 725,
      StreetName: 'Hudson',
      StreetSuffix: 'St',
      UnitNumber: '4C',
    }
    expect(published(parts).address).toBe('725 Hudson St, Unit 4C, Montclair, NJ 07043')
  })

  test('gets back the zero that a spreadsheet took from the ZIP', () => {
    expect(published({ UnparsedAddress: null, PostalCode: 7043 }).address).toBe('Montclair, NJ 07043')
  })

  test.each(['Bergen', 'Bergen County', 'BERGEN COUNTY', 'bergen, NJ'])('county %s is Bergen', (CountyOrParish) => {
    expect(published({ CountyOrParish }).county).toBe('Bergen')
  })
})

describe('a town', () => {
  test.each(['Ho-Ho-Kus', 'St. Mary\u2019s', 'Peapack-Gladstone Boro.', 'Ca\u00F1on', 'Can\u0303on'])('%s', (City) => {
    expect(published({ City, UnparsedAddress: null }).address).toContain(City)
  })

  test.each(['Montclair 07042', 'Newark/Harrison', 'Newark <b>', 'Jersey City; DROP', '1234', '-', 'Newark \u{1F3E0}'])(
    '%s is none',
    (City) => expect(rejectedFor({ City })).toEqual(['City']),
  )

  test('and every other text lose the characters that turn text around', () => {
    const listing = published({
      City: 'Mont\u202Eclair',
      PublicRemarks: 'A \u202Eneedrag\u202C and\u2066 more',
      UnparsedAddress: '48 Watchung\u200F Ave, Montclair, NJ 07043',
    })
    expect(JSON.stringify(listing)).not.toMatch(/\p{Bidi_Control}/u)
    expect(listing.description).toBe('A needrag and more')
    expect(listing.address).toBe('48 Watchung Ave, Montclair, NJ 07043')
  })
})

describe('position', () => {
  test.each([
    ['Hoboken', 40.744, -74.0324],
    ['Fort Lee', 40.8509, -73.9701],
    ['Alpine', 40.9559, -73.9312],
    ['Bayonne', 40.6687, -74.1143],
    ['Elizabeth', 40.664, -74.2107],
    ['Perth Amboy', 40.5068, -74.2654],
    ['Sandy Hook', 40.4615, -74.0023],
    ['Phillipsburg', 40.6937, -75.1902],
    ['Montague', 41.2948, -74.7435],
    ['Trenton', 40.2171, -74.7429],
    ['Camden', 39.9259, -75.1196],
    ['Cape May', 38.9351, -74.906],
  ])('%s is in New Jersey', (_, lat, lng) => {
    expect(isInNewJersey({ lat, lng })).toBe(true)
  })

  test.each([
    ['Manhattan', 40.7831, -73.9712],
    ['Battery Park', 40.7033, -74.017],
    ['Staten Island', 40.5795, -74.1502],
    ['Yonkers', 40.9312, -73.8988],
    ['Suffern', 41.1148, -74.1496],
    ['Port Jervis', 41.3751, -74.6927],
    ['Easton', 40.6884, -75.2207],
    ['Philadelphia', 39.9526, -75.1652],
    ['Wilmington', 39.7391, -75.5398],
    ['the Atlantic', 40.2, -73.5],
    ['Kyrgyzstan, where a lost minus sign leads', 40.8303, 74.2052],
    ['the gulf of Guinea', 0, 0],
  ])('%s is not', (_, lat, lng) => {
    expect(isInNewJersey({ lat, lng })).toBe(false)
    expect(published({ Latitude: lat, Longitude: lng }).location).toBeNull()
  })

  test('is text to some systems', () => {
    expect(published({ Latitude: '40.8303', Longitude: '-74.2052' }).location).toEqual({ lat: 40.8303, lng: -74.2052 })
  })

  test.each([
    [null, -74.2],
    [40.83, null],
    ['north', 'west'],
  ])('is unknown for %j, %j', (Latitude, Longitude) => {
    expect(published({ Latitude, Longitude }).location).toBeNull()
  })
})
