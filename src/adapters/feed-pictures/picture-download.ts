import { Agent as HttpAgent, get as getHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, get as getHttps } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'
import { isPublicHost, lookupPublic, PrivateAddressError } from '#adapters/foreign-hosts/public-hosts.ts'
import { retryAfter } from '#adapters/foreign-hosts/retry-after.ts'
import type { Download, PictureDownload } from '#ports/server/picture-download.ts'
import type { PictureSource } from '#ports/server/picture-rule.ts'
import { HostPace } from './host-pace.ts'

/** Maximum size of a picture, bytes. */
const MAX_BYTES = 20 * 1024 * 1024
/** Time for a picture with all redirects, ms. */
const TIME_LIMIT = 60_000
const MAX_REDIRECTS = 3
/** Where a host is too busy and doesn't say for how long, ms. */
const BUSY_PAUSE = 60_000
const SITE_AGENT = 'listing-pictures/1.0'

export interface DownloadOptions {
  /** Tests load from this machine, without TLS. */
  allowPrivate?: boolean
  maxBytes?: number
  timeLimit?: number
}

/**
 * Loads pictures over https from public hosts: an address in a feed must not make the server ask its own network (server-side
 * request forgery, OWASP). Redirects are followed under the same rules. Requests to a host are paced, and a host that asks us to wait (429,
 * 503) is left alone for as long.
 */
export function pictureDownload({
  allowPrivate = false,
  maxBytes = MAX_BYTES,
  timeLimit = TIME_LIMIT,
}: DownloadOptions = {}): PictureDownload {
  const connection = {
    keepAlive: true,
    maxSockets: 4,
    ...(allowPrivate ? {} : { lookup: lookupPublic }),
  }
  const agents = { 'http:': new HttpAgent(connection), 'https:': new HttpsAgent(connection) }
  const pace = new HostPace(
    () => performance.now(),
    (ms) => wait(ms),
  )

  /** One request; the answer's head. */
  const request = (url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { headers, signal }
      const sent =
        url.protocol === 'https:'
          ? getHttps(url, { ...options, agent: agents['https:'] }, resolve)
          : getHttp(url, { ...options, agent: agents['http:'] }, resolve)
      sent.on('error', reject)
    })

  const isAllowed = (url: URL): boolean => allowPrivate || (url.protocol === 'https:' && isPublicHost(url))

  const follow = async (first: URL, source: Source, signal: AbortSignal): Promise<Download> => {
    let url = first
    for (let step = 0; step <= MAX_REDIRECTS; step++) {
      if (!isAllowed(url)) return refused('its address isn’t an https address of a public host')
      const waitMs = await pace.turn(url.host, source.perSecond)
      if (waitMs > 0) return { kind: 'failed', reason: `${url.host} asks us to wait`, waitMs }
      // A feed's token is for its own host.
      const userAgent = url.host === first.host ? source.userAgent : null
      const answer = await request(url, { 'user-agent': userAgent ?? SITE_AGENT, accept: 'image/*' }, signal)
      const next = redirect(answer, url)
      if (next === null) return read(answer, url, { maxBytes, pace })
      answer.resume()
      url = next
    }
    return refused(`redirects more than ${MAX_REDIRECTS} times`)
  }

  return {
    async load(address, source) {
      const url = URL.parse(address)
      if (url === null) return refused('has no address')
      const signal = AbortSignal.timeout(timeLimit)
      try {
        return await follow(url, source, signal)
      } catch (error) {
        if (error instanceof PrivateAddressError) return refused(`${url.host} ${error.message}`)
        const reason = signal.aborted ? `no response in ${timeLimit / 1000} seconds` : (error as Error).message
        return { kind: 'failed', reason: `${url.host}: ${reason}`, waitMs: null }
      }
    },
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy()
    },
  }
}

type Source = Pick<PictureSource, 'userAgent' | 'perSecond'>

const refused = (reason: string): Download => ({ kind: 'refused', reason })

function redirect({ statusCode, headers }: IncomingMessage, from: URL): URL | null {
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode!)
  return isRedirect && headers.location !== undefined ? URL.parse(headers.location, from.href) : null
}

/** 408 and 425 ask for another try; RFC 9110, section 15.5, RFC 8470. */
const RETRIED = new Set([408, 425, 429])

async function read(
  answer: IncomingMessage,
  { host }: URL,
  { maxBytes, pace }: { maxBytes: number; pace: HostPace },
): Promise<Download> {
  const status = answer.statusCode!
  if (status === 200) return readBody(answer, maxBytes)
  answer.resume()
  const reason = `${host} responded with ${status}`
  if (status === 429 || status === 503) {
    const waitMs = retryAfter(answer.headers['retry-after']) ?? BUSY_PAUSE
    pace.pause(host, waitMs)
    return { kind: 'failed', reason, waitMs }
  }
  return status >= 500 || RETRIED.has(status) ? { kind: 'failed', reason, waitMs: null } : refused(reason)
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Download> {
  const chunks: Buffer[] = []
  let size = 0
  const tooLarge = () => {
    answer.destroy()
    return refused(`is larger than ${maxBytes / 1024 / 1024} MB`)
  }
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return tooLarge()
  // An answer that breaks off rejects here.
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return tooLarge()
    chunks.push(chunk)
  }
  return { kind: 'loaded', bytes: Buffer.concat(chunks) }
}
