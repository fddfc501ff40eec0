import { expect, test } from 'vitest'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import { listingPlace, shownAddress } from './listing-place.ts'

const HOME = SAMPLE_LISTINGS[0]!
const at = (address: string, addressHidden = false) => ({ ...HOME, address, city: 'Denville', addressHidden })

test.each([
  ['12 Cedar Lane, Denville, NJ 07834', { street: '12 Cedar Lane', town: 'Denville', state: 'NJ', zip: '07834' }],
  [
    '12 Cedar Lane, Unit 4, Denville, NJ 07834-1234',
    { street: '12 Cedar Lane, Unit 4', town: 'Denville', state: 'NJ', zip: '07834-1234' },
  ],
  ['Denville, NJ 07834', { street: null, town: 'Denville', state: 'NJ', zip: '07834' }],
  ['Denville, NJ', { street: null, town: 'Denville', state: 'NJ', zip: null }],
  ['Lot 3 behind the church', { street: null, town: 'Denville', state: null, zip: null }],
])('%s is taken apart', (address, parts) => {
  expect(listingPlace(at(address))).toEqual(parts)
})

test('an address is shown as it is, a hidden one by town and ZIP only', () => {
  expect(shownAddress(at('12 Cedar Lane, Denville, NJ 07834'))).toBe('12 Cedar Lane, Denville, NJ 07834')
  expect(shownAddress(at('12 Cedar Lane, Denville, NJ 07834', true))).toBe('Denville, NJ 07834')
  expect(shownAddress(at('12 Cedar Lane', true))).toBe('Denville')
})
