import { sql } from 'kysely'
import type { ListingCatalog } from '#ports/server/listing-catalog.ts'
import { answering } from '../database-errors.ts'
import type { Database } from '../database.ts'

/** The ids and dates of all public listings. Database errors go to `onError` and are answered as 'unavailable'. */
export function databaseListingCatalog(
  { kind, searches }: Database,
  onError: (error: unknown) => void,
): ListingCatalog {
  const answer = answering('We can’t load the listings right now.', onError)
  // Extracted by the engine: the details of 50,000 homes are hundreds of megabytes.
  const lastChange =
    kind === 'sqlite' ? sql<string>`details ->> 'updatedAt'` : sql<string>`cast(details as json) ->> 'updatedAt'`
  return {
    highestId: () =>
      answer(async () => {
        const ids = searches.selectFrom('listings').select('id')
        const highest = await ids.orderBy('id', 'desc').limit(1).executeTakeFirst()
        return highest?.id ?? 0
      }),
    between: (first, last) =>
      answer(() =>
        searches
          .selectFrom('listing_contents')
          .select(['listing_id as id', lastChange.as('updatedAt')])
          .where('listing_id', '>=', first)
          .where('listing_id', '<=', last)
          .orderBy('listing_id')
          .execute(),
      ),
  }
}
