import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { ACCOUNT_PATHS } from './openapi-account.ts'
import {
  ANSWERS,
  type AnswerName,
  type BodyName,
  type Operation,
  type Operations,
  type ParameterName,
} from './personal-operation.ts'
import { BODIES } from './personal-schemas.ts'

/** The part of the API's description that is about what belongs to one visitor, or is sent by one. */

const PATHS: Operations = {
  ...ACCOUNT_PATHS,
  '/api/favorites': { get: { id: 'getFavorites', summary: 'The visitor’s saved homes', answer: 'Favorites' } },
  '/api/favorites/ids': { get: { id: 'getFavoriteIds', summary: 'The ids of the saved homes', answer: 'FavoriteIds' } },
  '/api/favorites/{id}': {
    put: { id: 'addFavorite', summary: 'Saves a home', answer: null, parameter: 'id', refused: [404, 409] },
    patch: {
      id: 'noteFavorite',
      summary: 'Writes a note on a saved home',
      answer: null,
      body: 'FavoriteNote',
      parameter: 'id',
      refused: [400, 404],
    },
    delete: {
      id: 'removeFavorite',
      summary: 'Removes a saved home',
      answer: 'FavoriteRemoval',
      parameter: 'id',
      refused: [404],
    },
  },
  '/api/favorites/{id}/restoration': {
    post: {
      id: 'restoreFavorite',
      summary: 'Restores a removed home with its date, note, and position',
      answer: null,
      body: 'RemovedFavorite',
      parameter: 'id',
      refused: [400, 404, 409],
    },
  },
  '/api/favorites/share': {
    get: { id: 'getShare', summary: 'Whether the list is shared', answer: 'FavoritesShare' },
    post: { id: 'share', summary: 'Shares the list with anyone who has the token', answer: 'FavoritesShare' },
    delete: { id: 'unshare', summary: 'Stops sharing the list', answer: null },
  },
  '/api/favorites/answers': {
    get: {
      id: 'getReceivedAnswers',
      summary: 'Guests’ replies on the shared list',
      answer: 'ReceivedAnswers',
    },
    put: {
      id: 'setAnswersOpen',
      summary: 'Turns replies from people with the link on or off',
      answer: null,
      body: 'AnswersOpen',
      refused: [400],
    },
  },
  '/api/favorites/answers/seen': {
    put: {
      id: 'markAnswersSeen',
      summary: 'Marks replies up to a given one as seen',
      answer: null,
      body: 'AnswersSeen',
      refused: [400],
    },
  },
  '/api/favorites/answers/{id}': {
    delete: {
      id: 'removeGuest',
      summary: 'Removes a guest and all their replies',
      answer: null,
      parameter: 'id',
    },
  },
  '/api/shared/{token}': {
    get: {
      id: 'getShared',
      summary: 'A shared list, without notes',
      answer: 'SharedList',
      parameter: 'token',
      refused: [404],
    },
  },
  '/api/shared/{token}/answers': {
    get: {
      id: 'getGivenAnswers',
      summary: 'The guest’s own replies on the list',
      answer: 'GivenAnswers',
      parameter: 'token',
      refused: [404],
    },
    delete: {
      id: 'withdrawAnswers',
      summary: 'Removes the guest’s name and all their replies on the list',
      answer: null,
      parameter: 'token',
      refused: [404],
    },
  },
  '/api/shared/{token}/answers/{id}': {
    patch: {
      id: 'giveAnswer',
      summary: 'Sets or clears the guest’s mark and note on a home in the list',
      answer: null,
      body: 'NewAnswer',
      parameter: ['token', 'id'],
      refused: [400, 404, 409],
    },
  },
  '/api/saved-searches': {
    get: { id: 'getSavedSearches', summary: 'The visitor’s saved searches', answer: 'SavedSearches' },
    post: {
      id: 'addSavedSearch',
      summary: 'Saves a search',
      answer: 'SavedSearch',
      body: 'NewSavedSearch',
      refused: [400, 409],
    },
  },
  '/api/saved-searches/{id}': {
    delete: { id: 'removeSavedSearch', summary: 'Removes a saved search', answer: null, parameter: 'id' },
  },
  '/api/updates': {
    get: {
      id: 'getUpdateChoices',
      summary: 'What the account gets emails about, and how often',
      answer: 'UpdateChoices',
      refused: [401, 409],
    },
    put: {
      id: 'chooseUpdates',
      summary:
        'Turns emails about saved homes, homes like them, or a saved search on or off, or sets how often they come',
      answer: 'UpdateChoices',
      body: 'UpdateChoice',
      refused: [400, 401, 404, 409],
    },
  },
  '/api/updates/devices': {
    get: {
      id: 'getUpdateDevices',
      summary: 'Browsers where the account gets a notification with each update',
      answer: 'UpdateDevices',
      refused: [401],
    },
    put: {
      id: 'addUpdateDevice',
      summary: 'Turns notifications on in the browser that asks, with its push subscription',
      answer: 'UpdateDevices',
      body: 'PushAddress',
      refused: [400, 401],
    },
  },
  '/api/updates/devices/{id}': {
    delete: {
      id: 'removeUpdateDevice',
      summary: 'Turns notifications off in one of the account’s browsers',
      answer: 'UpdateDevices',
      parameter: 'id',
      refused: [401],
    },
  },
  '/api/updates/requests': {
    post: {
      id: 'requestUpdates',
      summary:
        'Requests emails about new homes in a search, without an account. The address gets a link that turns them on',
      answer: 'Accepted',
      body: 'UpdateRequest',
      refused: [400],
    },
  },
  '/api/inquiries': {
    post: {
      id: 'sendInquiry',
      summary: 'Sends the agency a question about a home, a tour request, or a callback request',
      answer: 'TakenInquiry',
      created: true,
      body: 'NewInquiry',
      refused: [400, 404, 409],
    },
  },
}

/** Paths of the OpenAPI document. */
export const personalPaths = () =>
  Object.fromEntries(
    Object.entries(PATHS).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, operation]) => [method, describe(path, method, operation)]),
      ),
    ]),
  )

/** Schemas of the OpenAPI document: what is answered, and what is sent. */
export const personalComponents = (): Record<string, JsonSchema> => ({
  ...describeAll(ANSWERS, 'output'),
  ...describeAll(BODIES, 'input'),
})

function describe(path: string, method: string, operation: Operation) {
  const { id, summary, answer, created, body, parameter, refused = [] } = operation
  const change = method === 'get' ? [] : ([403, 415, 429] as const)
  const statuses = [...refused, ...change].sort((a, b) => a - b).map(String)
  return {
    operationId: id,
    summary,
    parameters: (parameter ? [parameter].flat() : []).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: idSchema(path, name),
    })),
    ...(body ? { requestBody: { required: true, content: json(body) } } : {}),
    responses: {
      ...(answer === null
        ? { 204: { description: 'Done' } }
        : { [created ? 201 : 200]: { description: created ? 'Created' : 'OK', content: json(answer) } }),
      ...Object.fromEntries(
        [...statuses, '503'].map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  }
}

/** Where `{id}` is a listing's. */
const LISTING_ID = /^\/api\/(favorites|shared\/\{token\}\/answers)\/\{id\}$/

const idSchema = (path: string, parameter: ParameterName) =>
  parameter === 'id' && LISTING_ID.test(path) ? { type: 'integer', minimum: 1 } : { type: 'string' }

const json = (name: AnswerName | BodyName) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

/** What a schema checks beyond what JSON Schema can say (trimming, equal ends) is left out. */
function describeAll(all: Readonly<Record<string, v.GenericSchema>>, typeMode: 'input' | 'output') {
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => {
      const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' })
      return [name, rest]
    }),
  )
}
