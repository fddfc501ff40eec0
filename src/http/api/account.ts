import {
  NewPasswordSchema,
  PasswordChangeSchema,
  PasswordProofSchema,
  PasswordResetSchema,
  SignInSchema,
  SignUpSchema,
} from '#domain/account/account.ts'
import { LinkTokenSchema } from '#domain/account/sign-ins.ts'
import { ok } from '#domain/result.ts'
import { accountActs } from '../visitors/account-acts.ts'
import { shownAccount } from '../visitors/shown-account.ts'
import { ACCEPTED, accepted, signedIn, withCookie, withNewSession } from './account-answers.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { twoStepRoutes } from './account-two-step.ts'
import { personalApi, type PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/account and below: the signed-in account, sign-in, sign-up, sign-out, passwords, settings, export and deletion. */
export function accountApi(parts: PersonalApiParts) {
  const { accounts, limits } = parts
  const acts = accountActs(parts)
  return personalApi(parts)
    .get('/', (c) => privateAnswer(c, ok({ account: c.var.visitor.account && shownAccount(c.var.visitor.account) })))
    .post('/sign-in', async (c) => {
      const read = await readBody(c, SignInSchema)
      const answer = read.ok ? await acts.signIn(c, read.value) : read
      if (!answer.ok) return privateAnswer(c, answer)
      return privateAnswer(c, ok(answer.value === null ? ACCEPTED : { status: 'code-needed', ...answer.value }))
    })
    .post('/sign-up', async (c) => {
      const read = await readBody(c, SignUpSchema)
      return accepted(c, read.ok ? await acts.signUp(c, read.value) : read)
    })
    .post('/confirmation', async (c) => {
      const read = await readBody(c, LinkTokenSchema)
      return accepted(c, read.ok ? await acts.confirm(c, { kind: 'sign-up', token: read.value.token }) : read)
    })
    .post('/sign-out', async (c) => {
      const { session, cookies } = c.var.visitor
      const answer = session === null ? ok(undefined) : await accounts.signOut(session)
      return withCookie(privateAnswer(c, answer), answer.ok ? cookies.endSession() : null)
    })
    .post('/password-reset', async (c) => {
      const read = await readBody(c, PasswordResetSchema)
      return accepted(c, read.ok ? await acts.requestPasswordReset(c, read.value) : read)
    })
    .put('/password-reset', async (c) => {
      const read = await readBody(c, NewPasswordSchema)
      return privateAnswer(c, read.ok ? await acts.resetPassword(c, read.value) : read)
    })
    .put('/password', (c) =>
      signedIn(c, async (account, caller) => {
        const read = await readBody(c, PasswordChangeSchema)
        if (!read.ok) return privateAnswer(c, read)
        const { current, next } = read.value
        const change = () => accounts.changePassword(caller, current, next)
        return withNewSession(c, await limits.tryPassword(c.var.network, account.email, change))
      }),
    )
    .post('/deletion', (c) =>
      signedIn(c, async (account, { session }) => {
        const read = await readBody(c, PasswordProofSchema)
        if (!read.ok) return privateAnswer(c, read)
        const remove = () => accounts.remove(session, read.value.password)
        const answer = await limits.tryPassword(c.var.network, account.email, remove)
        return withCookie(privateAnswer(c, answer), answer.ok ? c.var.visitor.cookies.endSession() : null)
      }),
    )
    .get('/export', (c) =>
      signedIn(c, async (account) => {
        const [facts, kept] = [
          await accounts.facts(account.id),
          await parts.savedItems.everythingOf({ account: account.id }),
        ]
        const everything = facts.ok && kept.ok ? ok({ account: facts.value, ...kept.value }) : facts.ok ? kept : facts
        return privateAnswer(c, everything)
      }),
    )
    .route('/', accountSettingsRoutes(parts))
    .route('/', twoStepRoutes(parts))
}
