import { Hono, type Context } from 'hono'
import { readListingId } from '#domain/listing/listing-id.ts'
import { fail, invalid, notFound, type Result } from '#domain/result.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { readStrictly } from './strict-params.ts'

/** GET /api/listings, /api/listings/{id} and /api/listings/{id}/similar. */
export function listingsApi(listings: ListingGateway) {
  return new Hono<RequestVariables>()
    .get('/', async (c) => {
      const { query, wrong } = readStrictly(new URL(c.req.url).searchParams, LISTING_PARAMS)
      return resultAnswer(c, wrong.length === 0 ? await listings.search(query, c.req.raw.signal) : fail(invalid(wrong)))
    })
    .get('/:id', (c) => withId(c, (id) => listings.byId(id, c.req.raw.signal)))
    .get('/:id/similar', (c) => withId(c, (id) => listings.similarTo(id, c.req.raw.signal)))
}

async function withId(c: Context<RequestVariables, '/:id'>, find: (id: number) => Promise<Result<unknown>>) {
  const id = readListingId(c.req.param('id'))
  return resultAnswer(c, id === null ? fail(notFound("A listing's id is a whole number from 1.")) : await find(id))
}
