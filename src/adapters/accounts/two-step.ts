import { readSecondFactor, type TwoStepSetup } from '#domain/account/sign-ins.ts'
import type { Problem } from '#domain/result.ts'
import type { Caller, TwoStepSignIn } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { CODE_OVER, NOT_SIGNED_IN, refuse, TWO_STEP_LOCKED, WRONG_CODE, wrongPassword } from './account-problems.ts'
import { isMember } from './membership.ts'
import { recoveryCodeHash } from './recovery-codes.ts'
import { renewed } from './renewed-session.ts'
import { challengeName, withChallenge, withSession } from './session-cookie.ts'
import { owning, signedIn } from './sessions.ts'

/** How long a tried code is remembered, ms: better-auth takes those of the 30 s before and after, too. */
const CODE_LIFETIME = 120_000

/** What is answered to better-auth's refusals of a code. */
export const CODE_PROBLEMS: Readonly<Record<string, Problem>> = {
  INVALID_CODE: WRONG_CODE,
  INVALID_BACKUP_CODE: WRONG_CODE,
  INVALID_TWO_FACTOR_COOKIE: CODE_OVER,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: CODE_OVER,
  TOTP_NOT_ENABLED: CODE_OVER,
  BACKUP_CODES_NOT_ENABLED: CODE_OVER,
  ACCOUNT_TEMPORARILY_LOCKED: TWO_STEP_LOCKED,
}
const PASSWORD_PROBLEMS = { INVALID_PASSWORD: wrongPassword('password'), UNAUTHORIZED: NOT_SIGNED_IN }
const ALREADY_ON: Problem = { kind: 'conflict', message: 'Two-step sign-in is already on.' }
const NO_SETUP: Problem = { kind: 'conflict', message: 'Start over. There’s nothing to turn on or off.' }
const NEEDED_AT_WORK: Problem = {
  kind: 'conflict',
  message: 'You work here with this account, so two-step sign-in stays on.',
}

/** Signing in with a code as the second step, by better-auth's plugin; that a code counts once is added here. */
export function twoStepSignIn(parts: AccountParts): TwoStepSignIn {
  const { auth, answer } = parts
  return {
    signInWithCode: (challenge, code, device) =>
      answer(async () => {
        const accountId = (await challenged(parts, challenge)) ?? refuse(CODE_OVER)
        const headers = await verifyCode(parts, { accountId, code, headers: withChallenge(challenge, device) })
        return signedIn(parts, headers)
      }, CODE_PROBLEMS),
    startTwoStep: (session, password) =>
      answer(
        async () => {
          await owning(parts, session)
          const setup = await auth.api.enableTwoFactor({
            body: { password, method: 'totp', issuer: parts.agency().name },
            headers: withSession(session),
          })
          return shownSetup(setup as { totpURI: string; backupCodes: string[] })
        },
        { ...PASSWORD_PROBLEMS, TOTP_ALREADY_ENABLED: ALREADY_ON },
      ),
    finishTwoStep: (caller, code) =>
      answer(
        async () => {
          const own = await owning(parts, caller.session)
          if (own.twoStep) refuse(ALREADY_ON)
          if (readSecondFactor(code)?.kind !== 'totp') refuse(WRONG_CODE)
          const headers = withSession(caller.session, caller.device)
          return renewed(parts, own, () => verifyCode(parts, { accountId: own.account.id, code, headers }))
        },
        { ...CODE_PROBLEMS, TOTP_NOT_ENABLED: NO_SETUP },
      ),
    stopTwoStep: (caller, password, code) =>
      answer(() => stop(parts, caller, { password, code }), { ...CODE_PROBLEMS, ...PASSWORD_PROBLEMS }),
  }
}

function shownSetup({ totpURI, backupCodes }: { totpURI: string; backupCodes: string[] }): TwoStepSetup {
  const key = new URL(totpURI).searchParams.get('secret')!
  return { address: totpURI, key, recoveryCodes: backupCodes }
}

async function stop(parts: AccountParts, caller: Caller, { password, code }: { password: string; code: string }) {
  const own = await owning(parts, caller.session)
  if (!own.twoStep) refuse(NO_SETUP)
  if (await isMember(parts.db, own.account.id)) refuse(NEEDED_AT_WORK)
  const headers = withSession(caller.session, caller.device)
  await parts.auth.api.verifyPassword({ body: { password }, headers })
  await verifyCode(parts, { accountId: own.account.id, code, headers })
  return renewed(parts, own, async () => {
    const ended = await parts.auth.api.disableTwoFactor({ body: { password }, headers, returnHeaders: true })
    return ended.headers
  })
}

interface Attempt {
  accountId: string
  code: string
  /** With a session or a challenge. */
  headers: Headers
}

/** Checks a code of either kind and answers the headers, which may set a session. Throws better-auth's refusals. */
export async function verifyCode(parts: AccountParts, { accountId, code, headers }: Attempt): Promise<Headers> {
  const { api } = parts.auth
  const factor = readSecondFactor(code) ?? refuse(WRONG_CODE)
  if (factor.kind === 'recovery') {
    const body = { code: recoveryCodeHash(factor.code) }
    return (await api.verifyBackupCode({ body, headers, returnHeaders: true })).headers
  }
  // Before it is checked, so that of two requests with one code at the same moment one is refused.
  if (!(await claimCode(parts, accountId, factor.code))) refuse(WRONG_CODE)
  return (await api.verifyTOTP({ body: { code: factor.code }, headers, returnHeaders: true })).headers
}

/** The account whose password was given for a challenge; null for an unknown one. */
async function challenged({ auth, clock }: AccountParts, challenge: string): Promise<string | null> {
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(challengeName(challenge))
  return found && found.expiresAt > clock.now() ? found.value : null
}

/** Whether a code was not tried before for this account. */
async function claimCode({ db, clock }: AccountParts, accountId: string, code: string): Promise<boolean> {
  const now = clock.now()
  const ofAccount = db.deleteFrom('account_used_codes').where('user_id', '=', accountId)
  await ofAccount.where('expires_at', '<=', now.toISOString()).execute()
  const expiry = new Date(now.getTime() + CODE_LIFETIME).toISOString()
  const claimed = await db
    .insertInto('account_used_codes')
    .values({ user_id: accountId, code, expires_at: expiry })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(claimed.numInsertedOrUpdatedRows) > 0
}
