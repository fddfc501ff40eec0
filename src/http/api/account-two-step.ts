import { Hono } from 'hono'
import { PasswordProofSchema } from '#domain/account/account.ts'
import { FirstCodeSchema, SignInCodeSchema, TwoStepRemovalSchema } from '#domain/account/sign-ins.ts'
import { accountActs } from '../visitors/account-acts.ts'
import type { VisitorVariables } from '../visitors/identify-visitor.ts'
import { ownAccountActs } from '../visitors/own-account-acts.ts'
import { accepted, signedIn } from './account-answers.ts'
import type { PersonalApiParts } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

/** Routes of /api/account: signing in with a code, and switching that on and off. */
export function twoStepRoutes(parts: PersonalApiParts) {
  const acts = accountActs(parts)
  const own = ownAccountActs(parts)
  return new Hono<VisitorVariables>()
    .post('/sign-in/code', async (c) => {
      const read = await readBody(c, SignInCodeSchema)
      return accepted(c, read.ok ? await acts.signInWithCode(c, read.value) : read)
    })
    .post('/two-step', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, PasswordProofSchema)
        return privateAnswer(c, read.ok ? await own.startTwoStep(c, read.value.password) : read)
      }),
    )
    .put('/two-step', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, FirstCodeSchema)
        return privateAnswer(c, read.ok ? await own.finishTwoStep(c, read.value.code) : read)
      }),
    )
    .post('/two-step/removal', (c) =>
      signedIn(c, async () => {
        const read = await readBody(c, TwoStepRemovalSchema)
        return privateAnswer(c, read.ok ? await own.stopTwoStep(c, read.value) : read)
      }),
    )
}
