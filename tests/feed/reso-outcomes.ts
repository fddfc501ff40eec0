import { listingFromReso } from '#adapters/reso/listing-from-reso.ts'
import type { RecordOutcome } from '#ports/server/listing-feed.ts'
import type { ImportedListing } from '#ports/server/listing-import.ts'

export const NOW = new Date('2026-11-21T12:00:00Z')

/** A record with nothing wrong, and with whatever a test changes. */
export const RECORD: Record<string, unknown> = {
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

/** What becomes of the record with these changes. */
export const outcome = (changes: Record<string, unknown> = {}): RecordOutcome =>
  listingFromReso({ ...RECORD, ...changes }, 1, NOW)

/** Its listing; throws if it is not published. */
export function published(changes: Record<string, unknown> = {}): ImportedListing {
  const result = outcome(changes)
  if (result.kind !== 'publish') throw new Error(`not published: ${JSON.stringify(result)}`)
  return result.listing
}

/** The fields left out of its listing. */
export const leftOut = (changes: Record<string, unknown>): string[] => {
  const result = outcome(changes)
  return result.kind === 'publish' ? result.omitted.map(({ field }) => field) : []
}

/** The fields it is rejected for. */
export const rejectedFor = (changes: Record<string, unknown>): string[] => {
  const result = outcome(changes)
  return result.kind === 'reject' ? result.problems.map(({ field }) => field) : []
}
