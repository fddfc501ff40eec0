import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { FILTER_BITS } from '#adapters/database/listings/filter-bits.ts'
import { contentHash, PROJECTION_VERSION, toRows } from '#adapters/database/listings/listing-rows.ts'
import { madeListing } from './made-listings.ts'

const HOMES = [
  madeListing({ id: 1, features: ['Pool', 'Two-Car Garage', 'Waterfront', 'Renovated', 'Balcony'] }),
  madeListing({
    id: 2,
    title: 'İstanbul Straße \u001f\0',
    city: 'Ho-Ho-Kus',
    beds: null,
    baths: null,
    squareFeet: null,
  }),
  madeListing({ id: 3, picture: null, location: null, yearBuilt: null, taxes: null, market: 'rent', price: 2400 }),
]

const rows = () => HOMES.map(({ id, source, ...facts }) => toRows(id, { source, key: String(id) }, facts))

/** SHA-256 of those homes' rows and of the facts that have a bit, for each projection version. */
const FINGERPRINTS: Record<number, string> = {
  2: '1TQb-BOAw3bl3h7rCYR4g_WYlYZFNTVfxGVt_XTEhU4',
}

test('rows that change come with a new projection version', () => {
  const derived = hash('sha256', JSON.stringify([rows(), Object.keys(FILTER_BITS)]), 'base64url')
  // Where this fails: raise PROJECTION_VERSION and add its fingerprint, so that homes stored before are rebuilt.
  expect(FINGERPRINTS).toHaveProperty(String(PROJECTION_VERSION), derived)
})

test('facts in another order, changed at another time, have the same hash; others have not', () => {
  const { id: _, source: __, ...facts } = HOMES[0]!
  const turned = Object.fromEntries(Object.entries(facts).toReversed()) as typeof facts
  expect(contentHash({ ...turned, updatedAt: '2026-11-22T00:00:00Z' })).toBe(contentHash(facts))
  expect(contentHash({ ...facts, price: facts.price + 1 })).not.toBe(contentHash(facts))
})
