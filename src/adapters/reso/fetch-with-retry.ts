import { FeedError } from '#ports/server/listing-feed.ts'

/** The network and the clock; tests replace them. */
export interface RetryDeps {
  fetch: typeof fetch
  /** Waits so many ms. */
  wait: (ms: number) => Promise<void>
  now: () => Date
}

/** The server refuses the credentials (401 or 403). */
export class RefusedError extends FeedError {
  override name = 'RefusedError'
}

/** The server does not take the request as it is (400). */
export class BadRequestError extends FeedError {
  override name = 'BadRequestError'
  /** What the server says of it. */
  readonly body: string

  constructor(message: string, body: string) {
    super(message)
    this.body = body
  }
}

const ATTEMPTS = 6
/** Time for an answer with its whole body, ms. */
const TIMEOUT = 60_000
/** Pauses between attempts, ms: doubled from the first up to the maximum. */
const MIN_PAUSE = 1_000
const MAX_PAUSE = 60_000
/** Maximum Retry-After, ms; a server that asks for more fails the run. */
const MAX_RETRY_AFTER = 10 * 60_000

/** A body of JSON and the headers beside it. */
export interface JsonAnswer {
  json: unknown
  headers: Headers
}

/** 'Too many requests' by RFC 6585, and by the API description of SimplyRETS. */
const BUSY: ReadonlySet<number> = new Set([429, 426])

type Attempt = ({ kind: 'answer' } & JsonAnswer) | { kind: 'again'; reason: string; retryAfter: number | null }

/**
 * Gets JSON. A server that is busy (429), broken (5xx), silent or cut off is asked up to six times, after its Retry-After or
 * after pauses that double from one second.
 *
 * @throws RefusedError on 401 and 403, BadRequestError on 400, FeedError on any other final failure.
 */
export const fetchWithRetry = async (url: URL, init: RequestInit, deps: RetryDeps): Promise<unknown> =>
  (await fetchAnswer(url, init, deps)).json

/** The same with the answer's headers. */
export async function fetchAnswer(url: URL, init: RequestInit, { fetch, wait, now }: RetryDeps): Promise<JsonAnswer> {
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await tryOnce(url, init, fetch, now)
    if (result.kind === 'answer') return result
    reason = result.reason
    if (result.retryAfter !== null && result.retryAfter > MAX_RETRY_AFTER) {
      throw new FeedError(
        `${url.host} ${reason} and asks us to try again in ${Math.ceil(result.retryAfter / 60_000)} minutes`,
      )
    }
    if (attempt < ATTEMPTS - 1) await wait(result.retryAfter ?? Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** attempt))
  }
  throw new FeedError(`${url.host} ${reason}, ${ATTEMPTS} times in a row`)
}

async function tryOnce(url: URL, init: RequestInit, send: typeof fetch, now: () => Date): Promise<Attempt> {
  let response: Response
  let body: string
  try {
    response = await send(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) })
    body = await response.text()
  } catch (error) {
    return { kind: 'again', reason: `did not respond (${networkReason(error)})`, retryAfter: null }
  }
  if (BUSY.has(response.status) || response.status >= 500) {
    return { kind: 'again', reason: `responded with ${response.status}`, retryAfter: retryAfter(response, now()) }
  }
  if (!response.ok) throw refusal(url, response, body)
  try {
    return { kind: 'answer', json: JSON.parse(body), headers: response.headers }
  } catch {
    return { kind: 'again', reason: 'did not respond with JSON', retryAfter: null }
  }
}

function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no response in ${TIMEOUT / 1000} seconds`
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}

/** Retry-After in ms, given as seconds or as a date (RFC 9110, section 10.2.3); null if missing or unreadable. */
function retryAfter(response: Response, now: Date): number | null {
  const text = response.headers.get('retry-after')?.trim()
  if (!text) return null
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isFinite(date) ? Math.max(0, date - now.getTime()) : null
}

function refusal(url: URL, response: Response, body: string): FeedError {
  const { status } = response
  const message = oDataMessage(body)
  const said = message ? `: ${message}` : ''
  if (status === 401) {
    return new RefusedError(
      `${url.host} doesn’t accept the credentials (401)${said}. Check the feed’s token, password, or client`,
    )
  }
  if (status === 403) return new RefusedError(`these credentials aren’t allowed to read from ${url.host} (403)${said}`)
  if (status >= 300 && status < 400) {
    return new FeedError(`${url.host} redirects to ${response.headers.get('location') ?? 'nowhere'}: use that address`)
  }
  const text = `${url.host} responded with ${status}${said}`
  return status === 400 ? new BadRequestError(text, message || body.slice(0, 300)) : new FeedError(text)
}

/** The message of an OData error body, or ''. */
function oDataMessage(body: string): string {
  try {
    const message: unknown = JSON.parse(body)?.error?.message
    return typeof message === 'string' ? message.slice(0, 300) : ''
  } catch {
    return ''
  }
}
