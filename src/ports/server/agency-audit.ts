import type { AuditAct, AuditEntry, AuditSeal, NewAuditEntry } from '#domain/agency/audit.ts'
import type { Result } from '#domain/result.ts'

/** Who does something at the agency's side. */
export interface AgencyActor {
  /** Null for the command on the server, and before somebody is signed in. */
  memberId: string | null
  /** 'server' for the command. */
  name: string
  requestId: string | null
}

/** The command on the server's machine. */
export const SERVER_ACTOR: AgencyActor = { memberId: null, name: 'server', requestId: null }

export interface AuditFilter {
  memberId?: string
  act?: AuditAct
  /** First and last day in New Jersey, ISO dates. */
  from?: string
  to?: string
}

/**
 * The audit log: entries are only added, by whatever changes something, in the same transaction (`addAuditEntry` in the database's
 * adapter). 'unavailable' where the database can't be read or written.
 */
export interface AgencyAudit {
  /** Entries from the newest on, those before the number `before` if it is given; at most `limit`. */
  read(filter: AuditFilter, page: { before: number | null; limit: number }): Promise<Result<AuditEntry[]>>
  /** Adds the entry of an act that changes nothing else: a refusal, an export. */
  note(entry: NewAuditEntry, actor: AgencyActor): Promise<Result<void>>
  /** Entries after the number `after`, the oldest first; at most `limit`. For an export in pieces. */
  after(after: number, limit: number): Promise<Result<AuditEntry[]>>
  seals(): Promise<Result<AuditSeal[]>>
  /** Seals the days that are over and have none; answers the new seals. */
  sealDays(): Promise<Result<AuditSeal[]>>
  /** The days whose entries don't fit their seal, in words; none where all is in order. */
  check(): Promise<Result<string[]>>
}
