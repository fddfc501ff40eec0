import { betterAuth } from 'better-auth/minimal'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { AsyncLocalStorage } from 'node:async_hooks'
import { SESSION_SECONDS } from '#content/retention.ts'
import { TABLE_NAMES, TWO_FACTOR_NAMES, type AccountDatabase } from './account-tables.ts'
import { endAgencySessions } from './membership.ts'
import type { PasswordHashing } from './password-hash.ts'
import { HASHED_CODES, newRecoveryCodes } from './recovery-codes.ts'
import { sessionPlugin } from './session-plugin.ts'
import { tableAdapter } from './table-adapter.ts'

/** Lifetime of a link to set a new password, s. */
export const RESET_SECONDS = 30 * 60
/** A session in use is extended at most once in this time, s. */
const EXTEND_EVERY = 24 * 3600

/** better-auth requires an address; this one is never shown or requested. */
const BASE_URL = 'http://accounts.internal'

export interface AuthOptions {
  db: AccountDatabase
  secret: string
  passwords: PasswordHashing
  /** Sends a link to set a new password; `token` is its secret. */
  sendReset: (email: string, token: string) => Promise<void>
  onError: (error: unknown) => void
}

/** A hash made before the transaction starts, so that the transaction isn't held open while it is computed. */
const prepared = new AsyncLocalStorage<string>()
export const withHash = <T>(hash: string, work: () => Promise<T>): Promise<T> => prepared.run(hash, work)

/**
 * better-auth with our tables, hashing and lifetimes. Its own HTTP routes are not used: cookies, origin checks and rate limits
 * are in src/http. The domain checks passwords first.
 */
export const createAuth = ({ db, secret, passwords, sendReset, onError }: AuthOptions) =>
  betterAuth({
    baseURL: BASE_URL,
    secret,
    database: tableAdapter(db),
    ...TABLE_NAMES,
    session: { ...TABLE_NAMES.session, expiresIn: SESSION_SECONDS, updateAge: EXTEND_EVERY },
    verification: { ...TABLE_NAMES.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // Accounts are made in sign-ups.ts.
      disableSignUp: true,
      maxPasswordLength: 1000,
      minPasswordLength: 1,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => prepared.getStore() ?? passwords.hash(password),
        verify: (input) => passwords.verify(input),
      },
      // Once one link is used, the others stop working.
      onPasswordReset: async ({ user }) => {
        await removeResetLinks(db, user.id)
        await endAgencySessions(db, user.id)
      },
      sendResetPassword: ({ user, token }) => sendReset(user.email, token),
    },
    plugins: [
      sessionPlugin(),
      twoFactor({
        schema: TWO_FACTOR_NAMES,
        backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes, storeBackupCodes: HASHED_CODES },
      }),
    ],
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false, generateId: () => crypto.randomUUID() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its warnings contain email addresses.
    logger: {
      level: 'error',
      log: (level, message, ...details: unknown[]) => {
        if (level === 'error') onError(details.find((part) => part instanceof Error) ?? new Error(message))
      },
    },
  })

/** Deletes all links to set a new password of an account. */
export async function removeResetLinks(db: AccountDatabase, accountId: string): Promise<void> {
  await db.deleteFrom('account_verifications').where('value', '=', accountId).execute()
}

export type Auth = ReturnType<typeof createAuth>
