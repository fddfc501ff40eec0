import { betterAuth } from 'better-auth/minimal'
import { AsyncLocalStorage } from 'node:async_hooks'
import { SESSION_SECONDS } from '#content/retention.ts'
import { TABLE_NAMES, type AccountDatabase } from './account-tables.ts'
import type { PasswordHashing } from './password-hash.ts'
import { tableAdapter } from './table-adapter.ts'

/** How long a link to set a new password works, s. */
export const RESET_SECONDS = 30 * 60
/** A session that is used is prolonged at most once in this time, s. */
const PROLONGED_EVERY = 24 * 3600

/** better-auth refuses an address that isn't one; nothing of it is ever shown or followed. */
const BASE_URL = 'http://accounts.internal'

export interface AuthOptions {
  db: AccountDatabase
  secret: string
  passwords: PasswordHashing
  /** Called with the secret of a link to set a new password. */
  sendReset: (email: string, token: string) => Promise<void>
  /** Called when somebody signs up with an address that has an account. */
  onTaken: (email: string) => void
  onError: (error: unknown) => void
}

/** A hash made before a transaction begins, so that none is held open while the processor works. */
const prepared = new AsyncLocalStorage<string>()
export const withHash = <T>(hash: string, work: () => Promise<T>): Promise<T> => prepared.run(hash, work)

/**
 * better-auth with our tables, hashing and lifetimes. It is only called, never reached over HTTP: cookies, origins and limits
 * are the server's. Passwords are judged by the domain before.
 */
export const createAuth = ({ db, secret, passwords, sendReset, onTaken, onError }: AuthOptions) =>
  betterAuth({
    baseURL: BASE_URL,
    secret,
    database: tableAdapter(db),
    ...TABLE_NAMES,
    session: { ...TABLE_NAMES.session, expiresIn: SESSION_SECONDS, updateAge: PROLONGED_EVERY },
    verification: { ...TABLE_NAMES.verification, storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      // The same answer whether or not the address has an account.
      autoSignIn: false,
      onExistingUserSignUp: async ({ user }) => onTaken(user.email),
      maxPasswordLength: 1000,
      minPasswordLength: 1,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: async (password) => prepared.getStore() ?? passwords.hash(password),
        verify: (input) => passwords.verify(input),
      },
      // One link was used: none of the others works any more.
      onPasswordReset: ({ user }) => removeResetLinks(db, user.id),
      sendResetPassword: ({ user, token }) => sendReset(user.email, token),
    },
    advanced: {
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false, generateId: () => crypto.randomUUID() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Its warnings hold addresses of people.
    logger: {
      level: 'error',
      log: (level, message, ...details: unknown[]) => {
        if (level === 'error') onError(details.find((part) => part instanceof Error) ?? new Error(message))
      },
    },
  })

export async function removeResetLinks(db: AccountDatabase, accountId: string): Promise<void> {
  await db.deleteFrom('account_verifications').where('value', '=', accountId).execute()
}

export type Auth = ReturnType<typeof createAuth>
