import type { TourSlot } from '#domain/inquiry/tour.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Shown, Source } from '#domain/voice/conversation.ts'
import type { SpokenHousehold } from '#language/household-words.ts'
import type { SpokenTerms } from '#language/loan-words.ts'
import type { HomeFact } from '#language/understanding.ts'

/** A tour or message request whose parts are being collected. */
export interface Request {
  kind: 'tour' | 'inquiry'
  home: ListingSummary | null
  day: string | null
  slot: TourSlot | null
  /** Null until asked for; '' for the default message. */
  message: string | null
  asking: RequestPart | 'yes'
  /** The confirmation code of the last read-back. */
  confirmation: string | null
}
export type RequestPart = 'home' | 'day' | 'slot' | 'message' | 'name' | 'email'

export interface Contact {
  name: string
  email: string
  phone: string
}

/** What is asked about a home, as the tool listing_facts takes it. */
export type HomeQuestion = { facts: readonly HomeFact[] } | { feature: string }

/** US dollars: the income a year, debts a month. */
export type SpokenMeans = SpokenHousehold & { income?: number }

/** A question of money that depends on the terms of a loan. */
export type CostQuestion = 'monthly-cost' | 'cash-to-close' | 'budget'

/** The state of a conversation. */
export interface Talk {
  filters: ListingFilters
  sort: Sort
  /** Homes before those read out last. */
  offset: number
  /** Null before the first search. */
  total: number | null
  /** The homes read out last, which 'the second one' counts. */
  homes: readonly ListingSummary[]
  /** The current home, which 'it' means. */
  home: ListingSummary | null
  /** A question that waits for the visitor to name a home. */
  pendingQuestion: HomeQuestion | null
  request: Request | null
  contact: Contact
  /** Terms of a loan, debts, savings and an income that the visitor has said; they stand until others are said. */
  terms: SpokenTerms
  means: SpokenMeans
  /** What was asked of money last: other terms repeat it. */
  costAsked: CostQuestion | null
  /** Nothing is listed in the market of the last search. */
  marketIsEmpty: boolean
  /** The last answer, for 'say that again'. */
  lastSaid: string
}

export const NEW_TALK: Talk = {
  filters: defaultFilters('sale', everyPrice),
  sort: 'newest',
  offset: 0,
  total: null,
  homes: [],
  home: null,
  pendingQuestion: null,
  request: null,
  contact: { name: '', email: '', phone: '' },
  terms: {},
  means: {},
  costAsked: null,
  marketIsEmpty: false,
  lastSaid: '',
}

/** The talk after the visitor has turned to a home: 'it', and also 'the first one'. */
export const turnedTo = (talk: Talk, home: ListingSummary): Talk => ({
  ...talk,
  home,
  homes: [home],
  pendingQuestion: null,
})

/** The answer to one sentence and the talk after it. */
export interface Turn {
  talk: Talk
  say: string
  shown: readonly Shown[]
  sources: readonly Source[]
  /** The visitor said goodbye. */
  ends: boolean
}

export const turn = (talk: Talk, say: string, more: Partial<Omit<Turn, 'talk' | 'say'>> = {}): Turn => ({
  talk,
  say,
  shown: [],
  sources: [],
  ends: false,
  ...more,
})
