import type * as v from 'valibot'
import * as schemas from './personal-schemas.ts'

/** The schemas of answers to one visitor alone, by their names in the description. */
export const ANSWERS = {
  AccountAnswer: schemas.AccountAnswerSchema,
  Accepted: schemas.AcceptedSchema,
  TakenInquiry: schemas.TakenInquirySchema,
  SignInAnswer: schemas.SignInAnswerSchema,
  AccountSettings: schemas.AccountSettingsSchema,
  TwoStepSetup: schemas.TwoStepSetupSchema,
  Favorites: schemas.FavoritesSchema,
  FavoriteIds: schemas.FavoriteIdsSchema,
  FavoriteRemoval: schemas.RemovalSchema,
  FavoritesShare: schemas.ShareSchema,
  SharedList: schemas.SharedListSchema,
  GivenAnswers: schemas.GivenAnswersSchema,
  ReceivedAnswers: schemas.ReceivedAnswersSchema,
  SavedSearch: schemas.SavedSearchSchema,
  SavedSearches: schemas.SavedSearchesSchema,
  UpdateChoices: schemas.UpdateChoicesSchema,
  UpdateDevices: schemas.UpdateDevicesSchema,
  AccountExport: schemas.ExportSchema,
} as const satisfies Record<string, v.GenericSchema>

export type AnswerName = keyof typeof ANSWERS
export type BodyName = keyof typeof schemas.BODIES

export type ParameterName = 'id' | 'token'

/** One method of an address, in short. */
export interface Operation {
  id: string
  summary: string
  /** Null for 204. */
  answer: AnswerName | null
  /** Something new is there: 201 in place of 200. */
  created?: true
  body?: BodyName
  parameter?: ParameterName | readonly ParameterName[]
  /** Beside 403, 415 and 429, which any change may get, and 503. */
  refused?: readonly (keyof typeof PERSONAL_REFUSALS)[]
}

/** What the statuses of refusals mean here. */
export const PERSONAL_REFUSALS = {
  400: 'A parameter or field is missing, unknown, or invalid. `errors` names each',
  401: 'Not signed in, or wrong email address or password',
  403: 'The request came from another site’s page, or had cookies without `Origin` and `Sec-Fetch-Site`',
  404: 'Not found, or no longer available',
  409: 'The maximum is reached, the key belongs to another inquiry, the setting is unchanged, or the email address isn’t confirmed',
  415: 'The body isn’t JSON',
  429: 'Too many requests. `retry-after` says when to try again',
} as const

/** Operations by path and method. */
export type Operations = Readonly<Record<string, Readonly<Record<string, Operation>>>>
