import type { AuditEntry } from '#domain/agency/audit.ts'
import type { AgencyMember } from '#domain/agency/member.ts'
import type { AgencyRole } from '#domain/agency/permissions.ts'
import type { Problem } from '#domain/result.ts'
import type { InboxScreen } from './inbox-screen.ts'

/*
 * What the pages of /agency are rendered of, on the server and again in the browser: plain data, sent with the page as JSON. Times are
 * ms since 1970.
 */

/** A form that was refused, for the page that shows it again. */
export interface RefusedForm {
  /** The form's name on its page. */
  form: string
  /** The fields as typed, never a password or a code. */
  values: Readonly<Record<string, string>>
  problem: Problem
}

/** What was done by the form that led here, by name. */
export const DONE_WORDS = {
  invited: 'The invitation is on its way.',
  withdrawn: 'The invitation no longer works.',
  'role-changed': 'The role was changed.',
  'sessions-ended': 'The sessions were ended.',
  'two-step-reset': 'Two-step sign-in was reset. A link to set it up again is on its way.',
  removed: 'The person was removed.',
  renamed: 'Your name was changed.',
  'password-changed': 'Your password was changed, and your other browsers were signed out.',
  'session-ended': 'That browser was signed out.',
  'signed-out': 'You’re signed out.',
} as const
export type Done = keyof typeof DONE_WORDS

export interface ShownMember extends AgencyMember {
  email: string | null
  twoStep: boolean
  sessions: number
  usedAt: number | null
  removedAt: number | null
  version: number
}

export interface ShownInvitation {
  id: string
  email: string
  role: AgencyRole
  expiresAt: number
  isReset: boolean
}

export interface ShownSession {
  id: string
  device: string
  beganAt: number
  usedAt: number
  current: boolean
}

/** The fields of the audit log's filter, as in its address; '' where one isn't set. */
export interface AuditFields {
  who: string
  act: string
  from: string
  to: string
}

/** What a screen shows; its `name` chooses the component. */
export type AgencyScreen =
  | { name: 'sign-in'; to: string }
  | { name: 'join'; asksCode: boolean }
  | { name: 'join-two-step'; email: string; key: string; address: string }
  | { name: 'join-codes'; recoveryCodes: readonly string[] }
  | InboxScreen
  | { name: 'people'; members: readonly ShownMember[]; invitations: readonly ShownInvitation[] }
  | { name: 'person'; person: ShownMember; isSelf: boolean }
  | { name: 'own-page'; email: string; recoveryCodesLeft: number; sessions: readonly ShownSession[] }
  | {
      name: 'audit'
      entries: readonly AuditEntry[]
      fields: AuditFields
      /** Who can be filtered by; empty where a member sees only their own acts. */
      people: readonly { id: string; name: string }[]
      /** Address of the page with more entries; null where there are none. */
      more: string | null
      mayExport: boolean
    }
  | { name: 'prove'; action: string; fields: Readonly<Record<string, string>> }
  | { name: 'message'; heading: string; text: string; link: { label: string; to: string } | null }

/** One page of /agency. */
export interface AgencyPage {
  agency: { name: string }
  /** Null where nobody is signed in. */
  member: { name: string; role: AgencyRole } | null
  /** Path of the screen that the rail marks. */
  at: string
  screen: AgencyScreen
  refused: RefusedForm | null
  done: Done | null
  /** When the page was made. */
  now: number
}
