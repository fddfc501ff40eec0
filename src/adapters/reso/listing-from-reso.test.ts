import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { RecordOutcome } from '#ports/server/listing-feed.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { listingFromReso } from './listing-from-reso.ts'
import { isInNewJersey } from './new-jersey.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** A record with nothing wrong, and with whatever a test changes. */
const RECORD: Record<string, unknown> = {
  ListingKey: 'K-1',
  ListingId: '4021001',
  StandardStatus: 'Active',
  PropertyType: 'Residential',
  PropertySubType: 'Single Family Residence',
  ListPrice: 849_000,
  BedroomsTotal: 4,
  BathroomsFull: 2,
  BathroomsHalf: 1,
  LivingArea: 2340,
  LivingAreaUnits: 'Square Feet',
  UnparsedAddress: '48 Watchung Ave, Montclair, NJ 07043',
  City: 'Montclair',
  StateOrProvince: 'NJ',
  PostalCode: '07043',
  CountyOrParish: 'Essex',
  Latitude: 40.8303,
  Longitude: -74.2052,
  OnMarketDate: '2026-10-22',
  ModificationTimestamp: '2026-11-14T15:20:11Z',
  ListOfficeName: 'Hollis & Marsh Realtors',
}

const outcome = (changes: Record<string, unknown> = {}): RecordOutcome =>
  listingFromReso({ ...RECORD, ...changes }, 1, NOW)

function published(changes: Record<string, unknown> = {}): ImportedListing {
  const result = outcome(changes)
  if (result.kind !== 'publish') throw new Error(`not published: ${JSON.stringify(result)}`)
  return result.listing
}

const leftOut = (changes: Record<string, unknown>): string[] => {
  const result = outcome(changes)
  return result.kind === 'publish' ? result.omitted.map(({ field }) => field) : []
}

const rejectedFor = (changes: Record<string, unknown>): string[] => {
  const result = outcome(changes)
  return result.kind === 'reject' ? result.problems.map(({ field }) => field) : []
}

test('M-04 a town has one name, however a feed writes it; the address stays as it came', () => {
  const address = '48 Watchung Ave, Montclair Twp., NJ 07043'
  const { city, address: shown } = published({ City: 'MONTCLAIR TWP.', UnparsedAddress: address })
  expect(city).toBe('Montclair')
  expect(shown).toContain('48 Watchung Ave')
})

describe('who may see it', () => {
  test.each([
    ['Active', 'active'],
    ['ComingSoon', 'coming-soon'],
    ['Coming Soon', 'coming-soon'],
    ['ActiveUnderContract', 'under-contract'],
    ['Active Under Contract', 'under-contract'],
  ])('%s is public as %s', (StandardStatus, status) => {
    expect(published({ StandardStatus }).status).toBe(status)
  })

  test.each(['Pending', 'Closed', 'Canceled', 'Expired', 'Withdrawn', 'Hold', 'Incomplete', 'Delete', 'Sold!', null])(
    '%s is not public',
    (StandardStatus) => {
      expect(outcome({ StandardStatus }).kind).toBe('withhold')
    },
  )

  test.each([false, 'false', 'N', 0, 'who knows', []])('InternetEntireListingDisplayYN %j hides it', (value) => {
    expect(outcome({ InternetEntireListingDisplayYN: value })).toMatchObject({
      kind: 'withhold',
      reason: 'not for display on the internet',
    })
  })

  test.each([true, 'true', 'Y', null, undefined])('InternetEntireListingDisplayYN %j shows it', (value) => {
    expect(outcome({ InternetEntireListingDisplayYN: value }).kind).toBe('publish')
  })

  test('a hidden listing is withheld even where it is wrong as well', () => {
    expect(outcome({ InternetEntireListingDisplayYN: false, ListPrice: 0 }).kind).toBe('withhold')
  })

  test.each(['Commercial Sale', 'CommercialLease', 'Business Opportunity', 'Land', 'Farm'])('%s is no home', (type) => {
    expect(outcome({ PropertyType: type }).kind).toBe('withhold')
  })

  test('a parking place is no home, whatever its type says', () => {
    expect(outcome({ PropertySubType: 'Deeded Parking' }).kind).toBe('withhold')
  })

  test('a Sussex County in Delaware is not ours', () => {
    expect(outcome({ StateOrProvince: 'DE', CountyOrParish: 'Sussex' })).toMatchObject({ reason: 'not in New Jersey' })
    expect(outcome({ StateOrProvince: 'New Jersey' }).kind).toBe('publish')
  })
})

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

describe('price', () => {
  test('of a lease is a monthly rent', () => {
    expect(published({ PropertyType: 'Residential Lease', ListPrice: 3150 })).toMatchObject({
      market: 'rent',
      price: 3150,
    })
    expect(published({ PropertyType: 'ResidentialLease', ListPrice: '$3,150.00' }).price).toBe(3150)
    expect(published({ PropertyType: 'Residential Income' }).market).toBe('sale')
  })

  test.each([0, -1, 1, 999, 100_000_001, 1e300, 'call us', null, {}])('%j rejects the record', (ListPrice) => {
    expect(rejectedFor({ ListPrice })).toEqual(['ListPrice'])
  })

  test('a sale price as a rent rejects the record', () => {
    expect(rejectedFor({ PropertyType: 'ResidentialLease', ListPrice: 849_000 })).toEqual(['ListPrice'])
  })

  test('before a reduction is kept, an equal or implausible one is not', () => {
    expect(published({ OriginalListPrice: 899_000 }).originalPrice).toBe(899_000)
    expect(published({ OriginalListPrice: 849_000 }).originalPrice).toBeNull()
    expect(published({ OriginalListPrice: 0 }).originalPrice).toBeNull()
  })
})

describe('what a listing cannot do without', () => {
  test.each(['PropertyType', 'ListPrice', 'City', 'CountyOrParish', 'ListOfficeName'])('%s', (field) => {
    expect(rejectedFor({ [field]: null })).toEqual([field])
  })

  test('all that is wrong is named at once, with key, field and reason', () => {
    expect(outcome({ ListPrice: 0, City: '', ListOfficeName: null })).toEqual({
      kind: 'reject',
      key: 'K-1',
      problems: [
        { key: 'K-1', field: 'ListPrice', reason: '0 is no plausible price ($1,000 to $100,000,000)' },
        { key: 'K-1', field: 'City', reason: 'is missing' },
        { key: 'K-1', field: 'ListOfficeName', reason: 'is missing' },
      ],
    })
  })

  test('a record without a key is named by its place', () => {
    expect(listingFromReso({ ...RECORD, ListingKey: ' ' }, 17, NOW)).toMatchObject({ kind: 'reject', key: 'record 17' })
    expect(listingFromReso('text', 3, NOW)).toMatchObject({ kind: 'reject', key: 'record 3' })
  })
})

describe('dates', () => {
  test.each(['2999-01-01T00:00:00Z', 'yesterday', '2026-02-30T00:00:00Z'])(
    'ModificationTimestamp %s rejects',
    (value) => {
      expect(rejectedFor({ ModificationTimestamp: value })).toEqual(['ModificationTimestamp'])
    },
  )

  test('a missing ModificationTimestamp is replaced by the day of listing', () => {
    expect(published({ ModificationTimestamp: null }).updatedAt).toBe('2026-10-22T00:00:00.000Z')
    expect(rejectedFor({ ModificationTimestamp: null, OnMarketDate: null })).toEqual(['ModificationTimestamp'])
  })

  test('an offset is counted in', () => {
    expect(published({ ModificationTimestamp: '2026-11-11T20:15:00-05:00' }).updatedAt).toBe('2026-11-12T01:15:00.000Z')
  })

  test('the day of listing falls back to the contract and then to the last change', () => {
    expect(published({ OnMarketDate: null, ListingContractDate: '2026-10-19' }).listedOn).toBe('2026-10-19')
    expect(published({ OnMarketDate: '2999-01-01' }).listedOn).toBe('2026-11-14')
    expect(leftOut({ OnMarketDate: '2999-01-01' })).toEqual(['OnMarketDate'])
  })

  test('a home that is coming soon is dated by its contract, and its future day is no error', () => {
    const soon = { StandardStatus: 'Coming Soon', OnMarketDate: '2026-12-05', ListingContractDate: '2026-11-16' }
    expect(published(soon).listedOn).toBe('2026-11-16')
    expect(leftOut(soon)).toEqual([])
  })
})

describe('rooms and sizes', () => {
  test.each([
    [{ BathroomsFull: 2, BathroomsHalf: 1, BathroomsTotalInteger: 3 }, 2.5],
    [{ BathroomsFull: 2, BathroomsHalf: null }, 2],
    [{ BathroomsFull: null, BathroomsHalf: null, BathroomsTotalInteger: 3 }, 3],
    [{ BathroomsFull: null, BathroomsHalf: 1, BathroomsTotalInteger: 3 }, 2.5],
    [{ BathroomsFull: null, BathroomsHalf: 1, BathroomsTotalInteger: null }, null],
    [{ BathroomsFull: 0, BathroomsHalf: 0 }, null],
    [{ BathroomsFull: '3', BathroomsHalf: '1' }, 3.5],
    [{ BathroomsFull: 4000, BathroomsHalf: 0 }, null],
  ])('baths of %j', (changes, baths) => {
    expect(published(changes).baths).toBe(baths)
  })

  test('a studio has 0 bedrooms, an unknown number is not 0', () => {
    expect(published({ BedroomsTotal: 0 }).beds).toBe(0)
    expect(published({ BedroomsTotal: null }).beds).toBeNull()
    expect(published({ BedroomsTotal: -2 }).beds).toBeNull()
    expect(leftOut({ BedroomsTotal: 99 })).toEqual(['BedroomsTotal'])
  })

  test('square meters become square feet', () => {
    expect(published({ LivingArea: 100, LivingAreaUnits: 'SquareMeters' }).squareFeet).toBe(1076)
    expect(published({ LivingArea: 100, LivingAreaUnits: 'Tatami' }).squareFeet).toBeNull()
    expect(published({ LivingArea: 1e9 }).squareFeet).toBeNull()
    expect(published({ LivingArea: 1200, LivingAreaUnits: null }).squareFeet).toBe(1200)
  })

  test.each([
    [{ LotSizeArea: 0.31, LotSizeUnits: 'Acres' }, '0.31 acres'],
    [{ LotSizeArea: 43_560, LotSizeUnits: 'SquareFeet' }, '1 acre'],
    [{ LotSizeArea: 2023, LotSizeUnits: 'Square Meters' }, '0.5 acres'],
    [{ LotSizeArea: 3500, LotSizeUnits: 'Square Feet' }, '3,500 sq ft'],
    [{ LotSizeAcres: '2.4' }, '2.4 acres'],
    [{ LotSizeArea: 0.5, LotSizeUnits: null, LotSizeSquareFeet: 21_780 }, '0.5 acres'],
    [{ LotSizeArea: 1e9, LotSizeUnits: 'Acres' }, null],
    [{}, null],
    [{ PropertySubType: 'Condominium', LotSizeAcres: 3 }, 'N/A'],
  ])('lot of %j', (changes, lotSize) => {
    expect(published(changes).lotSize).toBe(lotSize)
  })
})

describe('facts', () => {
  test('lists come as arrays or as text, in one word or two', () => {
    expect(published({ Heating: ['ForcedAir', 'NaturalGas'] }).heating).toBe('Forced Air, Natural Gas')
    expect(published({ Heating: 'Forced Air,Natural Gas' }).heating).toBe('Forced Air, Natural Gas')
    expect(published({ Cooling: ['None'] }).cooling).toBe('None')
    expect(published({ Cooling: [null, {}, ''] }).cooling).toBeNull()
  })

  test('parking counts the garage first', () => {
    expect(published({ GarageSpaces: 2, ParkingFeatures: 'Driveway' }).parking).toBe('Garage for 2 cars, Driveway')
    expect(published({ GarageSpaces: 1 }).parking).toBe('Garage for 1 car')
    expect(published({}).parking).toBeNull()
  })

  test.each([
    [{ GarageSpaces: 2 }, ['Two-Car Garage']],
    [{ GarageSpaces: 3 }, ['Two-Car Garage']],
    [{ GarageSpaces: 1 }, []],
    [{ GarageSpaces: 1e9 }, []],
    [{ WaterfrontYN: 'Y' }, ['Waterfront']],
    [{ PoolFeatures: ['None'] }, []],
    [{ PoolFeatures: 'In Ground' }, ['Pool']],
    [{ PropertyCondition: ['Updated/Remodeled'] }, ['Renovated']],
    [{ PublicRemarks: 'Renovated! Pool nearby! Doorman!' }, []],
    [{ LotSizeAcres: 0.5 }, ['Large Yard']],
    [{ LotSizeAcres: 0.49 }, []],
    [{ LotSizeAcres: 5, PropertySubType: 'Condominium' }, []],
    [{ ExteriorFeatures: ['Balcony'], BuildingFeatures: ['Doorman'] }, ['Balcony', 'Doorman']],
    [{ PetsAllowed: ['Cats OK'] }, ['Cats Welcome']],
    [{ PetsAllowed: ['Cats OK', 'Dogs OK'] }, ['Pets Welcome']],
    [{ PetsAllowed: ['No'] }, []],
  ])('features of %j', (changes, features) => {
    expect(published(changes).features).toEqual(features)
  })

  test('amenities name each thing once, the features first', () => {
    const listing = published({
      WaterfrontYN: true,
      ExteriorFeatures: ['Waterfront', 'Dock', 'dock', 'Other'],
      LaundryFeatures: ['In Unit'],
    })
    expect(listing.amenities).toEqual(['Waterfront', 'Dock', 'Laundry: In Unit'])
  })

  test.each([
    ['Annually', 'yearly'],
    ['Bi-Monthly', 'every two months'],
    ['BiWeekly', 'every two weeks'],
    ['Daily', 'daily'],
    ['Monthly', 'monthly'],
    ['One Time', 'once'],
    ['Quarterly', 'quarterly'],
    ['Seasonal', 'per season'],
    ['SemiAnnually', 'twice a year'],
    ['Semi-Monthly', 'twice a month'],
    ['Weekly', 'weekly'],
  ])('an association fee that is due %s', (AssociationFeeFrequency, frequency) => {
    expect(published({ AssociationFee: 412, AssociationFeeFrequency }).associationFee).toEqual({
      amount: 412,
      frequency,
    })
  })

  test('an association fee without a frequency says nothing', () => {
    expect(published({ AssociationFee: 412 }).associationFee).toBeNull()
    expect(published({ AssociationFee: 0 }).associationFee).toBeNull()
  })

  test('taxes above $10,000 are normal here, billions are not', () => {
    expect(published({ TaxAnnualAmount: 19_420, TaxYear: 2025 }).taxes).toEqual({ amount: 19_420, year: 2025 })
    expect(published({ TaxAnnualAmount: 1e9 }).taxes).toBeNull()
    expect(published({ YearBuilt: 2999 }).yearBuilt).toBeNull()
  })

  test('remarks are plain text: markup stays text, control characters go, line breaks stay', () => {
    expect(
      published({ PublicRemarks: ' <b>Big</b>\u0000 \u0007yard\r\n\r\n\r\n\r\nand  &amp; more\u2028end' }).description,
    ).toBe('Big yard\n\nand & more\nend')
  })

  test.each([
    ['<p class="x">One</p><p>Two<br/>three</p>', 'One\nTwo\nthree'],
    ['<ul><li>Roof &amp; windows</li><li>Kitchen</li></ul>', 'Roof & windows\nKitchen'],
    ['<script>x</script> &lt;b&gt; a<b and 3 < 4', '<script>x</script> &lt;b&gt; a<b and 3 < 4'],
  ])('of %j only tags that give form go', (PublicRemarks, description) => {
    expect(published({ PublicRemarks }).description).toBe(description)
  })

  test('tags inside a hidden street do not show it', () => {
    const changes = { InternetAddressDisplayYN: false, PublicRemarks: 'At 48 <b>Watchung</b> Avenue' }
    expect(published({ UnparsedAddress: '48 Watchung Avenue', ...changes }).description).not.toContain('Watchung')
  })
})

describe('title', () => {
  test.each([
    [{ BedroomsTotal: 3, ArchitecturalStyle: ['Colonial'] }, '3-bedroom colonial in Montclair'],
    [{ BedroomsTotal: 3, ArchitecturalStyle: 'CapeCod' }, '3-bedroom Cape Cod in Montclair'],
    [{ BedroomsTotal: 4, ArchitecturalStyle: ['Contemporary'] }, '4-bedroom contemporary house in Montclair'],
    [{ ArchitecturalStyle: ['<script>'] }, '4-bedroom house in Montclair'],
    [{ PropertySubType: 'Stock Cooperative', BedroomsTotal: 0 }, 'Studio co-op in Montclair'],
    [{ PropertySubType: 'Condominium', ArchitecturalStyle: ['Colonial'] }, '4-bedroom condominium in Montclair'],
    [{ PropertySubType: null, BedroomsTotal: null }, 'Home in Montclair'],
  ])('of %j', (changes, title) => {
    expect(published(changes).title).toBe(title)
  })
})

describe('pictures', () => {
  const photo = (name: string, changes: Record<string, unknown> = {}) => ({
    MediaURL: `https://photos.example/${name}.jpg`,
    MediaCategory: 'Photo',
    ...changes,
  })
  const names = (Media: unknown) =>
    published({ Media }).pictures.map(({ url }) => url.replace('https://photos.example/', '').replace('.jpg', ''))

  test('stand in their order, the preferred one first', () => {
    const media = [
      photo('c', { Order: 10 }),
      photo('b', { Order: '9' }),
      photo('a', { Order: 20, PreferredPhotoYN: true }),
      photo('z'),
    ]
    expect(names(media)).toEqual(['a', 'b', 'c', 'z'])
    expect(published({ Media: media }).picture?.url).toBe('https://photos.example/a.jpg')
  })

  test('are only pictures, and only public ones', () => {
    const media = [
      photo('ok'),
      photo('video', { MediaCategory: 'Video' }),
      photo('plan', { MediaCategory: 'Document' }),
      photo('agent', { MediaCategory: 'Agent Photo' }),
      photo('secret', { Permission: ['Private'] }),
      photo('gone', { MediaStatus: 'Deleted' }),
      { MediaURL: 'https://photos.example/tour.html' },
      { MediaURL: 'https://photos.example/uncategorized.jpg' },
      null,
      'text',
    ]
    expect(names(media)).toEqual(['ok', 'uncategorized'])
  })

  test('without https are counted, not shown', () => {
    const media = [
      photo('ok'),
      photo('x', { MediaURL: 'http://photos.example/x.jpg' }),
      photo('y', { MediaURL: 'javascript:alert(1)' }),
      photo('z', { MediaURL: 'https://user:word@photos.example/z.jpg' }),
    ]
    expect(names(media)).toEqual(['ok'])
    expect(leftOut({ Media: media })).toEqual(['Media'])
  })

  test('carry their caption and size', () => {
    const media = [photo('a', { ShortDescription: 'Kitchen\n<b>', ImageWidth: '1600', ImageHeight: -4 })]
    expect(published({ Media: media }).pictures[0]).toMatchObject({ alt: 'Kitchen <b>', width: 1600, height: null })
  })
})

test('the sample file holds ten homes, one hidden and one wrong', () => {
  const file = fileURLToPath(new URL('../../../docs/examples/reso-sample.json', import.meta.url))
  const { value } = JSON.parse(readFileSync(file, 'utf8')) as { value: unknown[] }
  const kinds = value.map((record, i) => listingFromReso(record, i + 1, NOW).kind)
  expect(kinds.toSorted()).toEqual([...Array<string>(10).fill('publish'), 'reject', 'withhold'])
})

/** What every listing must be, whatever it was made of. */
function problemsOf(listing: ImportedListing): string[] {
  const isWhole = (value: number | null, min: number, max: number) =>
    value === null || (Number.isInteger(value) && value >= min && value <= max)
  const texts = [
    listing.key,
    listing.title,
    listing.address,
    listing.city,
    listing.county,
    listing.office,
    ...listing.features,
  ]
  const checks: [string, boolean][] = [
    [
      'texts are given, on one line',
      texts.every((text) => text !== '' && text === text.trim() && !/\p{Cc}/u.test(text)),
    ],
    ['price', isWhole(listing.price, listing.market === 'rent' ? 100 : 1000, 100_000_000)],
    ['beds', isWhole(listing.beds, 0, 50)],
    ['baths', listing.baths === null || isWhole(listing.baths * 2, 1, 150)],
    ['square feet', isWhole(listing.squareFeet, 50, 100_000)],
    ['year', isWhole(listing.yearBuilt, 1600, 2029)],
    ['location', listing.location === null || isInNewJersey(listing.location)],
    ['hidden address', !listing.addressHidden || listing.location === null],
    ['listed on', /^\d{4}-\d\d-\d\d$/.test(listing.listedOn) && listing.listedOn <= '2026-11-22'],
    ['updated at', new Date(listing.updatedAt).toISOString() === listing.updatedAt],
    ['pictures', listing.pictures.every(({ url }) => url.startsWith('https://'))],
    ['first picture', listing.picture === (listing.pictures[0] ?? null)],
    ['well-formed', JSON.stringify(listing).isWellFormed()],
  ]
  return checks.filter(([, holds]) => !holds).map(([name]) => name)
}

function unsound(result: RecordOutcome): string[] {
  if (result.kind === 'publish') return problemsOf(result.listing)
  const given = result.kind === 'withhold' ? [result.reason] : result.problems.map(({ reason }) => reason)
  return given.length > 0 && given.every(Boolean) ? [] : ['no reason']
}

const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: anyCharacter }),
  fc.double(),
  fc.constantFrom(
    null,
    '',
    'Active',
    'Residential',
    'None',
    '2999-01-01',
    '2026-11-01',
    1e9,
    0,
    -1,
    true,
    false,
    [],
    {},
  ),
)

test('any JSON value is read without a throw', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4 }), (input) => {
      expect(['publish', 'withhold', 'reject']).toContain(listingFromReso(input, 1, NOW).kind)
    }),
  )
})

test('a record with any fields spoiled gives a sound listing, or none and a reason', () => {
  const fields = [
    ...Object.keys(RECORD),
    'Media',
    'LotSizeArea',
    'LotSizeUnits',
    'Heating',
    'GarageSpaces',
    'TaxAnnualAmount',
    'YearBuilt',
    'PublicRemarks',
    'InternetAddressDisplayYN',
    'ArchitecturalStyle',
    'AssociationFee',
  ]
  const spoiled = fc.dictionary(fc.constantFrom(...fields), anyValue, { maxKeys: 4 })
  let publishedCount = 0
  fc.assert(
    fc.property(spoiled, (changes) => {
      const result = outcome(changes)
      if (result.kind === 'publish') publishedCount += 1
      expect(unsound(result)).toEqual([])
      expect(outcome(changes)).toEqual(result)
    }),
    { numRuns: 2000 },
  )
  expect(publishedCount).toBeGreaterThan(100)
})
