import * as v from 'valibot'
import type { FeedCredentials, OAuthClient } from '#ports/server/feed-settings.ts'
import { FeedError } from '#ports/server/listing-feed.ts'
import { fetchWithRetry, RefusedError, type RetryDeps } from './fetch-with-retry.ts'

/** Sends a request with an Authorization header; null for none. */
type Send<Answer> = (authorization: string | null) => Promise<Answer>

const TokenAnswer = v.object({ access_token: v.pipe(v.string(), v.minLength(1)) })

/**
 * Signs requests. An OAuth client gets a token before the first one, and a new one when a server refuses the one it has: at
 * most once a request, so that wrong credentials end the run.
 */
export function signer(credentials: FeedCredentials, deps: RetryDeps) {
  if (credentials.kind !== 'oauth') {
    const authorization = fixedAuthorization(credentials)
    return <Answer>(send: Send<Answer>): Promise<Answer> => send(authorization)
  }
  let token: string | null = null
  return async <Answer>(send: Send<Answer>): Promise<Answer> => {
    const isRenewable = token !== null
    token ??= await getToken(credentials, deps)
    try {
      return await send(`Bearer ${token}`)
    } catch (error) {
      if (!isRenewable || !(error instanceof RefusedError)) throw error
      token = await getToken(credentials, deps)
      return send(`Bearer ${token}`)
    }
  }
}

function fixedAuthorization(credentials: Exclude<FeedCredentials, OAuthClient>): string | null {
  switch (credentials.kind) {
    case 'none':
      return null
    case 'bearer':
      return `Bearer ${credentials.token}`
    case 'basic':
      // RFC 7617, section 2: user and password as UTF-8, with a colon between them.
      return `Basic ${Buffer.from(`${credentials.user}:${credentials.password}`).toString('base64')}`
  }
}

async function getToken({ clientId, clientSecret, tokenUrl, scope }: OAuthClient, deps: RetryDeps): Promise<string> {
  if (tokenUrl === null) throw new FeedError('The token URL is missing')
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope === null ? {} : { scope }),
  })
  const json = await fetchWithRetry(tokenUrl, { method: 'POST', body }, deps)
  const parsed = v.safeParse(TokenAnswer, json)
  if (!parsed.success)
    throw new FeedError(`${tokenUrl.host} responded without an access_token. Check the token address`)
  return parsed.output.access_token
}
