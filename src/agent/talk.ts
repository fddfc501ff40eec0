import type { TourSlot } from '#domain/inquiry/tour.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { defaultFilters, everyPrice, type ListingFilters } from '#domain/search/filters.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Shown, Source } from '#domain/voice/conversation.ts'
import type { HomeFact } from '#language/understanding.ts'

/** What is being got together to be sent, and what was asked last. */
export interface Request {
  kind: 'tour' | 'inquiry'
  home: ListingSummary | null
  day: string | null
  slot: TourSlot | null
  /** Null until the visitor was asked for it; '' stands for the usual one. */
  message: string | null
  asking: RequestPart | 'yes'
  /** The code of what was read back. */
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

/** The state of a conversation. */
export interface Talk {
  filters: ListingFilters
  sort: Sort
  /** Homes passed over by 'show me more'. */
  offset: number
  /** Null before the first search. */
  total: number | null
  /** The homes read out last, as they are counted by 'the second one'. */
  homes: readonly ListingSummary[]
  /** The home spoken of. */
  home: ListingSummary | null
  /** A question about a home that waits for which one. */
  asked: HomeQuestion | null
  request: Request | null
  contact: Contact
  /** Nothing at all is listed in the market that was asked for. */
  marketIsEmpty: boolean
  /** The last answer, to be said again. */
  lastSaid: string
}

export const NEW_TALK: Talk = {
  filters: defaultFilters('sale', everyPrice),
  sort: 'newest',
  offset: 0,
  total: null,
  homes: [],
  home: null,
  asked: null,
  request: null,
  contact: { name: '', email: '', phone: '' },
  marketIsEmpty: false,
  lastSaid: '',
}

/** What comes of one sentence. */
export interface Turn {
  talk: Talk
  say: string
  shown: readonly Shown[]
  sources: readonly Source[]
  /** The visitor has said goodbye. */
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
