import { expect, test } from 'vitest'
import {
  encodeFacts,
  readAll,
  readFacts,
  readSummary,
  type ListingFacts,
} from '#adapters/database/listings/stored-listing.ts'
import { UNKNOWN_ASSOCIATION } from '#domain/listing/association.ts'
import { UNKNOWN_LEASE } from '#domain/listing/lease-terms.ts'
import { UNKNOWN_DISTRICTS } from '#domain/listing/school-districts.ts'
import { UNKNOWN_STRUCTURE } from '#domain/listing/structure.ts'
import { UNKNOWN_UTILITIES } from '#domain/listing/utilities.ts'
import { NO_LINKS } from '#domain/listing/viewing-links.ts'
import { madeListing } from './made-listings.ts'

const { id, source: _, history: __, feed: ___, otherFeeds: ____, ...facts } = madeListing({ id: 7 })
const stored = { id, ...encodeFacts(facts) }

/** The stored row without a field, or with another value in it. */
const altered = (field: keyof ListingFacts, value?: unknown) => {
  const alter = (json: string) => {
    const fields = JSON.parse(json) as Record<string, unknown>
    return JSON.stringify(field in fields ? { ...fields, [field]: value } : fields)
  }
  return { id, summary: alter(stored.summary), details: alter(stored.details) }
}

test('facts come back as they were stored', () => {
  expect(readFacts(stored)).toEqual(facts)
})

test.each([
  ['yearBuilt', null],
  ['beds', null],
  ['location', null],
  ['taxes', null],
  ['features', []],
  ['pictures', []],
  ['office', ''],
  ['openHouses', []],
  ['availableOn', null],
  ['bathCounts', null],
  ['lotAcres', null],
  ['structure', UNKNOWN_STRUCTURE],
  ['utilities', UNKNOWN_UTILITIES],
  ['lease', UNKNOWN_LEASE],
  ['links', NO_LINKS],
  ['association', UNKNOWN_ASSOCIATION],
  ['schoolDistricts', UNKNOWN_DISTRICTS],
] as const)('a row written before there was %s reads it as %j', (field, missing) => {
  expect(readFacts(altered(field))).toEqual({ ...facts, [field]: missing })
})

test('fields that a later version added are ignored', () => {
  const later = { ...stored, details: JSON.stringify({ ...JSON.parse(stored.details), basement: true }) }
  expect(readFacts(later)).toEqual(facts)
})

test.each([
  [altered('price'), 'The stored listing 7 cannot be read: price: not a number'],
  [altered('market', 'barter'), 'The stored listing 7 cannot be read: market: not one of sale, rent'],
  [altered('location', { lat: 'north' }), 'The stored listing 7 cannot be read: location: lat: not a number'],
  [{ ...stored, summary: 'null' }, 'The stored listing 7 cannot be read: not an object'],
])('a row that cannot be read is reported and left out (%#)', (row, message) => {
  const errors: unknown[] = []
  const read = readAll([{ ...stored, id: 6 }, row], readSummary, (error) => errors.push((error as Error).message))
  expect(read.map((summary) => summary.id)).toEqual([6])
  expect(errors).toEqual([message])
})

test('a text that is no JSON is reported and left out', () => {
  const errors: unknown[] = []
  expect(readAll([{ ...stored, summary: '{' }], readSummary, (error) => errors.push(error))).toEqual([])
  expect(errors).toHaveLength(1)
})
