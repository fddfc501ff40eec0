/** better-auth's cookie. Only its value leaves this adapter. */
const NAME = 'better-auth.session_token'

/** A token with its signature, as in better-auth's cookie. */
const SESSION = /^[\w.%~-]{20,300}$/

/** Headers of a request with a session. */
export const withSession = (session: string): Headers =>
  new Headers(SESSION.test(session) ? { cookie: `${NAME}=${session}` } : {})

/** The session an answer sets; null if it sets none or ends it. */
export function sessionSet(headers: Headers): string | null {
  for (const cookie of headers.getSetCookie()) {
    const [name, value = ''] = cookie.split(';')[0]!.split('=', 2)
    if (name === NAME && SESSION.test(value)) return value
  }
  return null
}
