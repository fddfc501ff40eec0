import * as v from 'valibot'
import { FeedError } from '#ports/server/listing-feed.ts'

/** How a feed's server knows us: not at all, by a bearer token, or by an OAuth 2 client that gets a token. */
export type FeedCredentials =
  | { kind: 'none' }
  | { kind: 'token'; token: string }
  | { kind: 'client'; id: string; secret: string; tokenUrl: URL }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads FEED_TOKEN, or FEED_CLIENT_ID with FEED_CLIENT_SECRET and FEED_TOKEN_URL.
 *
 * @throws FeedError if only some of the client's variables are set, or FEED_TOKEN_URL is not safe (see `safeUrl`).
 */
export function readFeedCredentials(environment: Environment): FeedCredentials {
  const [token, id, secret, url] = ['FEED_TOKEN', 'FEED_CLIENT_ID', 'FEED_CLIENT_SECRET', 'FEED_TOKEN_URL'].map(
    (name) => environment[name]?.trim() || null,
  )
  if (token) return { kind: 'token', token }
  if (!id && !secret && !url) return { kind: 'none' }
  if (!id || !secret || !url) {
    throw new FeedError('FEED_CLIENT_ID, FEED_CLIENT_SECRET and FEED_TOKEN_URL are needed together')
  }
  return { kind: 'client', id, secret, tokenUrl: safeUrl(url, 'FEED_TOKEN_URL') }
}

/**
 * Parses an address that credentials may be sent to: https, or http on this machine. `name` names it in the error.
 *
 * @throws FeedError for any other.
 */
export function safeUrl(text: string, name: string): URL {
  const url = URL.parse(text)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url))) return url
  if (url?.protocol === 'http:') throw new FeedError(`${name} ${url.origin} is not encrypted; use its https address`)
  throw new FeedError(`${name} is not a web address`)
}

const isThisMachine = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

const TokenAnswer = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) })

/** The token in an OAuth 2 token endpoint's answer. */
export function tokenFromAnswer(answer: unknown): string {
  const parsed = v.safeParse(TokenAnswer, answer)
  if (!parsed.success) throw new FeedError('The server at FEED_TOKEN_URL answered without an access_token')
  return parsed.output.access_token
}
