import type { Kysely } from 'kysely'
import type { NewAuditEntry } from '#domain/agency/audit.ts'
import type { AgencyActor } from '#ports/server/agency-audit.ts'
import type { Schema } from '../schema.ts'

/**
 * Adds an entry to the audit log, in the transaction that is passed in: no act without its entry, no entry without its act. Throws what the
 * database throws, and with it the act fails.
 */
export async function addAuditEntry(
  transaction: Kysely<Schema>,
  { act, about, details = {} }: NewAuditEntry,
  { memberId, name, requestId }: AgencyActor,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('agency_audit')
    .values({
      at: now.getTime(),
      member_id: memberId,
      member_name: name,
      act,
      about,
      details: JSON.stringify(details),
      request_id: requestId,
    })
    .execute()
}

/** What an entry is about: the kind of thing, and the start of its id. */
export const aboutThing = (kind: string, id: string): string => `${kind} ${id.slice(0, 8)}`
