import { Hono } from 'hono'
import { fail, invalid } from '#domain/result.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { readStrictly } from './strict-params.ts'

const { sort: _, page: __, ...FILTER_PARAMS } = LISTING_PARAMS

/** The parameters of the counts: the filters of a listing search. */
export const COUNT_PARAMS = FILTER_PARAMS

/** GET /api/choice-counts: how many homes each choice of 'More filters' would show. */
export const choiceCountsApi = (listings: ListingGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => {
    const { query, wrong } = readStrictly(new URL(c.req.url).searchParams, COUNT_PARAMS)
    const counts =
      wrong.length === 0 ? await listings.choiceCounts(query.filters, c.req.raw.signal) : fail(invalid(wrong))
    return resultAnswer(c, counts)
  })
