import { Hono, type Context } from 'hono'
import { readListingQuery } from '#domain/filters-url.ts'
import { LISTING_PARAMS } from '#domain/listing-params.ts'
import { fail, invalid, notFound, ok, type FieldProblem, type Result } from '#domain/result.ts'
import type { ListingQuery } from '#domain/search.ts'
import type { ListingGateway } from '#ports/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'

/** GET /api/listings, /api/listings/{id} and /api/listings/{id}/similar. */
export function listingsApi(listings: ListingGateway) {
  return new Hono<RequestVariables>()
    .get('/', async (c) => {
      const query = readStrictly(new URL(c.req.url).searchParams)
      return resultAnswer(c, query.ok ? await listings.search(query.value, c.req.raw.signal) : query)
    })
    .get('/:id', (c) => withId(c, (id) => listings.byId(id, c.req.raw.signal)))
    .get('/:id/similar', (c) => withId(c, (id) => listings.similarTo(id, c.req.raw.signal)))
}

/** Where a page falls back to what it understands, the API refuses and names every parameter that is wrong. */
function readStrictly(params: URLSearchParams): Result<ListingQuery> {
  const { query, rejected } = readListingQuery(Object.fromEntries(params))
  const wrong = [...unexpectedNames(params), ...rejected]
  return wrong.length === 0 ? ok(query) : fail(invalid(wrong))
}

function unexpectedNames(params: URLSearchParams): FieldProblem[] {
  return [...new Set(params.keys())].flatMap((field) => {
    if (!Object.hasOwn(LISTING_PARAMS, field)) {
      return [{ field, message: `is not known; known are ${Object.keys(LISTING_PARAMS).join(', ')}` }]
    }
    return params.getAll(field).length > 1 ? [{ field, message: 'must be given once' }] : []
  })
}

async function withId(c: Context<RequestVariables, '/:id'>, find: (id: number) => Promise<Result<unknown>>) {
  const text = c.req.param('id')
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  return resultAnswer(c, id === null ? fail(notFound("A listing's id is a whole number from 1.")) : await find(id))
}
