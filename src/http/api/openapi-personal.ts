import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import * as schemas from './personal-schemas.ts'

/** The part of the API's description that is about what belongs to one visitor, or is sent by one. */

const ANSWERS = {
  AccountAnswer: schemas.AccountAnswerSchema,
  Accepted: schemas.AcceptedSchema,
  SignInAnswer: schemas.SignInAnswerSchema,
  AccountSettings: schemas.AccountSettingsSchema,
  TwoStepSetup: schemas.TwoStepSetupSchema,
  Favorites: schemas.FavoritesSchema,
  FavoriteIds: schemas.FavoriteIdsSchema,
  FavoritesShare: schemas.ShareSchema,
  SavedSearch: schemas.SavedSearchSchema,
  SavedSearches: schemas.SavedSearchesSchema,
  AccountExport: schemas.ExportSchema,
} as const satisfies Record<string, v.GenericSchema>

type AnswerName = keyof typeof ANSWERS | 'SimilarListings'
type BodyName = keyof typeof schemas.BODIES

interface Operation {
  id: string
  summary: string
  /** Null for 204. */
  answer: AnswerName | null
  /** Something new is there: 201 in place of 200. */
  created?: true
  body?: BodyName
  parameter?: 'id' | 'token'
  /** Beside 403, 415 and 429, which any change may get, and 503. */
  refused?: readonly (keyof typeof PERSONAL_REFUSALS)[]
}

export const PERSONAL_REFUSALS = {
  400: 'A parameter or field is missing, unknown or has a value that is not understood; `errors` names each',
  401: 'Nobody is signed in, or the address or password is not right',
  403: 'A page of another site has asked, or cookies came without `Origin` and `Sec-Fetch-Site`',
  404: 'There is no such thing, or not any more',
  409: 'There are as many as can be kept, the key is of another inquiry, or it is on or off already',
  415: 'The body is no JSON',
  429: 'Too often; `retry-after` says when to come back',
} as const

const PATHS: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/account': {
    get: { id: 'getAccount', summary: 'Who is signed in', answer: 'AccountAnswer' },
  },
  '/api/account/sign-in': {
    post: {
      id: 'signIn',
      summary: 'Signs in, or asks for a code where two-step sign-in is on',
      answer: 'SignInAnswer',
      body: 'SignIn',
      refused: [400, 401],
    },
  },
  '/api/account/sign-in/code': {
    post: {
      id: 'signInWithCode',
      summary: 'Signs in with the code of an app or a recovery code',
      answer: 'Accepted',
      body: 'SignInCode',
      refused: [400, 401],
    },
  },
  '/api/account/sign-up': {
    post: {
      id: 'signUp',
      summary: 'Makes an account and mails a link that confirms its address',
      answer: 'Accepted',
      body: 'SignUp',
      refused: [400],
    },
  },
  '/api/account/confirmation': {
    post: {
      id: 'confirmSignUp',
      summary: 'Confirms the address of a mailed link and signs in',
      answer: 'Accepted',
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/sign-out': { post: { id: 'signOut', summary: 'Signs out', answer: null } },
  '/api/account/password-reset': {
    post: {
      id: 'requestPasswordReset',
      summary: 'Asks for a link by mail to choose a new password',
      answer: 'Accepted',
      body: 'PasswordResetRequest',
      refused: [400],
    },
    put: {
      id: 'resetPassword',
      summary: 'Sets a new password by the token of a link',
      answer: null,
      body: 'NewPassword',
      refused: [400, 404],
    },
  },
  '/api/account/password': {
    put: {
      id: 'changePassword',
      summary: 'Sets a new password in place of the present one',
      answer: null,
      body: 'PasswordChange',
      refused: [400, 401],
    },
  },
  '/api/account/settings': {
    get: {
      id: 'getAccountSettings',
      summary: 'Where the account is signed in, and how',
      answer: 'AccountSettings',
      refused: [401],
    },
  },
  '/api/account/name': {
    put: { id: 'rename', summary: 'Sets the name', answer: null, body: 'Name', refused: [400, 401] },
  },
  '/api/account/email': {
    post: {
      id: 'requestEmailChange',
      summary: 'Mails a link to a new email address',
      answer: 'Accepted',
      body: 'EmailChange',
      refused: [400, 401],
    },
    put: {
      id: 'confirmEmailChange',
      summary: 'Sets the email address by the token of a link',
      answer: null,
      body: 'LinkToken',
      refused: [400, 404],
    },
  },
  '/api/account/sessions': {
    delete: { id: 'endOtherSessions', summary: 'Signs out everywhere else', answer: null, refused: [401] },
  },
  '/api/account/sessions/{id}': {
    delete: {
      id: 'endSession',
      summary: 'Signs out one browser',
      answer: null,
      parameter: 'id',
      refused: [401, 404],
    },
  },
  '/api/account/two-step': {
    post: {
      id: 'startTwoStep',
      summary: 'Begins the setup of two-step sign-in',
      answer: 'TwoStepSetup',
      body: 'PasswordProof',
      refused: [400, 401, 409],
    },
    put: {
      id: 'finishTwoStep',
      summary: 'Switches two-step sign-in on by a first code',
      answer: null,
      body: 'FirstCode',
      refused: [400, 401, 409],
    },
  },
  '/api/account/two-step/removal': {
    post: {
      id: 'stopTwoStep',
      summary: 'Switches two-step sign-in off',
      answer: null,
      body: 'TwoStepRemoval',
      refused: [400, 401, 409],
    },
  },
  '/api/account/deletion': {
    post: {
      id: 'deleteAccount',
      summary: 'Removes the account and all that is kept for it',
      answer: null,
      body: 'PasswordProof',
      refused: [400, 401],
    },
  },
  '/api/account/export': {
    get: { id: 'exportAccount', summary: 'All that is kept for the account', answer: 'AccountExport', refused: [401] },
  },
  '/api/favorites': { get: { id: 'getFavorites', summary: 'The visitor’s saved homes', answer: 'Favorites' } },
  '/api/favorites/ids': { get: { id: 'getFavoriteIds', summary: 'Their ids alone', answer: 'FavoriteIds' } },
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
    delete: { id: 'removeFavorite', summary: 'Lets a saved home go', answer: null, parameter: 'id', refused: [404] },
  },
  '/api/favorites/share': {
    get: { id: 'getShare', summary: 'Whether the list is open to others', answer: 'FavoritesShare' },
    post: { id: 'share', summary: 'Opens the list to whoever has the token', answer: 'FavoritesShare' },
    delete: { id: 'unshare', summary: 'Closes it', answer: null },
  },
  '/api/shared/{token}': {
    get: {
      id: 'getShared',
      summary: 'Somebody’s open list, without notes',
      answer: 'SimilarListings',
      parameter: 'token',
      refused: [404],
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
    delete: { id: 'removeSavedSearch', summary: 'Lets a saved search go', answer: null, parameter: 'id' },
  },
  '/api/inquiries': {
    post: {
      id: 'sendInquiry',
      summary: 'Asks the agency about a home, or for a tour of it',
      answer: 'Accepted',
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
  ...describeAll(schemas.BODIES, 'input'),
})

function describe(path: string, method: string, operation: Operation) {
  const { id, summary, answer, created, body, parameter, refused = [] } = operation
  const change = method === 'get' ? [] : ([403, 415, 429] as const)
  const statuses = [...refused, ...change].sort((a, b) => a - b).map(String)
  return {
    operationId: id,
    summary,
    parameters: parameter ? [{ name: parameter, in: 'path', required: true, schema: idSchema(path, parameter) }] : [],
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

const idSchema = (path: string, parameter: 'id' | 'token') =>
  parameter === 'id' && path.startsWith('/api/favorites/') ? { type: 'integer', minimum: 1 } : { type: 'string' }

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
