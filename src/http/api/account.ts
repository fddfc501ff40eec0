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
import { shownAccount } from '../visitors/shown-account.ts'
import { ACCEPTED, deviceOf, signedIn, welcome, withCookie, withNewSession } from './account-answers.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { twoStepRoutes } from './account-two-step.ts'
import { personalApi, type PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/account and below: the signed-in account, sign-in, sign-up, sign-out, passwords, settings, export and deletion. */
export function accountApi(parts: PersonalApiParts) {
  const { accounts, limits } = parts
  return personalApi(parts)
    .get('/', (c) => privateAnswer(c, ok({ account: c.var.visitor.account && shownAccount(c.var.visitor.account) })))
    .post('/sign-in', async (c) => {
      const read = await readBody(c, SignInSchema)
      if (!read.ok) return privateAnswer(c, read)
      const { email, password } = read.value
      c.set('email', email)
      const answer = await limits.tryPassword(c.var.network, email, () => accounts.signIn(email, password, deviceOf(c)))
      if (!answer.ok) return privateAnswer(c, answer)
      if ('challenge' in answer.value) return privateAnswer(c, ok({ status: 'code-needed', ...answer.value }))
      return welcome(c, answer.value, parts)
    })
    .post('/sign-up', async (c) => {
      const read = await readBody(c, SignUpSchema)
      if (!read.ok) return privateAnswer(c, read)
      const allowed = await limits.signUp(c.var.network, read.value.email)
      const answer = allowed.ok ? await accounts.signUp(read.value) : allowed
      // Neither body nor cookies reveal whether the address already had an account.
      return privateAnswer(c, answer.ok ? ok(ACCEPTED) : answer)
    })
    .post('/confirmation', async (c) => {
      const read = await readBody(c, LinkTokenSchema)
      if (!read.ok) return privateAnswer(c, read)
      const allowed = await limits.confirmation(c.var.network)
      const answer = allowed.ok ? await accounts.confirmSignUp(read.value.token, deviceOf(c)) : allowed
      return answer.ok ? welcome(c, answer.value, parts) : privateAnswer(c, answer)
    })
    .post('/sign-out', async (c) => {
      const { session, cookies } = c.var.visitor
      const answer = session === null ? ok(undefined) : await accounts.signOut(session)
      return withCookie(privateAnswer(c, answer), answer.ok ? cookies.endSession() : null)
    })
    .post('/password-reset', async (c) => {
      const read = await readBody(c, PasswordResetSchema)
      if (!read.ok) return privateAnswer(c, read)
      c.set('email', read.value.email)
      const allowed = await limits.resetRequest(c.var.network, read.value.email)
      const answer = allowed.ok ? await accounts.requestPasswordReset(read.value.email) : allowed
      return privateAnswer(c, answer.ok ? ok(ACCEPTED) : answer)
    })
    .put('/password-reset', async (c) => {
      const read = await readBody(c, NewPasswordSchema)
      if (!read.ok) return privateAnswer(c, read)
      const allowed = await limits.reset(c.var.network)
      return privateAnswer(
        c,
        allowed.ok ? await accounts.resetPassword(read.value.token, read.value.password) : allowed,
      )
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
