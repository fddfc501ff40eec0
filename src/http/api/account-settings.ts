import { Hono } from 'hono'
import { NameSchema } from '#domain/account/account.ts'
import { EmailChangeSchema, LinkTokenSchema } from '#domain/account/sign-ins.ts'
import { accountActs } from '../visitors/account-acts.ts'
import type { VisitorVariables } from '../visitors/identify-visitor.ts'
import { asOwner, ownAccountActs } from '../visitors/own-account-acts.ts'
import { accepted, signedIn } from './account-answers.ts'
import type { PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** Routes of /api/account: name, address, its confirmation, and sessions. */
export function accountSettingsRoutes(parts: PersonalApiParts) {
  const acts = accountActs(parts)
  const own = ownAccountActs(parts)
  return new Hono<VisitorVariables>()
    .get('/settings', async (c) =>
      privateAnswer(c, await asOwner(c, (_, { session }) => parts.accounts.settings(session))),
    )
    .put('/name', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, NameSchema)
        return privateAnswer(c, read.ok ? await own.rename(c, read.value) : read)
      }),
    )
    .post('/confirmation-link', async (c) => privateAnswer(c, await own.mailConfirmation(c)))
    .post('/email', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, EmailChangeSchema)
        return accepted(c, read.ok ? await own.requestEmailChange(c, read.value) : read)
      }),
    )
    .put('/email', async (c) => {
      const read = await readBody(c, LinkTokenSchema)
      return privateAnswer(c, read.ok ? await acts.confirm(c, { kind: 'new-email', token: read.value.token }) : read)
    })
    .delete('/sessions', async (c) => privateAnswer(c, await own.endOtherSessions(c)))
    .delete('/sessions/:id', async (c) => privateAnswer(c, await own.endSession(c, c.req.param('id'))))
}
