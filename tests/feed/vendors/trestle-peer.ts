import type { Answer, SeenRequest } from '../web-api-peer.ts'
import { byKey, filtered, pageSizeOf, refused, secondLimit, type Listing } from './vendor-list.ts'

export const TRESTLE_CLIENT = { clientId: 'trestle-client', clientSecret: 'trestle-secret' }

/** Trestle's rules, by its Web API documentation. A token lasts for so many requests. */
export function trestlePeer(listings: () => readonly Listing[], now: () => number, requestsPerToken = Infinity) {
  const isTooMuch = secondLimit(3, now)
  let issued = 0
  let left = 0
  return (request: SeenRequest): Answer => {
    if (isTooMuch()) return refused(429, 'Quota exceeded', { 'retry-after': '1' })
    if (request.path === '/trestle/oidc/connect/token') {
      const refusal = tokenRefusal(request)
      if (refusal) return refusal
      left = requestsPerToken
      return { json: { access_token: `token-${(issued += 1)}`, expires_in: 28_800, token_type: 'Bearer' } }
    }
    if (request.authorization !== `Bearer token-${issued}` || left === 0) return refused(401, 'The token has expired')
    left -= 1
    return page(request, listings())
  }
}

function tokenRefusal({ method, body }: SeenRequest): Answer | null {
  const asked = Object.fromEntries(new URLSearchParams(body))
  const { clientId, clientSecret } = TRESTLE_CLIENT
  if (method !== 'POST' || asked['grant_type'] !== 'client_credentials') return refused(400, 'unsupported_grant_type')
  if (asked['client_id'] !== clientId || asked['client_secret'] !== clientSecret) return refused(400, 'invalid_client')
  return asked['scope'] === 'api' ? null : refused(400, 'invalid_scope')
}

function page({ path, query }: SeenRequest, listings: readonly Listing[]): Answer {
  const size = pageSizeOf(query, 10, 1000)
  if (size === null) return refused(400, 'The limit of 1000 for $top was exceeded')
  const found = filtered(listings, query.get('$filter'))
  if (found === null) return refused(400, 'Bad $filter')
  const from = Number(query.get('$skip') ?? 0)
  const count = query.get('$count') === 'true' ? { '@odata.count': found.length } : {}
  const value = byKey(found)
    .slice(from, from + size)
    .map(({ Media, ...listing }) => (query.get('$expand') === 'Media' ? { ...listing, Media } : listing))
  if (from + size >= found.length) return { json: { ...count, value } }
  const next = new URLSearchParams([...[...query].filter(([name]) => name !== '$skip'), ['$skip', `${from + size}`]])
  return { json: { ...count, value, '@odata.nextLink': `${path}?${next.toString()}` } }
}
