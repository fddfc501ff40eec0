import type { Generated } from 'kysely'
import type { CaseState, CloseReason } from '#domain/inbox/case-state.ts'
import type { CaseEventKind } from '#ports/server/agency-inbox.ts'

/** The inbox's tables, for Kysely. Times are ms since 1970. */
export interface InboxTables {
  contacts: { id: string; first_at: number }
  contact_ways: { contact_id: string; kind: 'email' | 'phone'; value: string }
  inquiry_cases: {
    inquiry_id: string
    contact_id: string | null
    message_number: Generated<number>
    state: CaseState
    reason: CloseReason | null
    assignee_id: string | null
    asked_at: number
    due_at: number | null
    answered_at: number | null
    changed_at: number
    version: Generated<number>
  }
  case_events: {
    id: string
    inquiry_id: string
    at: number
    member_id: string
    kind: CaseEventKind
    body: string
    details: string
    mail_id: string | null
    idempotency_key: string
  }
  case_drafts: { inquiry_id: string; member_id: string; body: string; saved_at: number }
}
