import type { Generated } from 'kysely'
import type { AuditAct } from '#domain/agency/audit.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'

/** The tables of the agency's side, for Kysely. Times are ms since 1970. */
export interface AgencyTables {
  agency_members: {
    id: string
    account_id: string | null
    name: string
    role: AgencyRole
    added_at: number
    removed_at: number | null
    version: Generated<number>
  }
  agency_invitations: {
    id: string
    token_hash: string
    email: string
    role: AgencyRole
    member_id: string | null
    invited_at: number
    expires_at: number
    joining_hash: string | null
    joining_name: string | null
    joining_password: string | null
    joining_proved_at: number | null
  }
  agency_sessions: {
    id: string
    member_id: string
    token_hash: string
    device: string
    began_at: number
    used_at: number
    proved_at: number
  }
  agency_audit: {
    number: Generated<number>
    at: number
    member_id: string | null
    member_name: string
    act: AuditAct
    about: string
    details: string
    request_id: string | null
  }
  agency_audit_seals: { day: string; up_to: number; entries: number; hash: string }
}

/** What the agency's side reads and changes of the accounts' tables, for `withTables`. */
export type MemberAccountTables = {
  account_users: { id: string; email: string; email_verified: number; two_factor: number }
  account_two_factors: { id: string; user_id: string }
}
