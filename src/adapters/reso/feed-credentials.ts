import * as v from 'valibot'
import { FeedError } from '#application/feed-import/feed-read.ts'

/** What a feed's server wants to see: nothing, a bearer token, or an OAuth 2 client that gets itself one. */
export type FeedCredentials =
  | { kind: 'none' }
  | { kind: 'token'; token: string }
  | { kind: 'client'; id: string; secret: string; tokenUrl: URL }

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads FEED_TOKEN, or FEED_CLIENT_ID with FEED_CLIENT_SECRET and FEED_TOKEN_URL.
 *
 * @throws FeedError where a client is named only in part, or its token address is no safe one.
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
 * An address that credentials may be sent to: https, or http on this machine.
 *
 * @throws FeedError for any other.
 */
export function safeUrl(text: string, name: string): URL {
  const url = URL.parse(text)
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url))) return url
  if (url?.protocol === 'http:') throw new FeedError(`${name} ${url.origin} is not encrypted; use its https address`)
  throw new FeedError(`${name} is no web address`)
}

const isThisMachine = (url: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)

const TokenAnswer = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) })

/** The token out of an OAuth 2 token endpoint's answer. */
export function tokenFromAnswer(answer: unknown): string {
  const parsed = v.safeParse(TokenAnswer, answer)
  if (!parsed.success) throw new FeedError('The server at FEED_TOKEN_URL answered without an access_token')
  return parsed.output.access_token
}
