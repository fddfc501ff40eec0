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

/** A password is given to be compared: it is right or wrong. One that is longer than any may be is never right. */
const givenPassword = v.pipe(
  v.string(),
  v.nonEmpty('Enter your password.'),
  v.maxLength(PASSWORD_MAX_LENGTH, `Must be at most ${PASSWORD_MAX_LENGTH} characters`),
)

const passwordAgain = v.pipe(v.string(), v.nonEmpty('Enter your password again.'))

/** What is said where a new password and its repetition differ. */
export const PASSWORDS_DIFFER = 'Type the same password in both fields.'

/** Whose account it is, as it is shown. */
export interface Account {
  firstName: string
  lastName: string
  email: string
}

export interface SignUp extends Account {
  password: string
}

/** Signing in. The password is not judged here: it is right or wrong. */
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

/** Second step of signing up; whether the two passwords are the same is `passwordsMatch`. */
export const AccountSetupSchema = v.object({
  password: newPassword,
  confirmPassword: passwordAgain,
  // A box that isn't ticked is absent from a form's data.
  terms: v.optional(v.pipe(v.string(), v.literal('on', 'Please agree to the terms to create an account.')), ''),
})

/** Both steps at once, as they are sent. */
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

/** As the form for it asks: the new password twice. */
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

/** As the form for it asks: the present password, and the new one twice. */
export const PasswordChangeFormSchema = v.pipe(
  v.object({ current: givenPassword, next: newPassword, confirmNext: passwordAgain }),
  v.forward(
    v.partialCheck([['next'], ['confirmNext']], ({ next, confirmNext }) => next === confirmNext, PASSWORDS_DIFFER),
    ['confirmNext'],
  ),
)

/** What only the owner of the account may do asks for the password once more. */
export const PasswordProofSchema = v.object({ password: givenPassword })

export const passwordsMatch = (setup: v.InferOutput<typeof AccountSetupSchema>): boolean =>
  setup.password === setup.confirmPassword
