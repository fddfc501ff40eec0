import type { Answer, SeenRequest } from '../web-api-peer.ts'
import { byKey, filtered, pageSizeOf, refused, type Listing } from './vendor-list.ts'

export const SPARK_TOKEN = 'spark-token'
export const SPARK_PATH = '/Reso/OData/Property'

const error = (status: number, code: string, message: string): Answer => ({
  status,
  json: { error: { code, message } },
})

/** The rules of Spark's replication endpoint, by 'RESO Web API Replication'. */
export function sparkPeer(listings: () => readonly Listing[]) {
  return ({ path, query, authorization }: SeenRequest): Answer => {
    if (authorization !== `Bearer ${SPARK_TOKEN}`) return error(401, '1020', 'Session token has expired')
    if (path !== SPARK_PATH) return error(403, '1021', 'You must use the replication endpoint')
    if (query.has('$orderby') || query.has('$skip')) return refused(400, 'Only $count, $select and $top may be given')
    const size = pageSizeOf(query, 10, 1000)
    if (size === null) return refused(400, '$top must be an integer > 0 and <= 1000')
    const found = filtered(listings(), query.get('$filter'))
    if (found === null) return refused(400, 'Bad $filter')
    const after = query.get('$skiptoken')
    const rest = byKey(found).filter((listing) => after === null || String(listing['ListingKey']) > after)
    const value = rest.slice(0, size)
    const count = query.get('$count') === 'true' ? { '@odata.count': found.length } : {}
    if (rest.length <= size) return { json: { ...count, value } }
    const next = new URLSearchParams(query)
    next.set('$skiptoken', String(value.at(-1)!['ListingKey']))
    return { json: { ...count, value, '@odata.nextLink': `${path}?${next.toString()}` } }
  }
}
