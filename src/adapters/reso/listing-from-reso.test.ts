import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { RecordOutcome } from '#ports/server/listing-feed.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'
import { anyCharacter } from '../../../tests/arbitrary/any-character.ts'
import { leftOut, NOW, outcome, published, RECORD, rejectedFor } from '../../../tests/feed/reso-outcomes.ts'
import { listingFromReso } from './listing-from-reso.ts'
import { isInNewJersey } from './new-jersey.ts'

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

  test.each([
    [{ MlgCanView: false }, 'MlgCanView false'],
    [{ MlgCanView: 'maybe' }, 'MlgCanView false'],
    [{ MlgCanUse: ['VOW', 'BO'] }, 'MlgCanUse without IDX'],
    [{ MlgCanUse: [] }, 'MlgCanUse without IDX'],
    [{ MlgCanUse: { IDX: true } }, 'MlgCanUse without IDX'],
    [{ FeedTypes: ['VOW'] }, 'FeedTypes without IDX'],
    [{ FeedTypes: 'VOW,Broker Only' }, 'FeedTypes without IDX'],
    [{ Permission: 'Private' }, 'Permission Private'],
    [{ Permission: ['IDX', 'Private'] }, 'Permission Private'],
    [{ Permission: ['OfficeOnly'] }, 'Permission Office Only'],
    [{ Permission: 7 }, 'Permission unreadable'],
  ])('%j is withheld by its name', (changes, reason) => {
    expect(outcome(changes)).toEqual({ kind: 'withhold', key: 'K-1', reason })
  })

  test.each([
    { MlgCanView: true },
    { MlgCanUse: ['VOW', 'IDX'] },
    { FeedTypes: ['IDX', 'VOW'] },
    { FeedTypes: 'IDX' },
    { Permission: ['Public'] },
    { Permission: null, MlgCanUse: null, FeedTypes: '' },
  ])('%j is shown', (changes) => {
    expect(outcome(changes).kind).toBe('publish')
  })

  test('what the source forbids is named before a status that is missing', () => {
    expect(outcome({ MlgCanView: false, StandardStatus: null })).toMatchObject({ reason: 'MlgCanView false' })
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
        { key: 'K-1', field: 'ListPrice', reason: '0 isn’t a plausible price ($1,000 to $100,000,000)' },
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
