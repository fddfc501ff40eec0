import type { Accounts } from '#ports/server/accounts.ts'
import type { AccountParts } from './account-parts.ts'
import { DEAD_LINK, NOT_SIGNED_IN, refuse, wrongPassword } from './account-problems.ts'
import type { AccountDatabase } from './account-tables.ts'
import { addressHolder } from './address-holder.ts'
import { removeResetLinks, withHash } from './auth.ts'
import type { DelayedWork } from './delayed-work.ts'
import { refuseEasy } from './easy-passwords.ts'
import { endAgencySessions } from './membership.ts'
import { renewed } from './renewed-session.ts'
import { withSession } from './session-cookie.ts'
import { owning } from './sessions.ts'

type PasswordChanges = Pick<Accounts, 'requestPasswordReset' | 'checkResetLink' | 'resetPassword' | 'changePassword'>

/** New passwords: by a mailed link, or in place of a known one. */
export function passwordChanges(parts: AccountParts, background: DelayedWork): PasswordChanges {
  const { db, auth, answer } = parts
  return {
    requestPasswordReset: (email) =>
      answer(async () => {
        const holder = await addressHolder(db, email)
        background.run(async () => {
          // Nothing is mailed to an address that was never confirmed; signing up anew mails a link.
          if (holder?.confirmed) await auth.api.requestPasswordReset({ body: { email: email.toLowerCase() } })
        })
      }),
    checkResetLink: (token) => answer(async () => void (await linkOwner(parts, token))),
    resetPassword: (token, password) => answer(() => reset(parts, token, password), { INVALID_TOKEN: DEAD_LINK }),
    changePassword: ({ session, device }, current, next) =>
      answer(
        async () => {
          const own = await owning(parts, session)
          refuseEasy('next', next, own.account)
          return renewed(parts, own, async () => {
            const { headers } = await auth.api.changePassword({
              body: { currentPassword: current, newPassword: next, revokeOtherSessions: true },
              headers: withSession(session, device),
              returnHeaders: true,
            })
            await removeResetLinks(db, own.account.id)
            await endAgencySessions(db, own.account.id)
            return headers
          })
        },
        { INVALID_PASSWORD: wrongPassword('current'), UNAUTHORIZED: NOT_SIGNED_IN },
      ),
  }
}

/** Whose a reset link is that works. */
async function linkOwner({ db, auth, clock }: AccountParts, token: string) {
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.findVerificationValue(`reset-password:${token}`)
  const owner = link && link.expiresAt > clock.now() ? await userOf(db, link.value) : null
  return owner ?? refuse(DEAD_LINK)
}

async function reset(parts: AccountParts, token: string, password: string): Promise<void> {
  const { auth, passwords } = parts
  const owner = await linkOwner(parts, token)
  refuseEasy('password', password, owner)
  const hash = await passwords.hash(password)
  await withHash(hash, () => auth.api.resetPassword({ body: { token, newPassword: password } }))
}

async function userOf(db: AccountDatabase, id: string) {
  const row = await db.selectFrom('account_users').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { id: row.id, email: row.email, firstName: row.first_name, lastName: row.last_name } : null
}
