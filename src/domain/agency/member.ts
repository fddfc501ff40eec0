import * as v from 'valibot'
import { NewPasswordSchema } from '../account/account.ts'
import { emailAddress, requiredText } from '../form/form-fields.ts'
import { AGENCY_ROLES, type AgencyRole } from './permissions.ts'

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

export const memberName = requiredText('name', 80)
const role = v.picklist(AGENCY_ROLES, 'Choose a role.')

export const InvitationSchema = v.strictObject({ email: emailAddress, role })
export const RoleSchema = v.strictObject({ role })
export const MemberNameSchema = v.strictObject({ name: memberName })

/** A token as typed: a whole link, as pasted, or what follows its '#'. */
const linkToken = v.pipe(
  v.string(),
  v.trim(),
  v.transform((text) => text.slice(text.lastIndexOf('#') + 1)),
  v.nonEmpty('Paste the link from the email.'),
  v.maxLength(100, 'Paste the link from the email.'),
)

const code = v.pipe(v.string(), v.maxLength(60, 'That’s too long for a code.'))

/** The first step of joining. A code only for an account that has two-step sign-in. */
export const JoinSchema = v.strictObject({
  token: linkToken,
  name: memberName,
  password: NewPasswordSchema.entries.password,
  code: v.optional(code, ''),
})

/** Any address, password, and code: what is wrong with them isn't said. */
const given = v.pipe(v.string(), v.maxLength(300))
export const AgencySignInSchema = v.strictObject({
  email: given,
  password: given,
  code: given,
  to: v.optional(given, ''),
})
export const CodeSchema = v.strictObject({
  code: v.pipe(code, v.trim(), v.nonEmpty('Enter the 6 digits from your app.')),
})
