import { emailChangedMail, emailTakenMail, newEmailMail, sameEmailMail } from '#content/account-mails.ts'
import { invalid } from '#domain/result.ts'
import type { AccountSettings } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { CODE_MISSING, DEAD_LINK, NOT_SIGNED_IN, refuse, wrongPassword } from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'
import { addressHolder, freeAddress } from './address-holder.ts'
import { removeResetLinks } from './auth.ts'
import { linkTokenHash, newLinkToken } from './link-token.ts'
import { recoveryCodesLeft } from './recovery-codes.ts'
import { withSession } from './session-cookie.ts'
import { owning, shownSessions } from './sessions.ts'
import { confirmableUntil, mailConfirmation } from './sign-ups.ts'
import { allowUpdates, stoppedUpdates } from './stopped-updates.ts'
import { CODE_PROBLEMS, verifyCode } from './two-step.ts'
import { readdressUpdates } from './waiting-updates.ts'

/** Changes of name and address, and what the owner sees of how the account is signed in to. */
export function accountSettings(parts: AccountParts): AccountSettings {
  const { db, auth, clock, answer, send } = parts
  return {
    settings: (session) =>
      answer(async () => {
        const own = await owning(parts, session)
        return {
          sessions: await shownSessions(parts, own),
          twoStep: own.twoStep,
          recoveryCodesLeft: own.twoStep ? await recoveryCodesLeft(db, own.account.id) : 0,
          emailConfirmed: (await addressHolder(db, own.account.email))?.confirmed ?? false,
          newEmail: await newEmailOf(db, own.account.id, clock.now()),
          updatesStopped: (await stoppedUpdates(db, own.account.email))?.reason ?? null,
        }
      }),
    mailConfirmation: (session) =>
      answer(async () => {
        const { account } = await owning(parts, session)
        if ((await addressHolder(db, account.email))?.confirmed && (await stoppedUpdates(db, account.email)))
          return confirmAgain(parts, account)
        return mailConfirmation(parts, account)
      }),
    rename: (session, { firstName, lastName }) =>
      answer(async () => {
        const { account } = await owning(parts, session)
        const name = { first_name: firstName, last_name: lastName, updated_at: clock.now().toISOString() }
        await db.updateTable('account_users').set(name).where('id', '=', account.id).execute()
      }),
    requestEmailChange: (session, { email, password, code }) =>
      answer(
        async () => {
          const { account, twoStep } = await owning(parts, session)
          const headers = withSession(session)
          await auth.api.verifyPassword({ body: { password }, headers })
          if (twoStep) await verifyCode(parts, { accountId: account.id, code: code ?? refuse(CODE_MISSING), headers })
          await startEmailChange(parts, account, email.toLowerCase())
        },
        { ...CODE_PROBLEMS, INVALID_PASSWORD: wrongPassword('password'), UNAUTHORIZED: NOT_SIGNED_IN },
      ),
    confirmEmailChange: (token) =>
      answer(async () => {
        const old = (await applyEmailChange(db, token, clock.now())) ?? refuse(DEAD_LINK)
        // Nothing is mailed to an address that was never confirmed, or is still the account's.
        if (old.confirmed && !old.same)
          await send(old.email, emailChangedMail(parts.agency()), { topic: 'email-changed', secretUntil: null })
      }),
  }
}

/** The address an account is to get once its link is used; null if there is none. */
export async function newEmailOf(db: AccountDatabase, accountId: string, now: Date): Promise<string | null> {
  const pending = db.selectFrom('account_email_changes').select('email').where('user_id', '=', accountId)
  return (await pending.where('expires_at', '>', now.toISOString()).executeTakeFirst())?.email ?? null
}

/** Keeps the new address and mails it a link, or tells its owner if it has an account. Both are the same work. */
async function startEmailChange(parts: AccountParts, account: { id: string; email: string }, email: string) {
  if (email === account.email) refuse(invalid([{ field: 'email', message: 'That’s already your email address.' }]))
  const { db, agency, siteAddress, send } = parts
  const isTaken = (await addressHolder(db, email))?.confirmed ?? false
  const { token, until } = await putEmailChange(parts, account.id, email)
  if (isTaken) return send(email, emailTakenMail(agency()), { topic: 'email-taken', secretUntil: null })
  const link = `${siteAddress}/confirm-email#new-email.${token}`
  return send(email, newEmailMail(agency(), link), { topic: 'new-email', secretUntil: until })
}

/** Mails a link that confirms the account's own address once more. */
async function confirmAgain(parts: AccountParts, { id, email }: { id: string; email: string }): Promise<void> {
  const { token, until } = await putEmailChange(parts, id, email)
  const link = `${parts.siteAddress}/confirm-email#same-email.${token}`
  await parts.send(email, sameEmailMail(parts.agency(), link), { topic: 'new-email', secretUntil: until })
}

/** Stores that an account is to get an address once the link with `token` is used. */
async function putEmailChange({ db, clock }: AccountParts, accountId: string, email: string) {
  const { token, hash } = newLinkToken()
  const until = confirmableUntil(clock.now())
  const change = { token_hash: hash, email, expires_at: until.toISOString() }
  await db
    .insertInto('account_email_changes')
    .values({ user_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute()
  return { token, until }
}

interface OldAddress {
  email: string
  confirmed: boolean
  /** Whether it is the same as before. */
  same: boolean
}

/** Sets the address of a link and answers the one before; null for a link that doesn't work. */
async function applyEmailChange(db: AccountDatabase, token: string, now: Date): Promise<OldAddress | null> {
  return db.transaction().execute(async (transaction) => {
    const change = await transaction
      .deleteFrom('account_email_changes')
      .where('token_hash', '=', linkTokenHash(token))
      .where('expires_at', '>', now.toISOString())
      .returning(['user_id', 'email'])
      .executeTakeFirst()
    if (!change) return null
    const users = transaction.selectFrom('account_users').select(['email', 'email_verified'])
    const old = await users.where('id', '=', change.user_id).executeTakeFirstOrThrow()
    const same = old.email === change.email
    // Somebody may have signed up with the address meanwhile.
    if (!same && !(await freeAddress(transaction, change.email))) return null
    await allowUpdates(transaction, change.email)
    if (same) return { email: old.email, confirmed: true, same }
    const confirmed = old.email_verified !== 0
    // What waits for an address that was never confirmed is somebody else's.
    if (confirmed) await readdressUpdates(transaction, { accountId: change.user_id, from: old.email, to: change.email })
    const set = { email: change.email, email_verified: 1, sign_up: null, updated_at: now.toISOString() }
    await transaction.updateTable('account_users').set(set).where('id', '=', change.user_id).execute()
    await transaction.deleteFrom('account_sign_ups').where('email', '=', change.email).execute()
    await removeResetLinks(transaction, change.user_id)
    return { email: old.email, confirmed, same }
  })
}
