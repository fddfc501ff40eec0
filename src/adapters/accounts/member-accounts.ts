import { symmetricEncrypt } from 'better-auth/crypto'
import { randomUUID } from 'node:crypto'
import { readSecondFactor } from '#domain/account/sign-ins.ts'
import { notFound, type Problem, type Result } from '#domain/result.ts'
import type { MemberAccounts, ProvedAccount, TwoStepKey } from '#ports/server/member-accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { refuse, wrongPassword } from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'
import { addressHolder, freeAddress } from './address-holder.ts'
import { removeResetLinks } from './auth.ts'
import { refuseEasy } from './easy-passwords.ts'
import { HASHED_CODES, recoveryCodesLeft } from './recovery-codes.ts'
import { challengeSet, fromDevice, sessionSet, withChallenge, withSession } from './session-cookie.ts'
import { insertAccount, passwordHash } from './sign-ups.ts'
import { isTotpCode } from './totp.ts'
import { verifyCode } from './two-step.ts'

/** The one answer to all that can be wrong about an attempt to sign in to the agency's side. */
const WRONG: Problem = { kind: 'unauthorized', message: 'The email address, password, or code is wrong.' }
const TAKEN: Problem = { kind: 'conflict', message: 'Start over with the link from the email.' }

/** Nobody sees the sessions that checking a password begins for a moment. */
const DEVICE = 'Agency'

/** Passwords and second steps for the agency's side. */
export function memberAccounts(parts: AccountParts): MemberAccounts {
  const { db, answer, clock } = parts
  return {
    prove: async (email, password, code) =>
      oneRefusal(await answer(() => prove(parts, { email, password, code }), REFUSED)),
    standing: (email) =>
      answer(async () => {
        const holder = await addressHolder(db, email)
        if (!holder?.confirmed) return 'new'
        return (await hasSecondStep(db, holder.id)) ? 'two-step' : 'one-step'
      }),
    checkPassword: (email, password) =>
      answer(async () => {
        const holder = await addressHolder(db, email)
        if (!holder || !(await isPassword(parts, holder.id, password))) refuse(WRONG)
      }),
    hashPassword: ({ email, name, password }) =>
      answer(async () => {
        refuseEasy('password', password, { email, ...nameParts(name) })
        return parts.passwords.hash(password)
      }),
    isCodeOf: (secret, code) => {
      const factor = readSecondFactor(code)
      return factor?.kind === 'totp' && isTotpCode(secret, factor.code, clock.now())
    },
    equip: (person, twoStep) => answer(() => equip(parts, person, twoStep)),
    changePassword: (accountId, current, next) => answer(() => changePassword(parts, { accountId, current, next })),
    recoveryCodesLeft: (accountId) => answer(() => recoveryCodesLeft(db, accountId)),
    addressOf: (accountId) =>
      answer(async () => {
        const rows = db.selectFrom('account_users').select('email').where('id', '=', accountId)
        return (await rows.executeTakeFirst())?.email ?? refuse(notFound('This account is gone.'))
      }),
  }
}

/** better-auth's refusals, which are all the same one here. */
const REFUSED = Object.fromEntries(
  [
    'INVALID_EMAIL_OR_PASSWORD',
    'INVALID_EMAIL',
    'INVALID_CODE',
    'INVALID_BACKUP_CODE',
    'INVALID_TWO_FACTOR_COOKIE',
    'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
    'TOTP_NOT_ENABLED',
    'BACKUP_CODES_NOT_ENABLED',
    'ACCOUNT_TEMPORARILY_LOCKED',
  ].map((code) => [code, WRONG]),
)

/** A wrong code is 'invalid' elsewhere; here it must not tell that the password was right. */
const oneRefusal = <T>(result: Result<T>): Result<T> =>
  !result.ok && result.problem.kind === 'invalid' ? { ok: false, problem: WRONG } : result

/** Signs in as a visitor does, and ends that session at once: failures are counted, and codes claimed, in one place. */
async function prove(
  parts: AccountParts,
  { email, password, code }: { email: string; password: string; code: string },
): Promise<ProvedAccount> {
  const { auth, db } = parts
  const { headers } = await auth.api.signInEmail({
    body: { email, password },
    headers: fromDevice(DEVICE),
    returnHeaders: true,
  })
  const challenge = challengeSet(headers)
  if (challenge === null) {
    await endSession(parts, headers)
    return refuse(WRONG)
  }
  const holder = (await addressHolder(db, email)) ?? refuse(WRONG)
  await endSession(
    parts,
    await verifyCode(parts, { accountId: holder.id, code, headers: withChallenge(challenge, DEVICE) }),
  )
  return { accountId: holder.id, byApp: readSecondFactor(code)?.kind === 'totp' }
}

async function endSession({ auth }: AccountParts, headers: Headers): Promise<void> {
  const session = sessionSet(headers)
  if (session !== null) await auth.api.signOut({ headers: withSession(session) })
}

async function hasSecondStep(db: AccountDatabase, id: string): Promise<boolean> {
  const rows = db.selectFrom('account_users').select('two_factor').where('id', '=', id)
  return (await rows.executeTakeFirst())?.two_factor !== 0
}

async function isPassword({ db, passwords }: AccountParts, id: string, password: string): Promise<boolean> {
  const hash = await passwordHash(db, id)
  return hash !== null && passwords.verify({ hash, password })
}

/** Accounts have first and last names; the agency's side has one. */
function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

async function equip(
  parts: AccountParts,
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string | null },
  { secret, recoveryCodes }: TwoStepKey,
): Promise<string> {
  const { db, auth, clock } = parts
  const { firstName, lastName } = nameParts(name)
  const person = {
    token_hash: '',
    email: email.toLowerCase(),
    first_name: firstName,
    last_name: lastName,
    password: passwordHash ?? '',
  }
  const key = (await auth.$context).secretConfig
  const factor = {
    secret: await symmetricEncrypt({ key, data: secret }),
    recovery_codes: await HASHED_CODES.encrypt(JSON.stringify(recoveryCodes)),
    verified: 1,
    failed_codes: 0,
    locked_until: null,
  }
  return db.transaction().execute(async (transaction) => {
    const id =
      passwordHash === null
        ? await confirmedAccount(transaction, email)
        : await newAccount(transaction, person, clock.now())
    if (id === null || (await hasSecondStep(transaction, id))) return refuse(TAKEN)
    await transaction.deleteFrom('account_two_factors').where('user_id', '=', id).execute()
    await transaction
      .insertInto('account_two_factors')
      .values({ id: randomUUID(), user_id: id, ...factor })
      .execute()
    await transaction.updateTable('account_users').set({ two_factor: 1 }).where('id', '=', id).execute()
    return id
  })
}

async function confirmedAccount(transaction: AccountDatabase, email: string): Promise<string | null> {
  const holder = await addressHolder(transaction, email)
  return holder?.confirmed === true ? holder.id : null
}

async function newAccount(
  transaction: AccountDatabase,
  person: Parameters<typeof insertAccount>[1],
  now: Date,
): Promise<string | null> {
  await transaction.deleteFrom('account_sign_ups').where('email', '=', person.email).execute()
  return (await freeAddress(transaction, person.email))
    ? insertAccount(transaction, person, { now, confirmed: true })
    : null
}

async function changePassword(
  parts: AccountParts,
  { accountId, current, next }: { accountId: string; current: string; next: string },
): Promise<void> {
  const { db, passwords } = parts
  const users = db.selectFrom('account_users').select(['email', 'first_name', 'last_name']).where('id', '=', accountId)
  const user = (await users.executeTakeFirst()) ?? refuse(notFound('This account is gone.'))
  if (!(await isPassword(parts, accountId, current))) refuse(wrongPassword('current'))
  refuseEasy('next', next, { email: user.email, firstName: user.first_name, lastName: user.last_name })
  const password = await passwords.hash(next)
  await db.transaction().execute(async (transaction) => {
    const credentials = transaction.updateTable('account_credentials').set({ password })
    await credentials.where('user_id', '=', accountId).execute()
    await transaction.deleteFrom('account_sessions').where('user_id', '=', accountId).execute()
    await removeResetLinks(transaction, accountId)
  })
}
