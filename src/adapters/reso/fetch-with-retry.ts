import { FeedError } from '#application/feed-import/feed-read.ts'

/** How a request is made and waited for; tests replace the waiting. */
export interface Patience {
  fetch: typeof fetch
  /** Waits this many ms. */
  wait: (ms: number) => Promise<void>
  now: () => Date
}

/** The server refuses these credentials (401 or 403). */
export class RefusedError extends FeedError {
  override name = 'RefusedError'
}

const ATTEMPTS = 6
/** ms for an answer with all of its body. */
const TIME_OUT = 60_000
const FIRST_PAUSE = 1_000
const MAX_PAUSE = 60_000
/** A server that asks for more patience than this, ms, is left for another day. */
const MAX_RETRY_AFTER = 10 * 60_000

type Attempt = { kind: 'answer'; json: unknown } | { kind: 'again'; reason: string; retryAfter: number | null }

/**
 * Gets JSON, patiently: a server that is busy (429), broken (5xx), silent or cut off is asked again, up to six times,
 * after as long as it asks for (Retry-After) or after pauses that double from one second.
 *
 * @throws RefusedError on 401 and 403, FeedError on any other final failure.
 */
export async function fetchJson(url: URL, init: RequestInit, { fetch, wait, now }: Patience): Promise<unknown> {
  let reason = ''
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await tryOnce(url, init, fetch, now)
    if (result.kind === 'answer') return result.json
    reason = result.reason
    if (result.retryAfter !== null && result.retryAfter > MAX_RETRY_AFTER) {
      throw new FeedError(
        `${url.host} ${reason} and asks to come back in ${Math.ceil(result.retryAfter / 60_000)} minutes`,
      )
    }
    if (attempt < ATTEMPTS - 1) await wait(result.retryAfter ?? Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** attempt))
  }
  throw new FeedError(`${url.host} ${reason}, ${ATTEMPTS} times in a row`)
}

async function tryOnce(url: URL, init: RequestInit, fetchIt: typeof fetch, now: () => Date): Promise<Attempt> {
  let response: Response
  let body: string
  try {
    response = await fetchIt(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIME_OUT) })
    body = await response.text()
  } catch (error) {
    return { kind: 'again', reason: `did not answer (${networkReason(error)})`, retryAfter: null }
  }
  if (response.status === 429 || response.status >= 500) {
    return { kind: 'again', reason: `answered ${response.status}`, retryAfter: retryAfter(response, now()) }
  }
  if (!response.ok) throw refusal(url, response, body)
  try {
    return { kind: 'answer', json: JSON.parse(body) }
  } catch {
    return { kind: 'again', reason: 'answered what is no JSON', retryAfter: null }
  }
}

function networkReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer in ${TIME_OUT / 1000} seconds`
  return error.cause instanceof Error && error.cause.message ? error.cause.message : error.message
}

/** ms that Retry-After asks for, given as seconds or as a date; null where it asks for nothing readable. */
function retryAfter(response: Response, now: Date): number | null {
  const text = response.headers.get('retry-after')?.trim()
  if (!text) return null
  if (/^\d+$/.test(text)) return Number(text) * 1000
  const date = Date.parse(text)
  return Number.isFinite(date) ? Math.max(0, date - now.getTime()) : null
}

function refusal(url: URL, response: Response, body: string): FeedError {
  const { status } = response
  if (status === 401)
    return new RefusedError(`${url.host} does not accept the credentials (401): check FEED_TOKEN or the client`)
  if (status === 403) return new RefusedError(`${url.host} does not allow these credentials to read here (403)`)
  if (status >= 300 && status < 400) {
    return new FeedError(`${url.host} redirects to ${response.headers.get('location') ?? 'nowhere'}: use that address`)
  }
  const message = oDataMessage(body)
  return new FeedError(`${url.host} answered ${status}${message ? `: ${message}` : ''}`)
}

/** The message of an OData error body, or nothing. */
function oDataMessage(body: string): string {
  try {
    const message: unknown = JSON.parse(body)?.error?.message
    return typeof message === 'string' ? message.slice(0, 300) : ''
  } catch {
    return ''
  }
}
