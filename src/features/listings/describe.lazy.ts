import { SAID_PLACES } from '#content/said-places.ts'
import { townNeighbors } from '#content/town-neighbors.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { describedPlainly, type Described } from './described.ts'

const NAMES = readPlaceNames(SAID_PLACES, townNeighbors)

/**
 * What a sentence makes of the filters in force. The readers of all sentences are fetched for those that need them; rejects where
 * they can't be fetched.
 *
 * @param prices of the homes shown, US dollars
 */
export async function describe(
  said: string,
  inForce: ListingFilters,
  last: Described | null,
  prices: readonly number[],
): Promise<Described> {
  const plainly = describedPlainly(said, inForce, last, NAMES)
  if (plainly) return plainly
  const { describedBy } = await import('./described-fully.lazy.ts')
  return describedBy(said, inForce, last, NAMES, prices.length > 0 ? Math.min(...prices) : undefined)
}
