import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import { Hono } from 'hono'
import type * as v from 'valibot'
import { BRAND } from '#content/brand.ts'
import { flagAt, fromFlags } from '#domain/search/filters/flags.ts'
import { LISTING_PARAMS, type ListingParamName } from '#domain/search/listing-params.ts'
import type { QueryParam } from '#domain/search/query-param.ts'
import type { RequestVariables } from '../request-log.ts'
import { jsonAnswer } from './json-answer.ts'
import { MAP_PARAMS } from './map.ts'
import { PERSONAL_REFUSALS, personalComponents, personalPaths } from './openapi-personal.ts'
import { VOICE_SCHEMAS, VOICE_SECURITY, voicePaths } from './openapi-voice.ts'
import * as schemas from './schemas.ts'

/** GET /api/openapi.json: this API in OpenAPI 3.1, made from the schemas it reads and answers with. */
export function openApi(publicUrl: string | null) {
  const document = describeApi(publicUrl)
  return new Hono<RequestVariables>().get('/', (c) => jsonAnswer(c, document))
}

const COMPONENTS = {
  ListingSummary: schemas.ListingSummarySchema,
  Listing: schemas.ListingSchema,
  ListingPage: schemas.ListingPageSchema,
  MapHomes: schemas.MapHomesSchema,
  SimilarListings: schemas.SimilarSchema,
  Counties: schemas.CountiesSchema,
  Home: schemas.HomeSchema,
  Problem: schemas.ProblemSchema,
} as const satisfies Record<string, v.GenericSchema>
type ComponentName = keyof typeof COMPONENTS

/** The meaning of each search parameter; its values come from the parameter itself. */
const PARAM_MEANINGS: Readonly<Record<ListingParamName | 'zoom', string>> = {
  ...fromFlags((key) => `Homes with ${flagAt(key).noun}`),
  q: 'Text that the title, the address or the county contains, without regard to case',
  market: 'Homes to buy or to rent; `sale` unless given',
  county: 'Homes of one county',
  min: 'Lowest price, included, US dollars (a month for rents); the low end of the price slider unless given',
  max: 'Highest price, included, US dollars (a month for rents); where the price slider stands at first unless given',
  beds: 'At least so many bedrooms',
  baths: 'At least so many bathrooms',
  amenities: 'Amenities a home must have, all of them',
  towns: 'Homes of these towns, each with its county: `Bergen/Ridgewood,Essex/Montclair`',
  area: 'Homes inside a closed line: latitude and longitude of each point by turns, degrees WGS 84; a home whose place is not given stands where its town does',
  bbox: 'Homes in a box: west,south,east,north, degrees WGS 84; a home whose place is not given stands where its town does',
  zoom: 'Scale of the map: the world is 512 pixels wide at 0, and twice as wide with each step',
  sort: 'Order of the homes; `newest` unless given',
  page: 'Page of 24 homes, from 1; the last page for any later one',
}

/** The OpenAPI document. Pure; made once. */
export function describeApi(publicUrl: string | null) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${BRAND.name} listings`,
      version: '1.0.0',
      description:
        'Homes for sale and rent in Northern New Jersey, for reading, and what belongs to one visitor: account, favorites, saved searches and inquiries, for the site’s own pages. Prices are US dollars. A refused request is answered with problem details (RFC 9457).',
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths: {
      '/api/listings': {
        get: operation('searchListings', 'Search homes', 'ListingPage', inQuery(LISTING_PARAMS), ['400']),
      },
      '/api/listings/{id}': {
        get: operation('getListing', 'One home with everything known of it', 'Listing', [ID], ['404']),
      },
      '/api/listings/{id}/similar': {
        get: operation('getSimilarListings', 'Up to three homes like this one', 'SimilarListings', [ID], ['404']),
      },
      '/api/map': {
        get: operation(
          'getMapHomes',
          'Homes with a place, as a map shows them: alone, or in a group where they are too near to each other',
          'MapHomes',
          inQuery(MAP_PARAMS, ['zoom']),
          ['400'],
        ),
      },
      '/api/counties': { get: operation('getCounties', 'The seven counties served', 'Counties', [], []) },
      '/api/home': { get: operation('getHome', 'Featured homes and budget ranges', 'Home', [], []) },
      ...personalPaths(),
      ...voicePaths(),
    },
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(COMPONENTS).map(([name, schema]) => [name, responseSchema(schema)])),
        ...personalComponents(),
        ...VOICE_SCHEMAS,
      },
      securitySchemes: VOICE_SECURITY,
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, text]) => [`Problem${status}`, refusal(text)]),
      ),
    },
  }
}

const ID = { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }

const REFUSALS = {
  ...PERSONAL_REFUSALS,
  503: 'The database cannot be read at the moment',
} as const

const refusal = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: reference('Problem') } },
})

const reference = (name: ComponentName) => ({ $ref: `#/components/schemas/${name}` })

function operation(
  operationId: string,
  summary: string,
  answer: ComponentName,
  parameters: object[],
  refused: string[],
) {
  return {
    operationId,
    summary,
    parameters,
    responses: {
      200: {
        description: 'OK',
        headers: { etag: { description: 'Validator for If-None-Match', schema: { type: 'string' } } },
        content: { 'application/json': { schema: reference(answer) } },
      },
      304: { description: 'Nothing has changed since the answer named by If-None-Match' },
      ...Object.fromEntries(
        [...refused, '503'].map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  }
}

const inQuery = (params: Readonly<Record<string, QueryParam>>, required: readonly string[] = []) =>
  Object.entries(params).map(([name, param]) => ({
    name,
    in: 'query',
    description: PARAM_MEANINGS[name as keyof typeof PARAM_MEANINGS],
    ...(required.includes(name) && { required: true }),
    // An array is written as names with commas between them.
    style: 'form',
    explode: false,
    schema: parameterSchema(param),
  }))

/** Both drafts differ in nothing the schemas use; the key that names the draft belongs to whole documents only. */
function responseSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' })
  return rest
}

/** A parameter's values in JSON Schema. */
function parameterSchema(param: QueryParam): JsonSchema {
  switch (param.kind) {
    case 'text':
      return { type: 'string', maxLength: param.maxLength }
    case 'one-of':
      return { type: 'string', enum: [...param.options] }
    case 'number-of':
      return { type: 'number', enum: [...param.options] }
    case 'whole-number':
      return { type: 'integer', minimum: param.min, maximum: param.max }
    case 'several-of':
      return { type: 'array', items: { type: 'string', enum: [...param.options] } }
    case 'towns':
      return { type: 'array', items: { type: 'string' }, maxItems: param.max }
    case 'box':
      return { type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 }
    case 'flag':
      return { type: 'string', enum: ['yes'] }
    case 'ring':
      return { type: 'array', items: { type: 'number' }, minItems: 2 * param.min, maxItems: 2 * param.max }
  }
}
