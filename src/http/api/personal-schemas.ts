import * as v from 'valibot'
import { inquiryRules } from '#content/inquiry-rules.ts'
import {
  NameSchema,
  NewPasswordSchema,
  PasswordChangeSchema,
  PasswordProofSchema,
  PasswordResetSchema,
  SignInSchema,
  SignUpSchema,
  type Account,
} from '#domain/account/account.ts'
import {
  EmailChangeSchema,
  FirstCodeSchema,
  LinkTokenSchema,
  SignInCodeSchema,
  TwoStepRemovalSchema,
  type SignInSettings,
  type TwoStepSetup,
} from '#domain/account/sign-ins.ts'
import { weekOf } from '#domain/agency/agency.ts'
import { inquirySchema } from '#domain/inquiry/inquiry-check.ts'
import { FavoriteNoteSchema, RemovedFavoriteSchema, type RemovedFavorite } from '#domain/saved/favorite.ts'
import { NewAnswerSchema } from '#domain/saved/list-answers.ts'
import { SavedSearchBodySchema } from '#domain/saved/saved-search-check.ts'
import { ListingFiltersSchema } from '#domain/search/filters-check.ts'
import { PushAddressSchema } from '#domain/updates/push-address.ts'
import { UpdateChoiceSchema } from '#domain/updates/update-choice-check.ts'
import { UPDATE_FREQUENCIES } from '#domain/updates/update-frequency.ts'
import { UpdateRequestSchema } from '#domain/updates/update-request.ts'
import type { FavoriteListing, SharedList } from '#ports/browser/favorites-gateway.ts'
import type { GivenAnswers, ReceivedAnswers } from '#ports/browser/list-answers-gateway.ts'
import type { UpdateDevices } from '#ports/browser/notices-gateway.ts'
import type { UpdateChoices } from '#ports/browser/updates-gateway.ts'
import type { AccountFacts } from '#ports/server/accounts.ts'
import type { SavedItemsExport } from '#ports/server/saved-items.ts'
import { EnvelopeSchema } from './inquiries.ts'
import { AnswersOpenSchema, AnswersSeenSchema } from './list-answers.ts'
import { ListingSummarySchema } from './schemas.ts'

/** What the API answers to one visitor alone, and what it is sent, for its description. The types below prove that these are the domain's own. */

const day = v.pipe(v.string(), v.isoDate())
const time = v.pipe(v.string(), v.description('ISO date-time'))
const PERSON = { firstName: v.string(), lastName: v.string(), email: v.string() }

export const AccountAnswerSchema = v.object({
  account: v.pipe(v.nullable(v.object(PERSON)), v.description('Null if no one is signed in')),
})
export const AcceptedSchema = v.object({ status: v.literal('accepted') })
/** To an inquiry. */
const stopReason = v.picklist(['bounce', 'complaint'])
export const TakenInquirySchema = v.object({
  ...AcceptedSchema.entries,
  answeredBy: v.pipe(
    v.nullable(v.string()),
    v.description('Name of the agent who replies; null if the agency’s rules name no one'),
  ),
})
const CodeNeededSchema = v.object({
  status: v.literal('code-needed'),
  challenge: v.pipe(v.string(), v.description('For POST /api/account/sign-in/code, within 10 minutes')),
})
export const SignInAnswerSchema = v.union([AcceptedSchema, CodeNeededSchema])
export const AccountSettingsSchema = v.object({
  sessions: v.array(
    v.object({ id: v.string(), device: v.string(), since: time, lastUsed: time, current: v.boolean() }),
  ),
  twoStep: v.boolean(),
  recoveryCodesLeft: v.number(),
  emailConfirmed: v.pipe(v.boolean(), v.description('Whether a link emailed to the address has been used')),
  newEmail: v.pipe(v.nullable(v.string()), v.description('Pending until the link emailed to it is used')),
  updatesStopped: v.pipe(
    v.nullable(stopReason),
    v.description('Why the address gets no email updates until it is confirmed again; null where it may get them'),
  ),
})
export const TwoStepSetupSchema = v.object({
  address: v.pipe(v.string(), v.description('otpauth: address, for a QR code')),
  key: v.string(),
  recoveryCodes: v.array(v.string()),
})
const FavoriteSchema = v.object({ listing: ListingSummarySchema, dateAdded: day, note: v.string() })
export const FavoritesSchema = v.array(FavoriteSchema)
export const RemovalSchema = v.object({
  removed: v.pipe(
    v.nullable(v.object({ dateAdded: day, note: v.string(), ahead: v.array(v.number()) })),
    v.description('For POST /api/favorites/{id}/restoration; null where the home was not saved'),
  ),
})
export const FavoriteIdsSchema = v.array(v.number())
export const ShareSchema = v.object({
  token: v.pipe(v.nullable(v.string()), v.description('For GET /api/shared/{token}; null while the list is not open')),
})
export const SharedListSchema = v.object({
  homes: v.array(ListingSummarySchema),
  mayAnswer: v.pipe(v.boolean(), v.description('Whether people with the token can mark homes and write notes')),
})
const HOME_ANSWER = { listingId: v.number(), mark: v.nullable(v.picklist(['like', 'pass'])), note: v.string() }
export const GivenAnswersSchema = v.object({
  own: v.pipe(
    v.boolean(),
    v.description('Whether the list is the visitor’s own; owners can’t reply on their own list'),
  ),
  name: v.nullable(v.string()),
  answers: v.array(v.object(HOME_ANSWER)),
})
export const ReceivedAnswersSchema = v.object({
  open: v.boolean(),
  guests: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      answers: v.array(v.object({ ...HOME_ANSWER, seen: v.boolean() })),
    }),
  ),
  upTo: v.pipe(v.number(), v.description('For PUT /api/favorites/answers/seen')),
})
export const SavedSearchSchema = v.object({
  id: v.string(),
  name: v.string(),
  filters: ListingFiltersSchema,
  liked: v.pipe(
    v.array(v.string()),
    v.description(
      'Filters that homes are ranked by instead of left out, as `like` of GET /api/ranked; none of a plain search',
    ),
  ),
  dateCreated: day,
})
export const SavedSearchesSchema = v.array(SavedSearchSchema)
const every = v.picklist(UPDATE_FREQUENCIES)
export const UpdateChoicesSchema = v.object({
  sentTo: v.pipe(v.nullable(v.string()), v.description('The account’s email address')),
  favorites: every,
  similar: every,
  searches: v.array(v.object({ id: v.string(), name: v.string(), every })),
})
export const UpdateDevicesSchema = v.object({
  siteKey: v.pipe(
    v.nullable(v.string()),
    v.description('`applicationServerKey` for PushManager.subscribe; null if the site has no service worker'),
  ),
  devices: v.array(
    v.object({
      id: v.string(),
      device: v.string(),
      current: v.pipe(v.boolean(), v.description('The browser that asks')),
    }),
  ),
})
export const ExportSchema = v.object({
  account: v.object({
    ...PERSON,
    createdAt: time,
    sessions: v.array(v.object({ since: time, lastUsed: time, until: time, device: v.string() })),
    twoStep: v.boolean(),
    newEmail: v.nullable(v.string()),
    updatesStopped: v.nullable(v.object({ reason: stopReason, since: time })),
  }),
  favorites: v.array(
    v.object({ listingId: v.number(), title: v.nullable(v.string()), dateAdded: day, note: v.string() }),
  ),
  savedSearches: v.array(
    v.object({
      name: v.string(),
      search: v.pipe(
        v.record(v.string(), v.string()),
        v.description('Query parameters of GET /api/listings; with `like`, of GET /api/ranked'),
      ),
      dateCreated: day,
    }),
  ),
  shared: v.boolean(),
  emailUpdates: v.array(
    v.object({
      about: v.pipe(
        v.union([v.picklist(['favorites', 'similar']), v.object({ search: v.string() })]),
        v.description('Saved homes, homes like them, or a saved search by its name'),
      ),
      every,
      chosenAt: time,
      consent: v.pipe(v.string(), v.description('Version of the wording agreed to')),
    }),
  ),
  notifiedDevices: v.pipe(
    v.array(v.object({ device: v.string(), addedAt: time })),
    v.description('Browsers that get a notification with each update'),
  ),
  answers: v.array(v.object({ guest: v.string(), title: v.nullable(v.string()), ...HOME_ANSWER })),
})

/** For the description any day does: which days a tour can be on is a check that JSON Schema can't say. */
const { website: _, ...INQUIRY } = inquirySchema(
  inquiryRules({ closedDays: [], tourHours: weekOf(() => null) }, '2026-01-01'),
).entries
/** Without the field that only programs fill in. */
const NewInquirySchema = v.object({ ...EnvelopeSchema.entries, inquiry: v.object(INQUIRY) })

/** What is sent; each field and nothing else. */
export const BODIES = {
  SignIn: SignInSchema,
  SignUp: SignUpSchema,
  PasswordResetRequest: PasswordResetSchema,
  NewPassword: NewPasswordSchema,
  PasswordChange: PasswordChangeSchema,
  PasswordProof: PasswordProofSchema,
  Name: NameSchema,
  EmailChange: EmailChangeSchema,
  LinkToken: LinkTokenSchema,
  SignInCode: SignInCodeSchema,
  FirstCode: FirstCodeSchema,
  TwoStepRemoval: TwoStepRemovalSchema,
  FavoriteNote: FavoriteNoteSchema,
  AnswersOpen: AnswersOpenSchema,
  AnswersSeen: AnswersSeenSchema,
  NewAnswer: NewAnswerSchema,
  RemovedFavorite: RemovedFavoriteSchema,
  NewSavedSearch: SavedSearchBodySchema,
  UpdateChoice: UpdateChoiceSchema,
  PushAddress: PushAddressSchema,
  UpdateRequest: UpdateRequestSchema,
  NewInquiry: NewInquirySchema,
} as const satisfies Record<string, v.GenericSchema>

/** Compiles only while a schema's output and the type that is answered are the same. */
type Answers<S extends v.GenericSchema, T> = T extends v.InferOutput<S> ? true : false
type AllTrue<T extends readonly true[]> = T
export type SchemasAreTheAnswers = AllTrue<
  [
    Answers<typeof AccountAnswerSchema, { account: Account | null }>,
    Answers<typeof AccountSettingsSchema, SignInSettings>,
    Answers<typeof TwoStepSetupSchema, TwoStepSetup>,
    Answers<typeof FavoriteSchema, FavoriteListing>,
    Answers<typeof SharedListSchema, SharedList>,
    Answers<typeof GivenAnswersSchema, GivenAnswers>,
    Answers<typeof ReceivedAnswersSchema, ReceivedAnswers>,
    Answers<typeof UpdateChoicesSchema, UpdateChoices>,
    Answers<typeof UpdateDevicesSchema, UpdateDevices>,
    Answers<typeof RemovalSchema, { removed: RemovedFavorite | null }>,
    Answers<typeof ExportSchema, { account: AccountFacts } & SavedItemsExport>,
  ]
>
