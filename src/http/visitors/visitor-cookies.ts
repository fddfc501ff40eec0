import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { SESSION_SECONDS } from '#content/retention.ts'

/** Lifetime of a visitor's or guest's cookie after the last change, s: about 13 months, as RETENTION.visitorMonths. */
export const VISITOR_SECONDS = 395 * 24 * 3600

/** The session's cookie, without the prefix it has over TLS. */
export const SESSION_COOKIE = 'keystead-session'
/** An anonymous visitor's, likewise. */
export const VISITOR_COOKIE = 'keystead-visitor'
/** That of somebody who has answered on a shared list, likewise. */
export const GUEST_COOKIE = 'keystead-guest'
/** What became of a form, for the page that the browser is sent on to; likewise. */
const RESULT_COOKIE = 'keystead-result'
/** Says that the browser sends forms itself: its pages come with what the visitor has saved; likewise. */
const FORMS_COOKIE = 'keystead-forms'
/** Lifetime of a result's cookie, s: the browser asks for the page at once. */
const RESULT_SECONDS = 60
/** 128 random bits. */
const RANDOM_TOKEN = /^[\w-]{22}$/

/** The site's cookies. Over TLS their names have the prefix __Host-, so that no other host can set them. */
export interface VisitorCookies {
  session: string | null
  visitor: string | null
  guest: string | null
  result: string | null
  /** The browser has sent a form itself. */
  sendsForms: boolean
  /** Set-Cookie headers, to be appended to the answer. */
  setSession: (session: string) => string
  endSession: () => string
  setVisitor: (token: string) => string
  endVisitor: () => string
  setGuest: (token: string) => string
  setResult: (text: string) => string
  endResult: () => string
  setSendsForms: () => string
}

/** Whether a Set-Cookie header sets the session. */
export const isSessionCookie = (header: string): boolean => header.split('=', 1)[0]!.endsWith(SESSION_COOKIE)

/** Whether a request has a session's cookie, under any of its names. */
export const mayHaveSession = (request: Request): boolean =>
  request.headers.get('cookie')?.includes(SESSION_COOKIE) ?? false

/** Whether a request may have a result's cookie. */
export const mayHaveResult = (request: Request): boolean =>
  request.headers.get('cookie')?.includes(RESULT_COOKIE) ?? false

export function visitorCookies(c: Context, publicUrl: string | null): VisitorCookies {
  const secure = new URL(publicUrl ?? c.req.url).protocol === 'https:'
  const read = (name: string) => (secure ? getCookie(c, name, 'host') : getCookie(c, name)) ?? null
  const write = (name: string, value: string, maxAge: number) =>
    generateCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge,
      ...(secure ? { secure: true, prefix: 'host' } : {}),
    })
  const readToken = (name: string) => {
    const token = read(name)
    return token !== null && RANDOM_TOKEN.test(token) ? token : null
  }
  return {
    session: read(SESSION_COOKIE),
    visitor: readToken(VISITOR_COOKIE),
    guest: readToken(GUEST_COOKIE),
    result: read(RESULT_COOKIE),
    sendsForms: read(FORMS_COOKIE) !== null,
    setSession: (session) => write(SESSION_COOKIE, session, SESSION_SECONDS),
    endSession: () => write(SESSION_COOKIE, '', 0),
    setVisitor: (token) => write(VISITOR_COOKIE, token, VISITOR_SECONDS),
    endVisitor: () => write(VISITOR_COOKIE, '', 0),
    setGuest: (token) => write(GUEST_COOKIE, token, VISITOR_SECONDS),
    setResult: (text) => write(RESULT_COOKIE, text, RESULT_SECONDS),
    endResult: () => write(RESULT_COOKIE, '', 0),
    setSendsForms: () => write(FORMS_COOKIE, '1', VISITOR_SECONDS),
  }
}
