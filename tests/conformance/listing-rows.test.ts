import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentHash, ROWS_VERSION, toRows, type Derivation } from '#adapters/database/listings/listing-rows.ts'
import { LISTED_TAXES } from '#domain/money/cost-facts.ts'
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
  // What is recognized in lists, and what is not.
  madeListing({ id: 4, amenities: ['Elevator', 'Fencing: Wood Fence', 'View: River, Skyline'] }),
  madeListing({ id: 5, amenities: ['Fourth floor, no elevator', 'Security: Security Fence', 'No dishwasher'] }),
]

const STATION = {
  id: 'njt-radburn',
  name: 'Radburn',
  kind: 'rail',
  town: null,
  lines: [],
  at: { lat: 40.95, lng: -74.12 },
} as const
const DERIVATION: Derivation = { rule: 'link', taxes: LISTED_TAXES, timetable: { stations: [STATION] } }
const rows = () => HOMES.map(({ id, source, ...facts }) => toRows(id, { source, key: String(id) }, facts, DERIVATION))

/** SHA-256 of those homes' rows without their content hashes, for each version of the rows. */
const FINGERPRINTS: Record<number, string> = {
  2: 't6qqLKUyCz6f0dw3CuUCE2_OWVrOmO8j2E1oTbtSyt0',
  3: 'Zze0_KmEQV6MOfaB2DY5hwkV2N2d1GLx9MmaynDxU5M',
  4: 'Yn8Sq39_UNaFd9kn9YJdS2IjeCsQuYwVCigXr0m7R4I',
  5: 'mSHALsa3FCivNT0iDnYjUrPm-9kQ3hVzmPIwfDKLcPI',
  6: 'BkIcZXIwTfZX_m-o-nyPxV2EKCbdPRW2w6KKqLW2e0M',
  7: '38YOqAqFU61i3MmDyljcGi0HWHGf2sT1-DdKWzJONlU',
  8: 'o5YQtBDGRLKq1FjmAQ_fJtTJFsBVCuJWAGBmi6pGfGk',
  9: 'RaJj4mye5sYlI0VCCgf9uuC9Ezv2aDnC9xuyacO-2oU',
  10: 'VoO0v3H2Ud9Nc623D5AMLCYjR2zYiA4NPirH1U8gwbg',
  11: 'cWJqv_AYiuJQWia0bYvUTTwZluB9C9aQtaolbMEQv0c',
  12: '-UG2_tYwWU8zsCkB_VU1NtasabUbGJIqIuDKe7zF5e8',
  13: 'BtFgjSIFJDNErGL5k1nBNme5zm4Rn9Tpbw5wjN3QIK8',
  14: 'hBzfqZGfwP4EZhGheIU2PP7So9Dd6vtccDMBuYMnueI',
  15: '1gUZJLMEhYYg1Pr_tD2ysYPMqDL8kI36he5DL4mu2vs',
  16: 'wA6p_bj0WvR_rmk74fYIAURxmF-EG2p3xYJCTb4oi84',
  17: 'wSa0eNeFXtjT8L9r1lZ7FhcyJkgoUdiq_xZHacGILYQ',
  18: '32OSuQk4WabgwHzIZR9Ql78K00bWIREU-xh0IlkP9NE',
  // The same rows of these homes; others have more features.
  19: '32OSuQk4WabgwHzIZR9Ql78K00bWIREU-xh0IlkP9NE',
  // From here on with the homes whose lists name features.
  20: 'O7lDlUzXMYVpKHB_Pb5EegCM3I1mAbZOLAvgzQFEVS0',
  // The same rows of these homes; of others a large yard is a yard.
  21: 'O7lDlUzXMYVpKHB_Pb5EegCM3I1mAbZOLAvgzQFEVS0',
}

/** The bits that took part in the last fingerprint: a further one raises the projection's version by itself. */
const FINGERPRINTED_BITS = { flags: 14, amenities: 4, features: 51 }

/** What of a row's field takes part. The content hash also depends on the number of bits. */
function fingerprinted(field: string, value: unknown): unknown {
  if (field === 'content_hash') return undefined
  return field in FINGERPRINTED_BITS && typeof value === 'number'
    ? value % 2 ** FINGERPRINTED_BITS[field as keyof typeof FINGERPRINTED_BITS]
    : value
}

test('rows that change come with a new version', () => {
  const derived = JSON.stringify(rows(), fingerprinted)
  // Where this fails: raise ROWS_VERSION and add its fingerprint, so that homes stored before are rebuilt; count the bits anew.
  expect(FINGERPRINTS).toHaveProperty(String(ROWS_VERSION), hash('sha256', derived, 'base64url'))
})

test('facts in another order, changed at another time, have the same hash; others have not', () => {
  const { id: _, source: __, ...facts } = HOMES[0]!
  const turned = Object.fromEntries(Object.entries(facts).toReversed()) as typeof facts
  expect(contentHash({ ...turned, updatedAt: '2026-11-22T00:00:00Z' })).toBe(contentHash(facts))
  expect(contentHash({ ...facts, price: facts.price + 1 })).not.toBe(contentHash(facts))
})
