import { Hono } from 'hono'
import { NameSchema } from '#domain/account/account.ts'
import { EmailChangeSchema, LinkTokenSchema } from '#domain/account/sign-ins.ts'
import { ok } from '#domain/result.ts'
import { accountActs } from '../visitors/account-acts.ts'
import type { VisitorVariables } from '../visitors/identify-visitor.ts'
import { ACCEPTED, signedIn } from './account-answers.ts'
import type { PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** Routes of /api/account: name, address, its confirmation, and sessions. */
export function accountSettingsRoutes(parts: PersonalApiParts) {
  const { accounts, limits } = parts
  const acts = accountActs(parts)
  return new Hono<VisitorVariables>()
    .get('/settings', (c) => signedIn(c, async (_, { session }) => privateAnswer(c, await accounts.settings(session))))
    .put('/name', (c) =>
      signedIn(c, async (_, { session }) => {
        const read = await readBody(c, NameSchema)
        return privateAnswer(c, read.ok ? await accounts.rename(session, read.value) : read)
      }),
    )
    .post('/confirmation-link', (c) =>
      signedIn(c, async ({ email }, { session }) => {
        const allowed = await limits.confirmationLink(c.var.network, email)
        return privateAnswer(c, allowed.ok ? await accounts.mailConfirmation(session) : allowed)
      }),
    )
    .post('/email', (c) =>
      signedIn(c, async (account, { session }) => {
        const read = await readBody(c, EmailChangeSchema)
        if (!read.ok) return privateAnswer(c, read)
        const allowed = await limits.emailChange(c.var.network, read.value.email)
        if (!allowed.ok) return privateAnswer(c, allowed)
        const request = () => accounts.requestEmailChange(session, read.value)
        const answer = await limits.tryPassword(c.var.network, account.email, request)
        // The same whether or not the new address has an account.
        return privateAnswer(c, answer.ok ? ok(ACCEPTED) : answer)
      }),
    )
    .put('/email', async (c) => {
      const read = await readBody(c, LinkTokenSchema)
      return privateAnswer(c, read.ok ? await acts.confirm(c, { kind: 'new-email', token: read.value.token }) : read)
    })
    .delete('/sessions', (c) =>
      signedIn(c, async (_, { session }) => privateAnswer(c, await accounts.endOtherSessions(session))),
    )
    .delete('/sessions/:id', (c) =>
      signedIn(c, async (_, { session }) => privateAnswer(c, await accounts.endSession(session, c.req.param('id')))),
    )
}
