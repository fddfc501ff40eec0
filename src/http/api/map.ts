import { Hono } from 'hono'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import { MAP_ZOOMS, type MapQuery } from '#domain/search/map-homes.ts'
import { paramProblem } from '#domain/search/param-problems.ts'
import { readParam, type QueryParam } from '#domain/search/query-param.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { readStrictly } from './strict-params.ts'

const { sort: _, page: __, ...FILTER_PARAMS } = LISTING_PARAMS
const ZOOM_PARAM: QueryParam = { kind: 'whole-number', ...MAP_ZOOMS }

/** The parameters of a map: the filters of a listing search, and the zoom. */
export const MAP_PARAMS = { ...FILTER_PARAMS, zoom: ZOOM_PARAM }

/** GET /api/map: the homes that match the filters, single or clustered for the zoom. */
export const mapApi = (listings: ListingGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => {
    const query = readMapQuery(new URL(c.req.url).searchParams)
    return resultAnswer(c, query.ok ? await listings.onMap(query.value, c.req.raw.signal) : query)
  })

function readMapQuery(params: URLSearchParams): Result<MapQuery> {
  const { query, wrong } = readStrictly(params, MAP_PARAMS)
  const zoom = readParam(ZOOM_PARAM, params.get('zoom') ?? '')
  if (zoom === undefined && params.getAll('zoom').length < 2)
    wrong.push({ field: 'zoom', message: paramProblem(ZOOM_PARAM) })
  return wrong.length === 0 && typeof zoom === 'number' ? ok({ filters: query.filters, zoom }) : fail(invalid(wrong))
}
