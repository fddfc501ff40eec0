import { todayInNewJersey } from '#domain/new-jersey-time.ts'
import { notFound } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { answering, refuse } from '../database-errors.ts'
import type { Database } from '../database.ts'
import { rememberAnswers } from './answer-cache.ts'
import { ListingReads } from './listing-reads.ts'

type OnError = (error: unknown) => void

/** Listings from the database, with recent answers cached until the listings change; see `readingListingGateway`. */
export function databaseListingGateway(database: Database, onError: OnError): ListingGateway {
  return rememberAnswers(readingListingGateway(database, onError), database.changes)
}

/**
 * Listings read from the database at every call. Database errors go to `onError` and are answered as 'unavailable'; an
 * aborted call is answered so too, but is not reported.
 */
export function readingListingGateway(database: Database, onError: OnError): ListingGateway {
  const reads = new ListingReads(database, onError, todayInNewJersey)
  const answer = answering('We can’t load the listings right now.', onError)
  return {
    search: (query, signal) => answer(() => reads.search(query, signal), signal),
    rank: (query, signal) => answer(() => reads.rank(query, signal), signal),
    fits: (asked, ids, signal) => answer(() => reads.fits(asked, ids, signal), signal),
    choiceCounts: (filters, signal) => answer(() => reads.choiceCounts(filters, signal), signal),
    onMap: (query, signal) => answer(() => reads.onMap(query, signal), signal),
    byId: (id, signal) => answer(async () => found(await reads.byId(id, signal)), signal),
    similarTo: (id, signal) => answer(async () => found(await reads.similarTo(id, signal)), signal),
    home: (signal) => answer(() => reads.home(signal), signal),
  }
}

const found = <T>(value: T | null): T => value ?? refuse(notFound('There is no listing with this number.'))
