/** better-auth's cookies. Only their values leave this adapter. */
const SESSION_COOKIE = 'better-auth.session_token'
const CHALLENGE_COOKIE = 'better-auth.two_factor'

/** A token with its signature, as in better-auth's cookies. */
const SIGNED = /^[\w.%~-]{20,300}$/

/** Headers of a request with a session, from a browser in words if it may start a new one. */
export const withSession = (session: string, device?: string): Headers =>
  requestHeaders(SESSION_COOKIE, session, device)

/** Headers of a request with the challenge of a second step. */
export const withChallenge = (challenge: string, device: string): Headers =>
  requestHeaders(CHALLENGE_COOKIE, challenge, device)

/** Headers of a request without cookies. better-auth stores the browser with the session it starts. */
export const fromDevice = (device: string): Headers => new Headers({ 'user-agent': device })

function requestHeaders(name: string, value: string, device?: string): Headers {
  const headers = device === undefined ? new Headers() : fromDevice(device)
  if (SIGNED.test(value)) headers.set('cookie', `${name}=${value}`)
  return headers
}

/** The session an answer sets; null if it sets none or ends it. */
export const sessionSet = (headers: Headers): string | null => cookieSet(headers, SESSION_COOKIE)

/** The challenge of a second step that an answer sets; null if it sets none. */
export const challengeSet = (headers: Headers): string | null => cookieSet(headers, CHALLENGE_COOKIE)

/** What better-auth stored the challenge under: the cookie's value without its signature. */
export const challengeName = (challenge: string): string => challenge.split('.', 1)[0]!

function cookieSet(headers: Headers, wanted: string): string | null {
  // The last one counts: a session may be set and ended in one answer.
  for (const cookie of headers.getSetCookie().toReversed()) {
    const [name, value = ''] = cookie.split(';')[0]!.split('=', 2)
    if (name === wanted) return SIGNED.test(value) ? value : null
  }
  return null
}
