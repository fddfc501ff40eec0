import { fail, notFound, ok, unavailable, type Result } from '#domain/result.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { Database } from '../open-database.ts'
import { rememberAnswers } from './answer-cache.ts'
import { ListingReads } from './listing-reads.ts'

type OnError = (error: unknown) => void

/** Listings out of the database, with recent answers kept until the listings change; see `readingListingGateway`. */
export function databaseListingGateway(database: Database, onError: OnError): ListingGateway {
  return rememberAnswers(readingListingGateway(database, onError), database.changes)
}

/**
 * Listings read from the database at every call. What the database throws goes to `onError` and is answered as
 * 'unavailable'; an aborted call is answered so too, but is no error.
 */
export function readingListingGateway(database: Database, onError: OnError): ListingGateway {
  const reads = new ListingReads(database)
  const answer = async <T>(signal: AbortSignal | undefined, read: () => Promise<Result<T>>): Promise<Result<T>> => {
    try {
      signal?.throwIfAborted()
      const result = await read()
      signal?.throwIfAborted()
      return result
    } catch (error) {
      if (signal?.aborted) return fail(unavailable('The request was cancelled.'))
      onError(error)
      return fail(unavailable('The listings cannot be read right now.'))
    }
  }
  return {
    search: (query, signal) => answer(signal, async () => ok(await reads.search(query, signal))),
    onMap: (query, signal) => answer(signal, async () => ok(await reads.onMap(query, signal))),
    byId: (id, signal) => answer(signal, async () => found(await reads.byId(id, signal))),
    similarTo: (id, signal) => answer(signal, async () => found(await reads.similarTo(id, signal))),
    home: (signal) => answer(signal, async () => ok(await reads.home(signal))),
  }
}

const found = <T>(value: T | null): Result<T> =>
  value === null ? fail(notFound('There is no listing with this number.')) : ok(value)
