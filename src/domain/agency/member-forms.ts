import * as v from 'valibot'
import { NewPasswordSchema } from '../account/account.ts'
import { emailAddress, requiredText } from '../form/form-fields.ts'
import { AGENCY_ROLES } from './permissions.ts'

const memberName = requiredText('name', 80)
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
