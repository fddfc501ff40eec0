import type { Kysely } from 'kysely'
import type { Engine } from '../migrate.ts'
import type { Schema } from '../schema.ts'

/** The version of the listings, whichever process changes them. */
export interface ListingChanges {
  /** Equal as long as no listing has changed. */
  version(): Promise<number>
}

/** Maximum age of the version a PostgreSQL instance uses, ms; reading it costs a round trip. */
const MAX_POSTGRES_VERSION_AGE = 250

/** Watches the version of the listings; `now` is a clock in ms. Throws what the database throws. */
export function watchListings(engine: Engine, db: Kysely<Schema>, now: () => number): ListingChanges {
  const query = db.selectFrom('listing_state').select('version').compile()
  const read = async () => (await db.executeQuery(query)).rows[0]!.version
  return { version: engine === 'sqlite' ? read : keepFor(MAX_POSTGRES_VERSION_AGE, now, read) }
}

/** Reads again when the last value is older than `age` ms; a failure is not kept. */
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

/** Loads again when the listings have changed; a failure is not kept. */
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
