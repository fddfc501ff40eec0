import { ALL_SAMPLES } from '#content/sample-data/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { Database } from '../database.ts'
import { contentHash, SAMPLE_SOURCE, toRows, type Derivation } from './listing-rows.ts'
import { ListingStore } from './listing-store.ts'

/** Stores the sample listings under their own ids, or removes them where they are off. Writes only what differs. */
export async function syncSamples({ db, figures }: Pick<Database, 'db' | 'figures'>, on: boolean): Promise<void> {
  const wanted = on ? ALL_SAMPLES : []
  const derivation: Derivation = { rule: 'link', ...figures }
  await ListingStore.write(db, async (store, transaction) => {
    const rows = transaction.selectFrom('listings').select(['id', 'content_hash'])
    const stored = await rows.where('source', '=', SAMPLE_SOURCE).execute()
    const hashes = new Map(stored.map((row) => [row.id, row.content_hash]))
    const ids = new Set(wanted.map((listing) => listing.id))
    const stale = stored.map((row) => row.id).filter((id) => !ids.has(id))
    const different = wanted.filter((listing) => hashes.get(listing.id) !== contentHash(factsOf(listing), derivation))
    await store.remove(stale)
    await store.put(different.map((listing) => toRows(listing.id, keyOf(listing), factsOf(listing), derivation)))
    return { changed: stale.length + different.length > 0 }
  })
}

const keyOf = ({ id }: Listing) => ({ source: SAMPLE_SOURCE, key: String(id) })

function factsOf(listing: Listing) {
  const { id: _, source: __, history: ___, otherFeeds: ____, ...facts } = listing
  return facts
}
