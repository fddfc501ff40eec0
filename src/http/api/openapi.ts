import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import { Hono } from 'hono'
import type * as v from 'valibot'
import type { Agency } from '#domain/agency/agency.ts'
import { MAX_JUDGED } from '#domain/match/judging.ts'
import { LISTING_PARAMS } from '#domain/search/listing-params.ts'
import type { AgencySource } from '#ports/server/agency-source.ts'
import type { RequestVariables } from '../request-log.ts'
import { COUNT_PARAMS } from './choice-counts.ts'
import { HomeFiguresSchema } from './figure-schemas.ts'
import { FIT_PARAMS } from './fits.ts'
import { jsonAnswer } from './json-answer.ts'
import { CURSOR_PATTERN } from './listing-cursor.ts'
import { MAP_PARAMS } from './map.ts'
import { inQuery } from './openapi-parameters.ts'
import { personalComponents, personalPaths } from './openapi-personal.ts'
import { securitySchemes, withSecurity } from './openapi-security.ts'
import { VOICE_SCHEMAS, voicePaths } from './openapi-voice.ts'
import { PERSONAL_REFUSALS } from './personal-operation.ts'
import { FoundPlacesSchema, StreetLinesSchema } from './place-schemas.ts'
import { PLACE_PARAMS, STREET_PARAMS } from './places.ts'
import { RANK_PARAMS } from './ranked.ts'
import * as schemas from './schemas.ts'
import { TimetableSchema } from './timetable-schemas.ts'
import { RentFiguresSchema, TownFiguresSchema } from './town-figure-schemas.ts'
import { CountyPageSchema, TownPageSchema } from './town-page-schemas.ts'

/** GET /api/openapi.json: this API in OpenAPI 3.1, made from the schemas it reads and answers with. */
export function openApi(publicUrl: string | null, agency: Pick<AgencySource, 'current'>) {
  let described: { version: string; document: object } | null = null
  return new Hono<RequestVariables>().get('/', (c) => {
    const { version, agency: named } = agency.current()
    if (described?.version !== version) described = { version, document: describeApi(publicUrl, named) }
    return jsonAnswer(c, described.document)
  })
}

const COMPONENTS = {
  Listing: schemas.ListingSchema,
  ListingPage: schemas.ListingPageSchema,
  ChoiceCounts: schemas.ChoiceCountsSchema,
  RankedPage: schemas.RankedPageSchema,
  JudgedHomes: schemas.JudgedHomesSchema,
  MapHomes: schemas.MapHomesSchema,
  SimilarListings: schemas.SimilarSchema,
  HomeFigures: HomeFiguresSchema,
  TownFigures: TownFiguresSchema,
  RentFigures: RentFiguresSchema,
  Timetable: TimetableSchema,
  TownPage: TownPageSchema,
  CountyPage: CountyPageSchema,
  Counties: schemas.CountiesSchema,
  Home: schemas.HomeSchema,
  FoundPlaces: FoundPlacesSchema,
  StreetLines: StreetLinesSchema,
  Problem: schemas.ProblemSchema,
} as const satisfies Record<string, v.GenericSchema>
type ComponentName = keyof typeof COMPONENTS

/** The OpenAPI document. Pure; made once for an agency. */
export function describeApi(publicUrl: string | null, { name, areaName }: Agency) {
  return {
    openapi: '3.1.1',
    info: {
      title: `${name} listings`,
      version: '1.0.0',
      description: `Homes for sale and for rent in ${areaName}, read-only, plus one visitor’s account, favorites, saved searches, and inquiries, for the site’s own pages. Prices are in US dollars. Errors are problem details (RFC 9457).`,
      license: { name: 'Proprietary' },
    },
    servers: [{ url: publicUrl ?? '/' }],
    paths: withSecurity({
      '/api/listings': {
        get: operation(
          'searchListings',
          'Search homes',
          'ListingPage',
          [...inQuery(LISTING_PARAMS), CURSOR],
          ['400', '429'],
        ),
      },
      '/api/listings/{id}': {
        get: operation('getListing', 'One home with all its details', 'Listing', [ID], ['404']),
      },
      '/api/listings/{id}/similar': {
        get: operation('getSimilarListings', 'Up to three similar homes', 'SimilarListings', [ID], ['404']),
      },
      '/api/listings/{id}/figures': {
        get: operation(
          'getHomeFigures',
          'The dated and sourced public data that home costs are calculated from',
          'HomeFigures',
          [ID],
          ['404'],
        ),
      },
      '/api/choice-counts': {
        get: operation(
          'countChoices',
          'The number of homes for each filter option, with all other filters unchanged',
          'ChoiceCounts',
          inQuery(COUNT_PARAMS),
          ['400', '429'],
        ),
      },
      '/api/ranked': {
        get: operation(
          'rankListings',
          'Homes that meet all filters but those named in `like`, ranked by how far they meet these',
          'RankedPage',
          inQuery(RANK_PARAMS),
          ['400', '429'],
        ),
      },
      '/api/fits': {
        get: operation(
          'judgeListings',
          'How far given homes meet all filters, whether or not a ranked search finds them',
          'JudgedHomes',
          [IDS, ...inQuery(FIT_PARAMS)],
          ['400', '429'],
        ),
      },
      '/api/map': {
        get: operation(
          'getMapHomes',
          'Homes for a map, individually or clustered where they’re too close together',
          'MapHomes',
          inQuery(MAP_PARAMS, ['zoom']),
          ['400', '429'],
        ),
      },
      '/api/counties': { get: operation('getCounties', 'The seven counties served', 'Counties', [], []) },
      '/api/counties/{county}': {
        get: operation('getCountyPage', 'A county with its towns and their homes', 'CountyPage', [COUNTY], ['404']),
      },
      '/api/towns/{county}/{town}': {
        get: operation(
          'getTownPage',
          'A town: tax, benchmark rents, stations, and homes, with a drawing',
          'TownPage',
          [COUNTY, TOWN],
          ['404'],
        ),
      },
      '/api/town-figures': {
        get: operation('getTownFigures', 'Tax rate and median sale price of every town served', 'TownFigures', [], []),
      },
      '/api/rent-figures': {
        get: operation(
          'getRentFigures',
          'Benchmark rents and rent control of every town served',
          'RentFigures',
          [],
          [],
        ),
      },
      '/api/timetable': {
        get: operation(
          'getTimetable',
          'Stations and travel times between them on a weekday morning',
          'Timetable',
          [],
          [],
        ),
      },
      '/api/places': {
        get: operation(
          'findPlaces',
          'Up to seven towns, ZIP codes, counties, stations, streets, and parks that match typed text',
          'FoundPlaces',
          inQuery(PLACE_PARAMS, ['name']),
          ['400', '429'],
        ),
      },
      '/api/street-lines': {
        get: operation(
          'getStreetLines',
          'The lines of a street in its town',
          'StreetLines',
          inQuery(STREET_PARAMS, ['street', 'town']),
          ['400', '429'],
        ),
      },
      '/api/home': { get: operation('getHome', 'Featured homes and budget ranges', 'Home', [], []) },
      ...personalPaths(),
      ...voicePaths(),
    }),
    components: {
      schemas: {
        ...Object.fromEntries(Object.entries(COMPONENTS).map(([name, schema]) => [name, responseSchema(schema)])),
        ...personalComponents(),
        ...VOICE_SCHEMAS,
      },
      securitySchemes: securitySchemes(publicUrl),
      responses: Object.fromEntries(
        Object.entries(REFUSALS).map(([status, text]) => [`Problem${status}`, refusal(text)]),
      ),
    },
  }
}

const CURSOR = {
  name: 'cursor',
  in: 'query',
  description:
    'The homes after a home, as the `link` header of an answer (`rel="next"`) names them: homes that come or go shift nothing. It stands in place of `page` and `sort`',
  example: 'newest_2026-11-01_1_1',
  schema: { type: 'string', pattern: CURSOR_PATTERN },
}

const ID = { name: 'id', in: 'path', required: true, example: 1, schema: { type: 'integer', minimum: 1 } }

/** The homes that are judged. */
const IDS = {
  name: 'ids',
  in: 'query',
  required: true,
  description: 'Numbers of listings; those of none are left out of the answer',
  example: [3, 5],
  style: 'form',
  explode: false,
  schema: {
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 999_999_999 },
    minItems: 1,
    maxItems: MAX_JUDGED,
  },
}

const inPath = (name: string, example: string) => ({
  name,
  in: 'path',
  required: true,
  example,
  schema: { type: 'string' },
})
const [COUNTY, TOWN] = [inPath('county', 'essex'), inPath('town', 'glen-ridge')]

const HEADERS = {
  etag: { description: 'Validator for If-None-Match', schema: { type: 'string' } },
  link: { description: 'Of a search: the homes that follow, as `rel="next"` (RFC 8288)', schema: { type: 'string' } },
}

const REFUSALS = {
  ...PERSONAL_REFUSALS,
  503: 'The database is temporarily unavailable',
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
        headers: HEADERS,
        content: { 'application/json': { schema: reference(answer) } },
      },
      304: { description: 'Not modified since the response named in If-None-Match' },
      ...Object.fromEntries(
        [...refused, '503'].map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  }
}

/** Both drafts differ in nothing the schemas use; the key that names the draft belongs to whole documents only. */
function responseSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12' })
  return rest
}
