import { Hono } from 'hono'
import { PasswordProofSchema } from '#domain/account/account.ts'
import { FirstCodeSchema, SignInCodeSchema, TwoStepRemovalSchema } from '#domain/account/sign-ins.ts'
import { accountActs } from '../visitors/account-acts.ts'
import type { VisitorVariables } from '../visitors/identify-visitor.ts'
import { accepted, signedIn, withNewSession } from './account-answers.ts'
import type { PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** Routes of /api/account: signing in with a code, and switching that on and off. */
export function twoStepRoutes(parts: PersonalApiParts) {
  const { accounts, limits } = parts
  const acts = accountActs(parts)
  return new Hono<VisitorVariables>()
    .post('/sign-in/code', async (c) => {
      const read = await readBody(c, SignInCodeSchema)
      return accepted(c, read.ok ? await acts.signInWithCode(c, read.value) : read)
    })
    .post('/two-step', (c) =>
      signedIn(c, async (account, { session }) => {
        const read = await readBody(c, PasswordProofSchema)
        if (!read.ok) return privateAnswer(c, read)
        const start = () => accounts.startTwoStep(session, read.value.password)
        return privateAnswer(c, await limits.tryPassword(c.var.network, account.email, start))
      }),
    )
    .put('/two-step', (c) =>
      signedIn(c, async (account, caller) => {
        const read = await readBody(c, FirstCodeSchema)
        if (!read.ok) return privateAnswer(c, read)
        const finish = () => accounts.finishTwoStep(caller, read.value.code)
        return withNewSession(c, await limits.tryPassword(c.var.network, account.email, finish))
      }),
    )
    .post('/two-step/removal', (c) =>
      signedIn(c, async (account, caller) => {
        const read = await readBody(c, TwoStepRemovalSchema)
        if (!read.ok) return privateAnswer(c, read)
        const stop = () => accounts.stopTwoStep(caller, read.value.password, read.value.code)
        return withNewSession(c, await limits.tryPassword(c.var.network, account.email, stop))
      }),
    )
}
