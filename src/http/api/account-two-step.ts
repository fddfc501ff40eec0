import { Hono } from 'hono'
import { PasswordProofSchema } from '#domain/account/account.ts'
import { FirstCodeSchema, SignInCodeSchema, TwoStepRemovalSchema } from '#domain/account/sign-ins.ts'
import type { VisitorVariables } from '../visitors/identify-visitor.ts'
import { deviceOf, signedIn, welcome, withNewSession } from './account-answers.ts'
import type { PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** Routes of /api/account: signing in with a code, and switching that on and off. */
export function twoStepRoutes(parts: PersonalApiParts) {
  const { accounts, limits } = parts
  return new Hono<VisitorVariables>()
    .post('/sign-in/code', async (c) => {
      const read = await readBody(c, SignInCodeSchema)
      if (!read.ok) return privateAnswer(c, read)
      const { challenge, code } = read.value
      const verify = () => accounts.signInWithCode(challenge, code, deviceOf(c))
      // Without its signature, so that no counter's name is a secret.
      const answer = await limits.tryPassword(c.var.network, challenge.split('.', 1)[0]!, verify)
      return answer.ok ? welcome(c, answer.value, parts) : privateAnswer(c, answer)
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
