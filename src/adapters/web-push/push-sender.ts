import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import webPush from 'web-push'
import { isPublicHost, lookupPublic, PrivateAddressError } from '#adapters/foreign-hosts/public-hosts.ts'
import { retryAfter } from '#adapters/foreign-hosts/retry-after.ts'
import type { ClaimedPush } from '#ports/server/push-queue.ts'
import type { PushDelivery, PushSender } from '#ports/server/push-sender.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** How long a push service keeps a message for a device that is off, s. */
const KEPT = 24 * 3600
/** Time for one request, ms. */
const TIME_LIMIT = 20_000

/** Node's code for a key that no shared secret can be made with. */
const NO_POINT = 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY'

export interface PushSenderOptions {
  keys: VapidKeys
  /** Whom a push service may write to about our messages: a mailto: or https: address. */
  contact: () => string
  /** Tests send to this machine, without TLS. */
  allowPrivate?: boolean
  timeLimit?: number
}

/**
 * Sends over https to public hosts: an address that a browser gave must not make the server ask its own network (server-side request
 * forgery, OWASP). No redirect is followed.
 */
export function webPushSender({
  keys,
  contact,
  allowPrivate = false,
  timeLimit = TIME_LIMIT,
}: PushSenderOptions): PushSender {
  const connection = { keepAlive: true, maxSockets: 8, ...(allowPrivate ? {} : { lookup: lookupPublic }) }
  const agents = { http: new HttpAgent(connection), https: new HttpsAgent(connection) }
  const isAllowed = (url: URL): boolean => allowPrivate || (url.protocol === 'https:' && isPublicHost(url))

  const post = (url: URL, { headers, body }: Message): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeLimit) }
      const sent =
        url.protocol === 'https:'
          ? requestHttps(url, { ...options, agent: agents.https }, resolve)
          : requestHttp(url, { ...options, agent: agents.http }, resolve)
      sent.on('error', reject)
      sent.end(body)
    })

  return {
    async send(push) {
      if (push.siteKey !== keys.publicKey)
        return { outcome: 'gone', reason: 'its browser knows another key of the site' }
      const url = URL.parse(push.to.endpoint)
      if (url === null || !isAllowed(url))
        return { outcome: 'gone', reason: 'isn’t at an https address of a public host' }
      try {
        const answer = await post(url, messageOf({ ...push, endpoint: url.href }, { keys, contact: contact() }))
        // It may break off, or be aborted, after its head.
        answer.on('error', () => {}).resume()
        return deliveryOf(answer, url.host)
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException
        if (error instanceof PrivateAddressError) return { outcome: 'gone', reason: `${url.host} ${message}` }
        if (code === NO_POINT) return { outcome: 'gone', reason: 'its browser’s key isn’t a point of the curve' }
        return { outcome: 'failed', reason: `${url.host}: ${message}`, waitMs: null }
      }
    },
    close: () => {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

interface Message {
  headers: Record<string, string>
  body: Buffer
}

/** The encrypted message with its signature (RFC 8291, RFC 8292). Throws Node's NO_POINT for a key that isn't one. */
function messageOf(
  { id, endpoint, to: { p256dh, auth }, notice }: Pick<ClaimedPush, 'id' | 'to' | 'notice'> & { endpoint: string },
  { keys, contact }: { keys: VapidKeys; contact: string },
): Message {
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ id, ...notice }),
    {
      vapidDetails: { subject: contact, ...keys },
      TTL: KEPT,
      urgency: 'normal',
      // One that is sent twice replaces the first that wasn't fetched yet; at most 32 characters (RFC 8030, section 5.4).
      topic: id.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
    },
  )
  return { headers: details.headers, body: details.body }
}

/** 408 and 425 ask for another try; RFC 9110, section 15.5, RFC 8470. */
const RETRIED = new Set([408, 425, 429])

function deliveryOf({ statusCode, headers }: IncomingMessage, host: string): PushDelivery {
  const status = statusCode!
  if (status >= 200 && status < 300) return { outcome: 'sent' }
  const reason = `${host} responded with ${status}`
  if (status === 404 || status === 410) return { outcome: 'gone', reason }
  if (status < 500 && !RETRIED.has(status)) return { outcome: 'refused', reason }
  return { outcome: 'failed', reason, waitMs: retryAfter(headers['retry-after']) }
}
