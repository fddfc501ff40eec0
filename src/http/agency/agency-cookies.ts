import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { SESSION_MS } from '#domain/agency/member.ts'

/** The session's cookie, without the prefix it has over TLS. A visitor's session has another. */
export const AGENCY_COOKIE = 'keystead-agency'
/** That of a browser that uses an invitation, likewise. */
const JOINING_COOKIE = 'keystead-joining'
/** How long somebody has for joining, s. */
const JOINING_SECONDS = 3600
/** 256 random bits. */
const TOKEN = /^[\w-]{43}$/

/** The cookies of /agency. They are sent with no request that another site begins. */
export interface AgencyCookies {
  session: string | null
  joining: string | null
  /** Set-Cookie headers. */
  setSession(token: string): string
  endSession(): string
  setJoining(token: string): string
  endJoining(): string
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether a request comes by TLS, or from the same machine: passwords and codes go no other way. */
export function isPrivateLine(url: string, publicUrl: string | null): boolean {
  const { protocol, hostname } = new URL(publicUrl ?? url)
  return protocol === 'https:' || LOOPBACK.test(hostname)
}

export function agencyCookies(c: Context, publicUrl: string | null): AgencyCookies {
  const secure = new URL(publicUrl ?? c.req.url).protocol === 'https:'
  const read = (name: string) => {
    const token = (secure ? getCookie(c, name, 'host') : getCookie(c, name)) ?? ''
    return TOKEN.test(token) ? token : null
  }
  const write = (name: string, value: string, maxAge: number) =>
    generateCookie(name, value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge,
      ...(secure ? { secure: true, prefix: 'host' } : {}),
    })
  return {
    session: read(AGENCY_COOKIE),
    joining: read(JOINING_COOKIE),
    setSession: (token) => write(AGENCY_COOKIE, token, SESSION_MS / 1000),
    endSession: () => write(AGENCY_COOKIE, '', 0),
    setJoining: (token) => write(JOINING_COOKIE, token, JOINING_SECONDS),
    endJoining: () => write(JOINING_COOKIE, '', 0),
  }
}
