import type { Kysely } from 'kysely'
import type { Engine } from '../migrate.ts'
import type { Schema } from '../schema.ts'

/** Tells whether the listings have changed, whichever process changed them. */
export interface ListingChanges {
  /** Equal as long as no listing has changed. */
  version(): Promise<number>
}

/** How old the version may be that a PostgreSQL instance goes by, ms; asking it costs a round trip. */
const POSTGRES_VERSION_AGE = 250

/** Watches the version of the listings; `now` is a clock in ms. Throws what the database throws. */
export function watchListings(engine: Engine, db: Kysely<Schema>, now: () => number): ListingChanges {
  const query = db.selectFrom('listing_state').select('version').compile()
  const read = async () => (await db.executeQuery(query)).rows[0]!.version
  return { version: engine === 'sqlite' ? read : keepFor(POSTGRES_VERSION_AGE, now, read) }
}

/** Reads anew only when the last reading is older than `age` ms; a failed one is not kept. */
function keepFor<T>(age: number, now: () => number, read: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; at: number } | null = null
  return () => {
    if (kept && now() - kept.at < age) return kept.value
    const reading = { value: read(), at: now() }
    reading.value.catch(() => {
      if (kept === reading) kept = null
    })
    kept = reading
    return reading.value
  }
}

/** Loads anew only when the listings have changed since the last loading; a failed one is not kept. */
export function versioned<T>(changes: ListingChanges, load: () => Promise<T>): () => Promise<T> {
  let kept: { version: number; value: Promise<T> } | null = null
  return async () => {
    const version = await changes.version()
    if (kept?.version === version) return kept.value
    const loading = { version, value: load() }
    loading.value.catch(() => {
      if (kept === loading) kept = null
    })
    kept = loading
    return loading.value
  }
}
