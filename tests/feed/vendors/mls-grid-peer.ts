import type { Answer, SeenRequest } from '../web-api-peer.ts'
import { byTime, filtered, pageSizeOf, refused, secondLimit, type Listing } from './vendor-list.ts'

export const MLS_GRID_TOKEN = 'mls-grid-token'

/** MLS Grid's rules, by its documentation 'API Version 2.0'; the list is joined by places and ordered by time. */
export function mlsGridPeer(listings: () => readonly Listing[], now: () => number) {
  const isTooMuch = secondLimit(2, now)
  const fetched = new Set<string>()
  return (request: SeenRequest): Answer => {
    if (request.path.startsWith('/media/')) return media(request, fetched)
    if (!request.acceptsGzip) return refused(400, 'COMPRESSION REQUIRED')
    if (request.authorization !== `Bearer ${MLS_GRID_TOKEN}`) return refused(401, 'Unauthorized')
    if (isTooMuch()) return refused(429, 'Your token is suspended')
    return { ...page(request, listings()), gzip: true }
  }
}

function page({ path, query }: SeenRequest, listings: readonly Listing[]): Answer {
  const filter = query.get('$filter') ?? ''
  if ([...filter.matchAll(/OriginatingSystemName eq '/g)].length !== 1) {
    return refused(400, 'The filter must contain one OriginatingSystemName')
  }
  if (query.has('$orderby') || query.has('$count')) return refused(400, 'Not supported for replication')
  const size = pageSizeOf(query, 500, query.has('$expand') ? 1000 : 5000)
  const found = filtered(listings, filter)
  if (size === null || found === null) return refused(400, 'The request is out of range')
  const from = Number(query.get('$skip') ?? 0)
  const value = byTime(found).slice(from, from + size)
  if (from + size >= found.length) return { json: { value } }
  const next = new URLSearchParams([...[...query].filter(([name]) => name !== '$skip'), ['$skip', `${from + size}`]])
  return { json: { value, '@odata.nextLink': `${path}?${next.toString()}` } }
}

/** A picture's address works once, and only with the token as User-Agent. */
function media({ path, userAgent }: SeenRequest, fetched: Set<string>): Answer {
  if (userAgent !== MLS_GRID_TOKEN) return refused(403, 'Wrong User-Agent')
  if (fetched.has(path)) return refused(429, 'This address was used')
  fetched.add(path)
  return { text: 'picture', headers: { 'content-type': 'image/jpeg' } }
}
