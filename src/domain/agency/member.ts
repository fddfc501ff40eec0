import type { AgencyRole } from './permissions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long an invitation's link works, ms. */
export const INVITATION_MS = 48 * HOUR
/** A session ends after so long without use, ms. */
export const IDLE_MS = 30 * MINUTE
/** And after so long in all, ms. */
export const SESSION_MS = 12 * HOUR
/** How long a password and a code count for acts that need them anew, ms. */
export const PROOF_MS = 10 * MINUTE
/** Sessions of one member; a further one ends the one used longest ago. */
export const MOST_SESSIONS = 5

/** Somebody who works for the agency. */
export interface AgencyMember {
  id: string
  name: string
  role: AgencyRole
}

export const ROLE_WORDS: Readonly<Record<AgencyRole, string>> = {
  owner: 'Owner',
  agent: 'Agent',
  assistant: 'Assistant (read-only)',
}
