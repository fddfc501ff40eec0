import * as v from 'valibot'
import type { StopReason } from '../mail/stop-reason.ts'
import { PasswordProofSchema, PasswordResetSchema } from './account.ts'

/** A session of an account, as its owner sees it. */
export interface SignInRecord {
  id: string
  /** Browser and system, such as 'Firefox on Windows'. */
  device: string
  /** ISO date-times; the last use is recorded at most once a day. */
  since: string
  lastUsed: string
  /** Whether it is the session that asks. */
  current: boolean
}

/** How an account is signed in to. */
export interface SignInSettings {
  sessions: SignInRecord[]
  /** Whether signing in also asks for a code. */
  twoStep: boolean
  recoveryCodesLeft: number
  /** Whether a link mailed to the address has been used. */
  emailConfirmed: boolean
  /** A new email address whose link has not been used yet. */
  newEmail: string | null
  /** Why the address gets no email updates until it is confirmed anew; null where it may get them. */
  updatesStopped: StopReason | null
}

/** What an authenticator app needs, and the codes for when it is lost. Shown once. */
export interface TwoStepSetup {
  /** otpauth: address, for a QR code. */
  address: string
  /** The same secret in base32, to be typed. */
  key: string
  recoveryCodes: string[]
}

/** After a right password: either signed in, or a code is needed to go on with the challenge. */
export type SignInStep = { step: 'done' } | { step: 'code'; challenge: string }

/** Digits of a code from an authenticator app. */
const CODE = /^\d{6}$/
/** A recovery code without hyphens: 120 random bits in base32. */
const RECOVERY_CODE = /^[A-Z2-7]{24}$/

export type SecondFactor = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string }

/** A code as typed, with spaces and hyphens in any place; null if it is neither kind of code. */
export function readSecondFactor(typed: string): SecondFactor | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase()
  if (CODE.test(code)) return { kind: 'totp', code }
  return RECOVERY_CODE.test(code) ? { kind: 'recovery', code } : null
}

const secondFactor = v.pipe(
  v.string(),
  v.maxLength(60, 'That’s too long for a code.'),
  v.trim(),
  v.nonEmpty('Enter a code.'),
  v.check((typed) => readSecondFactor(typed) !== null, 'Enter the 6 digits from your app, or a recovery code.'),
)

const secret = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))

/** The token of a mailed link. */
export const LinkTokenSchema = v.object({ token: secret })

/** The second step of signing in. */
export const SignInCodeSchema = v.object({ challenge: secret, code: secondFactor })

/** A new email address, with the password; and a code where two-step sign-in is on. */
export const EmailChangeSchema = v.object({
  email: PasswordResetSchema.entries.email,
  ...PasswordProofSchema.entries,
  code: v.optional(secondFactor),
})
export type EmailChange = v.InferOutput<typeof EmailChangeSchema>

/** A first code, which switches the second step on. */
export const FirstCodeSchema = v.object({ code: secondFactor })

/** Password and code, which switch the second step off. */
export const TwoStepRemovalSchema = v.object({ ...PasswordProofSchema.entries, code: secondFactor })
