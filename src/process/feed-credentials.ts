import type { FeedCredentials } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads how a single feed is signed in to: FEED_TOKEN, or FEED_CLIENT_ID with FEED_CLIENT_SECRET, FEED_TOKEN_URL and, if the
 * server asks for it, FEED_SCOPE.
 *
 * @throws FeedError if only some of the client's variables are set, or FEED_TOKEN_URL is not safe (see `safeUrl`).
 */
export function readFeedCredentials(environment: Environment): FeedCredentials {
  const read = (name: string) => environment[name]?.trim() || null
  const token = read('FEED_TOKEN')
  if (token) return { kind: 'bearer', token }
  const [clientId, clientSecret, url] = [read('FEED_CLIENT_ID'), read('FEED_CLIENT_SECRET'), read('FEED_TOKEN_URL')]
  if (!clientId && !clientSecret && !url) return { kind: 'none' }
  if (!clientId || !clientSecret || !url) {
    throw new FeedError('Set FEED_CLIENT_ID, FEED_CLIENT_SECRET, and FEED_TOKEN_URL together, or none of them')
  }
  return { kind: 'oauth', clientId, clientSecret, tokenUrl: safeUrl(url, 'FEED_TOKEN_URL'), scope: read('FEED_SCOPE') }
}

/**
 * Parses an address that credentials may be sent to: https, or http on this machine. `name` names it in the error.
 *
 * @throws FeedError for any other.
 */
export function safeUrl(text: string, name: string): URL {
  const url = URL.parse(text)
  if (url !== null && isSafe(url)) return url
  if (url?.protocol === 'http:') throw new FeedError(`${name} ${url.origin} isn’t encrypted. Use its https URL`)
  throw new FeedError(`${name} isn’t a URL`)
}

/** Whether credentials may be sent there. */
export const isSafe = (url: URL): boolean =>
  url.protocol === 'https:' || (url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
