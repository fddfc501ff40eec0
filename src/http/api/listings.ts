import { Hono, type Context } from 'hono'
import { readListingId } from '#domain/listing/listing-id.ts'
import { fail, invalid, notFound, ok, type Result } from '#domain/result.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import type { QueryParam } from '#domain/search/query-param.ts'
import { PAGE_SIZE, type ListingPage, type ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { hasCursors, readCursor, writeCursor, type ListingCursor } from './listing-cursor.ts'
import { searchAfter } from './search-after.ts'
import { readStrictly } from './strict-params.ts'

/** GET /api/listings, /api/listings/{id}, and below that /similar and /figures. */
export function listingsApi(listings: ListingGateway, homeFigures: HomeFiguresGateway) {
  return new Hono<RequestVariables>()
    .get('/', async (c) => {
      const { searchParams } = new URL(c.req.url)
      const read = readSearch(searchParams)
      if (!read.ok) return resultAnswer(c, read)
      const { query, cursor } = read.value
      const { signal } = c.req.raw
      const found = cursor ? await searchAfter(listings, query, cursor, signal) : await listings.search(query, signal)
      const answer = resultAnswer(c, found)
      const next = found.ok && nextParams(found.value, searchParams, cursor?.sort ?? query.sort)
      if (next) answer.headers.set('link', `<${c.req.path}?${next}>; rel="next"`)
      return answer
    })
    .get('/:id', (c) => withId(c, (id) => listings.byId(id, c.req.raw.signal)))
    .get('/:id/similar', (c) => withId(c, (id) => listings.similarTo(id, c.req.raw.signal)))
    .get('/:id/figures', (c) => withId(c, (id) => homeFigures.ofHome(id, c.req.raw.signal)))
}

const CURSOR_PARAM: QueryParam = { kind: 'text', maxLength: 60 }

/** The parameters of a search by the API. A cursor stands in place of page and order. */
export const SEARCH_PARAMS = { ...LISTING_PARAMS, cursor: CURSOR_PARAM }

function readSearch(params: URLSearchParams): Result<{ query: ListingQuery; cursor: ListingCursor | null }> {
  const { query, wrong } = readStrictly(params, SEARCH_PARAMS)
  const text = params.get('cursor') ?? ''
  const cursor = text === '' ? null : readCursor(text)
  if (text !== '' && !cursor) wrong.push({ field: 'cursor', message: 'must come from the `Link` header of an answer' })
  return wrong.length === 0 ? ok({ query, cursor }) : fail(invalid(wrong))
}

/** The parameters of the homes that follow; null where none does. Orders without cursors go on by pages. */
function nextParams(
  { total, page, pageCount, listings }: ListingPage,
  params: URLSearchParams,
  sort: Sort,
): URLSearchParams | null {
  const home = listings.at(-1)
  const isLast = page === pageCount || (page === pageCount - 1 && listings.length < PAGE_SIZE)
  if (home === undefined || isLast || total === 0) return null
  if (hasCursors(sort)) return withCursor(params, writeCursor({ sort, home, page }))
  const next = new URLSearchParams(params)
  next.set('page', String(page + 1))
  return next
}

function withCursor(params: URLSearchParams, cursor: string): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['page', 'sort']) next.delete(name)
  next.set('cursor', cursor)
  return next
}

async function withId(c: Context<RequestVariables, '/:id'>, find: (id: number) => Promise<Result<unknown>>) {
  const id = readListingId(c.req.param('id'))
  return resultAnswer(c, id === null ? fail(notFound('A listing’s id is a whole number, 1 or more.')) : await find(id))
}
