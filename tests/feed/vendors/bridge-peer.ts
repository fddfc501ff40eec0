import type { Answer, SeenRequest } from '../web-api-peer.ts'
import { byTime, filtered, pageSizeOf, refused, type Listing } from './vendor-list.ts'

export const BRIDGE_TOKEN = 'bridge-token'
export const BRIDGE_PATH = '/api/v2/OData/njmls/Property/replication'

/** The rules of Bridge's replication endpoint. The next page is in the Link header alone, by a token that holds its place. */
export function bridgePeer(listings: () => readonly Listing[]) {
  const places = new Map<string, Listing[]>()
  return ({ path, query, authorization }: SeenRequest): Answer => {
    if (path !== BRIDGE_PATH) return refused(404, 'No such dataset')
    if (authorization !== `Bearer ${BRIDGE_TOKEN}`) return refused(401, 'Invalid token')
    const banned = ['$orderby', '$skip', '$count', '$apply'].find((option) => query.has(option))
    if (banned) return refused(400, `${banned} is not supported on this endpoint`)
    const size = pageSizeOf(query, 100, 2000)
    if (size === null) return refused(400, 'Maximum value for $top is 2000')
    const found = filtered(listings(), query.get('$filter'))
    const rest = places.get(query.get('$next') ?? '') ?? (found && byTime(found))
    if (rest === null) return refused(400, 'Bad $filter')
    if (rest.length <= size) return { json: { value: rest } }
    const token = `place-${places.size}`
    places.set(token, rest.slice(size))
    return {
      json: { value: rest.slice(0, size) },
      headers: { link: `<${path}?$top=${size}&$next=${token}>; rel="next"` },
    }
  }
}
