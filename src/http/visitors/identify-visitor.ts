import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createHash, randomBytes } from 'node:crypto'
import type { Problem } from '#domain/result.ts'
import type { Accounts, KnownAccount } from '#ports/server/accounts.ts'
import type { Owner } from '#ports/server/saved-items.ts'
import { problemResponse } from '../problem-http.ts'
import type { RequestVariables } from '../request-log.ts'
import { isSessionCookie, visitorCookies, type VisitorCookies } from './visitor-cookies.ts'

/** The visitor of an API request. */
export interface Visitor {
  account: KnownAccount | null
  /** The session cookie's value, if somebody is signed in. */
  session: string | null
  /** Names that session, without being secret. */
  sessionId: string | null
  /** Whose saved items are read and changed. A new visitor gets a random identity that is stored with the first change. */
  owner: Owner
  /** The hash of an anonymous visitor's cookie, if there is one. */
  knownHash: string | null
  cookies: VisitorCookies
  /** Sets an anonymous visitor's cookie; to be called when something of theirs was stored. */
  remember: () => void
  /** Adds a Set-Cookie header to the answer. */
  setCookie: (header: string) => void
}

export interface VisitorVariables {
  Variables: RequestVariables['Variables'] & { visitor: Visitor }
}

export type VisitorContext<P extends string = string> = Context<VisitorVariables, P>

/** What is stored of a cookie's value. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A cookie's value: 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url')

/** Identifies the visitor by the cookies. Reading sets no cookie; a new visitor gets one with the first change. */
export const identifyVisitor = (
  accounts: Accounts,
  publicUrl: string | null,
  refuse: (problem: Problem, requestId: string) => Response = problemResponse,
) =>
  createMiddleware<VisitorVariables>(async (c, next) => {
    const cookies = visitorCookies(c, publicUrl)
    const found = cookies.session === null ? null : await accounts.bySession(cookies.session)
    if (found && !found.ok) return refuse(found.problem, c.var.requestId)
    const signedIn = found?.value ?? null
    const token = cookies.visitor ?? newToken()
    let remembered = false
    const asked: string[] = []
    c.set('visitor', {
      account: signedIn?.account ?? null,
      session: signedIn && cookies.session,
      sessionId: signedIn && signedIn.id,
      owner: signedIn ? { account: signedIn.account.id } : { visitor: hashOf(token) },
      knownHash: cookies.visitor && hashOf(cookies.visitor),
      cookies,
      remember: () => {
        remembered = true
      },
      setCookie: (header) => void asked.push(header),
    })
    await next()
    const set = (cookie: string) => c.res.headers.append('set-cookie', cookie)
    asked.forEach(set)
    if (remembered && !signedIn) set(cookies.setVisitor(token))
    // A session cookie set by the route itself wins.
    if (c.res.headers.getSetCookie().some(isSessionCookie)) return
    if (signedIn?.prolonged) set(cookies.setSession(cookies.session!))
    if (cookies.session !== null && !signedIn) set(cookies.endSession())
  })
