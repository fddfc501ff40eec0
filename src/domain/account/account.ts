import * as v from 'valibot'
import { emailAddress, requiredText } from '../form/form-fields.ts'

/** Shortest password an account may have, characters (specification section 9). */
export const PASSWORD_MIN_LENGTH = 8
const PASSWORD_MAX_LENGTH = 128

const NAME_MAX_LENGTH = 80

const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH, `Must be at least ${PASSWORD_MIN_LENGTH} characters`),
  v.maxLength(PASSWORD_MAX_LENGTH, `Must be at most ${PASSWORD_MAX_LENGTH} characters`),
)

/** A password to be compared, not judged; one beyond the maximum length can't be right. */
const givenPassword = v.pipe(
  v.string(),
  v.nonEmpty('Enter your password.'),
  v.maxLength(PASSWORD_MAX_LENGTH, `Must be at most ${PASSWORD_MAX_LENGTH} characters`),
)

const passwordAgain = v.pipe(v.string(), v.nonEmpty('Enter your password again.'))

/** Message if a new password and its repetition differ. */
export const PASSWORDS_DIFFER = 'Type the same password in both fields.'

/** The account's owner. */
export interface Account {
  firstName: string
  lastName: string
  email: string
}

export interface SignUp extends Account {
  password: string
}

/** Signing in. The strength of the password is not checked. */
export const SignInSchema = v.object({
  email: emailAddress,
  password: givenPassword,
})

/** First step of signing up. */
export const PersonalInfoSchema = v.object({
  firstName: requiredText('first name', NAME_MAX_LENGTH),
  lastName: requiredText('last name', NAME_MAX_LENGTH),
  email: emailAddress,
})

/** A new name of the account's owner. */
export const NameSchema = v.object({
  firstName: PersonalInfoSchema.entries.firstName,
  lastName: PersonalInfoSchema.entries.lastName,
})

/** Second step of signing up; `passwordsMatch` compares the two passwords. */
export const AccountSetupSchema = v.object({
  password: newPassword,
  confirmPassword: passwordAgain,
  // Form data has no entry for an unchecked box.
  terms: v.optional(v.pipe(v.string(), v.literal('on', 'Please agree to the terms to create an account.')), ''),
})

/** Both steps of signing up, as the API takes them. */
export const SignUpSchema = v.object({ ...PersonalInfoSchema.entries, password: newPassword })

/** Asking for a link to set a new password. */
export const PasswordResetSchema = v.object({ email: emailAddress })

/** Setting a new password by a link. */
export const NewPasswordSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  password: newPassword,
})

/** Setting a new password in place of a known one. */
export const PasswordChangeSchema = v.object({ current: givenPassword, next: newPassword })

/** The form of a new password: the password twice. */
export const NewPasswordFormSchema = v.pipe(
  v.object({ password: newPassword, confirmPassword: passwordAgain }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      PASSWORDS_DIFFER,
    ),
    ['confirmPassword'],
  ),
)

/** The form of a password change: the current password and the new one twice. */
export const PasswordChangeFormSchema = v.pipe(
  v.object({ current: givenPassword, next: newPassword, confirmNext: passwordAgain }),
  v.forward(
    v.partialCheck([['next'], ['confirmNext']], ({ next, confirmNext }) => next === confirmNext, PASSWORDS_DIFFER),
    ['confirmNext'],
  ),
)

/** The password, asked for again before sensitive actions. */
export const PasswordProofSchema = v.object({ password: givenPassword })

export const passwordsMatch = (setup: v.InferOutput<typeof AccountSetupSchema>): boolean =>
  setup.password === setup.confirmPassword
