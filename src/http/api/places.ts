import { Hono, type Context } from 'hono'
import type { TownKey } from '#domain/geo/town.ts'
import { MAX_TYPED } from '#domain/place-search/typed-place.ts'
import { fail, invalid, ok, type Result } from '#domain/result.ts'
import { paramProblem } from '#domain/search/param-problems.ts'
import { readParam, type QueryParam } from '#domain/search/query-param.ts'
import type { PlaceGateway, PlaceQuery } from '#ports/browser/place-gateway.ts'
import type { RequestVariables } from '../request-log.ts'
import { resultAnswer } from './json-answer.ts'
import { unexpectedNames } from './strict-params.ts'

const NAME_PARAM: QueryParam = { kind: 'text', maxLength: MAX_TYPED }
const TOWN_PARAM: QueryParam = { kind: 'towns', max: 1 }

/** The parameters of a search for places by name. */
export const PLACE_PARAMS = { name: NAME_PARAM, view: { kind: 'box' } } as const satisfies Record<string, QueryParam>
/** The parameters of a street's lines. */
export const STREET_PARAMS = { street: NAME_PARAM, town: TOWN_PARAM } as const satisfies Record<string, QueryParam>

/** GET /api/places: towns, ZIP codes, counties, stations, streets and parks for a typed text. */
export const placesApi = (places: PlaceGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => {
    const read = readParams<{ name: string; view?: PlaceQuery['view'] }>(c, PLACE_PARAMS, ['name'])
    if (!read.ok) return resultAnswer(c, read)
    const { name: text, view = null } = read.value
    return cached(resultAnswer(c, await places.find({ text, view }, c.req.raw.signal)))
  })

/** GET /api/street-lines: the lines of a street within its town. */
export const streetLinesApi = (places: PlaceGateway) =>
  new Hono<RequestVariables>().get('/', async (c) => {
    const read = readParams<{ street: string; town: [TownKey] }>(c, STREET_PARAMS, ['street', 'town'])
    if (!read.ok) return resultAnswer(c, read)
    const { street, town } = read.value
    return cached(resultAnswer(c, await places.streetLines(street, town[0], c.req.raw.signal)))
  })

/** Places change with a release only, and an old one does no harm for an hour. */
function cached(answer: Response): Response {
  if (answer.ok || answer.status === 304) answer.headers.set('cache-control', 'public, max-age=3600')
  return answer
}

/** The values of the parameters; 'invalid' names each that is missing, unknown, given twice or not understood. */
function readParams<T>(
  c: Context<RequestVariables>,
  known: Readonly<Record<string, QueryParam>>,
  required: readonly string[],
): Result<T> {
  const params = new URL(c.req.url).searchParams
  const wrong = unexpectedNames(params, known)
  const values: Record<string, unknown> = {}
  for (const [field, param] of Object.entries(known)) {
    const text = params.get(field)
    if (text === null) {
      if (required.includes(field)) wrong.push({ field, message: 'is required' })
      continue
    }
    values[field] = readParam(param, text)
    if (values[field] === undefined) wrong.push({ field, message: paramProblem(param) })
  }
  return wrong.length === 0 ? ok(values as T) : fail(invalid(wrong))
}
