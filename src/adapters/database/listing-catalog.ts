import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import type { Listing } from '#domain/listing.ts'
import type { CatalogEntry, ListingCatalog } from '#ports/listing-catalog.ts'
import type { Database } from './open-database.ts'

/** All public listings of the database. What the database throws goes to `onError` and is answered as 'unavailable'. */
export function databaseListingCatalog({ searches }: Database, onError: (error: unknown) => void): ListingCatalog {
  const answer = async <T>(read: () => Promise<T>): Promise<Result<T>> => {
    try {
      return ok(await read())
    } catch (error) {
      onError(error)
      return fail(unavailable('The listings cannot be read right now.'))
    }
  }
  return {
    highestId: () =>
      answer(async () => {
        const last = await searches
          .selectFrom('listings')
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
        return last?.id ?? 0
      }),
    between: (first, final) =>
      answer(async () => {
        const rows = await searches
          .selectFrom('listing_contents')
          .select(['listing_id as id', 'details'])
          .where('listing_id', '>=', first)
          .where('listing_id', '<=', final)
          .orderBy('listing_id')
          .execute()
        return rows.map(({ id, details }): CatalogEntry => ({ id, updatedAt: lastChange(details) }))
      }),
  }
}

const lastChange = (details: string): string => (JSON.parse(details) as Pick<Listing, 'updatedAt'>).updatedAt
