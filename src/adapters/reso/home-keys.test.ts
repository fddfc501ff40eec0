import { describe, expect, test } from 'vitest'
import { published } from '../../../tests/feed/reso-outcomes.ts'

const keys = (changes: Record<string, unknown> = {}) => published(changes).homeKeys
const condo = { PropertySubType: 'Condominium' }

describe('what listings of one home have in common', () => {
  test.each(['48 WATCHUNG AVENUE, Montclair, NJ 07043', '48 Watchung Ave.', '48 watchung av, Montclair NJ 07043-1234'])(
    'the address, however it is written: %s',
    (UnparsedAddress) => {
      expect(keys({ UnparsedAddress }).address).toBe(keys().address)
    },
  )

  test('the parcel within its town, with and without zeros', () => {
    const { parcel } = keys({ ParcelNumber: '0713_00012_00034' })
    expect(parcel).not.toBeNull()
    expect(keys({ ParcelNumber: '713-12-34' }).parcel).toBe(parcel)
    expect(keys({ ParcelNumber: '713-12-35' }).parcel).not.toBe(parcel)
    expect(keys({ ParcelNumber: '713-12-34', City: 'Verona' }).parcel).not.toBe(parcel)
  })

  test.each(['0', '00000', '999999', 'N/A', 'TBD', 'unknown', '12-3'])('%s is no parcel of its own', (ParcelNumber) => {
    expect(keys({ ParcelNumber }).parcel).toBeNull()
  })

  test('another house, ZIP code or market is another home', () => {
    const others = [
      { UnparsedAddress: '50 Watchung Ave, Montclair, NJ 07043' },
      { PostalCode: '07042' },
      { PropertyType: 'Residential Lease', ListPrice: 4000 },
    ]
    for (const other of others) expect(keys(other).address).not.toBe(keys().address)
  })

  test('a home in a shared building needs its unit', () => {
    const ParcelNumber = '0713_00012_00034'
    expect(keys({ ...condo, ParcelNumber })).toEqual({ parcel: null, address: null })
    const unit = keys({ ...condo, ParcelNumber, UnitNumber: '4B' })
    expect(unit.parcel).not.toBeNull()
    expect(keys({ ...condo, ParcelNumber, UnparsedAddress: '48 Watchung Ave #4b, Montclair, NJ 07043' })).toEqual(unit)
    expect(keys({ ...condo, ParcelNumber, UnitNumber: '5B' }).parcel).not.toBe(unit.parcel)
  })

  test('a hidden address gives nothing, nor does a street without a number', () => {
    const hidden = { InternetAddressDisplayYN: false, ParcelNumber: '0713_00012_00034' }
    expect(keys(hidden)).toEqual({ parcel: null, address: null })
    expect(keys({ UnparsedAddress: 'Watchung Ave' }).address).toBeNull()
  })

  test('they tell no address', () => {
    expect(keys().address).toMatch(/^[\w-]{22}$/)
  })
})

describe('the days of changes', () => {
  test('are those of New Jersey', () => {
    const reduced = { PreviousListPrice: 899_000, OriginalListPrice: 899_000 }
    const late = published({ ...reduced, PriceChangeTimestamp: '2026-11-02T03:30:00Z' })
    expect(late).toMatchObject({ previousPrice: 899_000, priceChangedOn: '2026-11-01', statusChangedOn: null })
    expect(published({ StatusChangeTimestamp: '2026-11-02' }).statusChangedOn).toBe('2026-11-02')
  })

  test('none is in the future', () => {
    expect(published({ PriceChangeTimestamp: '2027-11-02' }).priceChangedOn).toBeNull()
    expect(published({ PriceChangeTimestamp: '2026-11-22' }).priceChangedOn).toBe('2026-11-21')
  })
})
