import {
  NewPasswordSchema,
  PasswordChangeSchema,
  PasswordProofSchema,
  PasswordResetSchema,
  SignInSchema,
  SignUpSchema,
} from '#domain/account/account.ts'
import { fail, ok, type Problem, type Result } from '#domain/result.ts'
import type { KnownAccount, SignedIn } from '#ports/server/accounts.ts'
import { shownAccount } from '../visitors/shown-account.ts'
import { personalApi, type PersonalApiParts, type VisitorContext } from './personal-api.ts'
import { privateAnswer } from './private-answer.ts'
import { readBody } from './read-body.ts'

const NOT_SIGNED_IN: Problem = { kind: 'unauthorized', message: 'Sign in first.' }

/** /api/account and below: the signed-in account, sign-in, sign-up, sign-out, passwords, export and deletion. */
export function accountApi(parts: PersonalApiParts) {
  const { accounts, limits } = parts
  return personalApi(parts)
    .get('/', (c) => privateAnswer(c, ok({ account: c.var.visitor.account && shownAccount(c.var.visitor.account) })))
    .post('/sign-in', async (c) => {
      const read = await readBody(c, SignInSchema)
      if (!read.ok) return privateAnswer(c, read)
      const { email, password } = read.value
      const answer = await limits.tryPassword(c.var.network, email, () => accounts.signIn(email, password))
      return answer.ok ? welcome(c, answer.value, parts) : privateAnswer(c, answer)
    })
    .post('/sign-up', async (c) => {
      const read = await readBody(c, SignUpSchema)
      if (!read.ok) return privateAnswer(c, read)
      const allowed = await limits.signUp(c.var.network)
      const answer = allowed.ok ? await accounts.signUp(read.value) : allowed
      // Neither body nor cookies reveal whether the address already had an account.
      return privateAnswer(c, answer.ok ? ok(ACCEPTED) : answer)
    })
    .post('/sign-out', async (c) => {
      const { session, cookies } = c.var.visitor
      const answer = session === null ? ok(undefined) : await accounts.signOut(session)
      return withCookie(privateAnswer(c, answer), answer.ok ? cookies.endSession() : null)
    })
    .post('/password-reset', async (c) => {
      const read = await readBody(c, PasswordResetSchema)
      if (!read.ok) return privateAnswer(c, read)
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
      signedIn(c, async (account, session) => {
        const read = await readBody(c, PasswordChangeSchema)
        if (!read.ok) return privateAnswer(c, read)
        const { current, next } = read.value
        const change = () => accounts.changePassword(session, current, next)
        const answer = await limits.tryPassword(c.var.network, account.email, change)
        if (!answer.ok) return privateAnswer(c, answer)
        return withCookie(privateAnswer(c, ok(undefined)), c.var.visitor.cookies.setSession(answer.value.session))
      }),
    )
    .post('/deletion', (c) =>
      signedIn(c, async (account, session) => {
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
}

const ACCEPTED = { status: 'accepted' }

/** Lets only a signed-in visitor through. */
async function signedIn(
  c: VisitorContext,
  work: (account: KnownAccount, session: string) => Promise<Response>,
): Promise<Response> {
  const { account, session } = c.var.visitor
  return account && session !== null ? work(account, session) : privateAnswer(c, fail(NOT_SIGNED_IN))
}

/**
 * The answer to signing in: a new session in place of one there was, and what the visitor kept before is the
 * account's. Where that fails, the visitor's cookie stays, so that the next signing in brings it along.
 */
async function welcome(
  c: VisitorContext,
  { account, session }: SignedIn,
  { accounts, savedItems }: PersonalApiParts,
): Promise<Response> {
  const { session: previous, knownHash, cookies } = c.var.visitor
  if (previous !== null) await accounts.signOut(previous)
  const moved: Result<void> = knownHash === null ? ok(undefined) : await savedItems.bringAlong(account.id, knownHash)
  const answer = withCookie(privateAnswer(c, ok(ACCEPTED)), cookies.setSession(session))
  return withCookie(answer, moved.ok && cookies.visitor !== null ? cookies.endVisitor() : null)
}

function withCookie(answer: Response, cookie: string | null): Response {
  if (cookie !== null) answer.headers.append('set-cookie', cookie)
  return answer
}
