import type { Kysely, Transaction } from 'kysely'
import type { Fingerprint } from '#ports/server/listing-import.ts'
import type { RecordVersion } from '#ports/server/record-version.ts'
import { replacedColumns } from '../replaced-columns.ts'
import type { Schema } from '../schema.ts'
import { derivedUnder, type Derivation } from './listing-rows.ts'
import { inChunks } from './listing-store.ts'

/** Rows in one statement. */
const ROWS_AT_ONCE = 500

/** The stored listings of a source by the fingerprints of their records. */
export async function selectFingerprints(
  db: Kysely<Schema>,
  source: string,
  derivation: Derivation,
): Promise<Map<string, RecordVersion>> {
  const rows = await db
    .selectFrom('record_fingerprints')
    .innerJoin('listings', 'listings.id', 'record_fingerprints.listing_id')
    .select(['fingerprint', 'source_key', 'modified'])
    .where('source', '=', source)
    .where('stored_under', '=', derivedUnder(derivation))
    .execute()
  return new Map(
    rows.map(({ fingerprint, source_key, modified }) => [
      fingerprint,
      { key: source_key, modified: modified === null ? null : Date.parse(modified) },
    ]),
  )
}

/** Stores the fingerprints of the records that listings were read from; a listing without one loses its old one. */
export async function putFingerprints(
  transaction: Transaction<Schema>,
  derivation: Derivation,
  listings: readonly { id: number; fingerprint: Fingerprint | undefined }[],
): Promise<void> {
  const without = listings.filter(({ fingerprint }) => fingerprint === undefined).map(({ id }) => id)
  for (const ids of inChunks(without, ROWS_AT_ONCE)) {
    await transaction.deleteFrom('record_fingerprints').where('listing_id', 'in', ids).execute()
  }
  const rows = listings.flatMap(({ id, fingerprint }) => (fingerprint ? [rowOf(id, fingerprint, derivation)] : []))
  for (const some of inChunks(rows, ROWS_AT_ONCE)) {
    await transaction
      .insertInto('record_fingerprints')
      .values(some)
      .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(replacedColumns(some, ['listing_id'])))
      .execute()
  }
}

const rowOf = (listing_id: number, { text, modified }: Fingerprint, derivation: Derivation) => ({
  listing_id,
  fingerprint: text,
  modified: modified === null ? null : new Date(modified).toISOString(),
  stored_under: derivedUnder(derivation),
})
