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
import { asOwner, ownAccountActs } from '../visitors/own-account-acts.ts'
import { shownAccount } from '../visitors/shown-account.ts'
import { ACCEPTED, accepted, signedIn } from './account-answers.ts'
import { accountSettingsRoutes } from './account-settings.ts'
import { twoStepRoutes } from './account-two-step.ts'
import { personalApi, type PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** /api/account and below: the signed-in account, sign-in, sign-up, sign-out, passwords, settings, export and deletion. */
export function accountApi(parts: PersonalApiParts) {
  const { accounts } = parts
  const acts = accountActs(parts)
  const own = ownAccountActs(parts)
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
    .post('/sign-out', async (c) => privateAnswer(c, await own.signOut(c)))
    .post('/password-reset', async (c) => {
      const read = await readBody(c, PasswordResetSchema)
      return accepted(c, read.ok ? await acts.requestPasswordReset(c, read.value) : read)
    })
    .post('/password-reset/link', async (c) => {
      const read = await readBody(c, LinkTokenSchema)
      return privateAnswer(c, read.ok ? await acts.checkResetLink(c, read.value) : read)
    })
    .put('/password-reset', async (c) => {
      const read = await readBody(c, NewPasswordSchema)
      return privateAnswer(c, read.ok ? await acts.resetPassword(c, read.value) : read)
    })
    .put('/password', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, PasswordChangeSchema)
        return privateAnswer(c, read.ok ? await own.changePassword(c, read.value) : read)
      }),
    )
    .post('/deletion', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, PasswordProofSchema)
        return privateAnswer(c, read.ok ? await own.remove(c, read.value.password) : read)
      }),
    )
    .get('/export', async (c) => {
      const everything = await asOwner<unknown>(c, async ({ id }) => {
        const [facts, kept] = [await accounts.facts(id), await parts.savedItems.everythingOf({ account: id })]
        return facts.ok && kept.ok ? ok({ account: facts.value, ...kept.value }) : facts.ok ? kept : facts
      })
      return privateAnswer(c, everything)
    })
    .route('/', accountSettingsRoutes(parts))
    .route('/', twoStepRoutes(parts))
}
