import * as v from 'valibot'
import { emailAddress, requiredText } from './form-fields.ts'

/** Shortest password an account may have, characters (specification section 9). */
export const PASSWORD_MIN_LENGTH = 8
const PASSWORD_MAX_LENGTH = 128

const NAME_MAX_LENGTH = 80

const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_MIN_LENGTH, `Must be at least ${PASSWORD_MIN_LENGTH} characters`),
  v.maxLength(PASSWORD_MAX_LENGTH, `Must be at most ${PASSWORD_MAX_LENGTH} characters`),
)

/** Signing in. The password is not judged here: it is right or wrong. */
export const SignInSchema = v.object({
  email: emailAddress,
  password: v.pipe(v.string(), v.nonEmpty('Enter your password.')),
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
  confirmPassword: v.pipe(v.string(), v.nonEmpty('Enter your password again.')),
  // A box that isn't ticked is absent from a form's data.
  terms: v.optional(v.pipe(v.string(), v.literal('on', 'Please agree to the terms to create an account.')), ''),
})

/** Asking for a link to set a new password. */
export const PasswordResetSchema = v.object({ email: emailAddress })

export const passwordsMatch = (setup: v.InferOutput<typeof AccountSetupSchema>): boolean =>
  setup.password === setup.confirmPassword
