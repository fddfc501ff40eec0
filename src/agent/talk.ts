import type { TourSlot } from '#domain/inquiry/tour-slots.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import type { RemovedFavorite } from '#domain/saved/favorite.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Sort } from '#domain/search/sort.ts'
import type { Choice, Shown, Source } from '#domain/voice/conversation.ts'
import type { Language } from '#domain/voice/language.ts'
import type { TalkedOf } from '#language/talked-of.ts'
import type {
  FigureOf,
  HomeFact,
  Measure,
  SpokenHousehold,
  SpokenTerms,
  Understanding,
} from '#language/understanding.ts'
import { remembered } from './remembered-homes.ts'

/** A request for a tour, of a message or for a call whose parts are being collected. */
export interface Request {
  kind: 'tour' | 'inquiry' | 'callback'
  home: ListingSummary | null
  day: string | null
  slot: TourSlot | null
  /** The hour of the slot that the visitor named, '10:30'. */
  at: string | null
  /** Null until asked for; '' for the default message. */
  message: string | null
  asking: RequestPart | 'yes'
  /** The confirmation code of the last read-back. */
  confirmation: string | null
}
export type RequestPart = 'home' | 'day' | 'slot' | 'message' | 'name' | 'email' | 'phone'

export interface Contact {
  name: string
  email: string
  phone: string
}

/** What is asked about a home, as the tool listing_facts takes it. */
export type HomeQuestion = { facts: readonly HomeFact[]; feature?: string } | { feature: string }

/** US dollars: the income a year, debts a month. */
export type SpokenMeans = SpokenHousehold & { income?: number }

/** A question of money that depends on the terms of a loan. */
export type CostQuestion = 'monthly-cost' | 'cash-to-close' | 'budget'

/** Something done for the visitor, with what taking it back needs. */
export type Done =
  | { kind: 'favorite'; home: ListingSummary }
  | { kind: 'favorites'; homes: readonly ListingSummary[] }
  | { kind: 'unfavorite'; home: ListingSummary; removed: RemovedFavorite }
  | { kind: 'saved-search'; id: string; name: string }
  /** `before`: the note that stood there; null: the home was saved with it. */
  | { kind: 'note'; home: ListingSummary; before: string | null }
  | { kind: 'sent' }

/** What 'undo' takes back: a change of the talk, and what was done with it. */
export interface Step {
  /** The talk before it; its own steps are left out. */
  talk: Talk
  done: Done | null
}

/** A question with answers to choose from, open until the next sentence. */
export interface OpenQuestion {
  /** The sentence that is unclear. */
  said: string
  choices: readonly Choice[]
  /** How `said` is read after each choice; null: the choice's own words are answered instead. */
  readings: readonly (Understanding | null)[]
}

/** The state of a conversation. */
export interface Talk {
  /** The language it is held in: the visitor changes it. */
  language: Language
  filters: ListingFilters
  sort: Sort
  /** Homes before those read out last. */
  offset: number
  /** Null before the first search. */
  total: number | null
  /** The filters that were asked for softly, 'ideally with a yard', by `wishName`. */
  liked: readonly string[]
  /** The homes read out last, which 'the second one' counts. */
  homes: readonly ListingSummary[]
  /** The homes shown in this talk, the oldest first; at most twelve. */
  seen: readonly ListingSummary[]
  /** The current home, which 'it' means. */
  home: ListingSummary | null
  /** The home in hand before that one, which 'the other one' means beside it. */
  homeBefore: ListingSummary | null
  /** The last answer told of several homes, by a measure or not: a question that names none is about each of them. */
  compared: { by: Measure | null } | null
  /** What the last answer told of a home: 'and the other one?' asks the same of another. */
  told: HomeQuestion | null
  /** A question that waits for the visitor to name a home. */
  pendingQuestion: HomeQuestion | null
  /** What was asked last, with choices; the next sentence answers it or drops it. */
  question: OpenQuestion | null
  /** What was offered beside the last answer; the next sentence agrees to it or drops it. */
  offer: OpenQuestion | null
  request: Request | null
  /** The request that was sent last. */
  sent: Request | null
  contact: Contact
  /** Terms of a loan, debts, savings and an income that the visitor has said; they stand until others are said. */
  terms: SpokenTerms
  means: SpokenMeans
  /** What was asked of money last: other terms repeat it. */
  costAsked: CostQuestion | null
  /** A price whose cost was asked without a home, US dollars: the next question of cost means it, until homes are found. */
  priceAsked: number | null
  /** The filter that the last answer explained: 'not more than 250 for that'; null for none. */
  figureOf: FigureOf | null
  /** What the last answer was about, which a short question may go on with. */
  talkedOf: TalkedOf | null
  /** How many people share the home, the visitor among them; null where nobody said. */
  people: number | null
  /** Before the first search, something was said that only a renter says: the first search is for rent. */
  isRenter: boolean
  /** Nothing is listed in the market of the last search. */
  marketIsEmpty: boolean
  /** Steering was refused before in this talk: the next refusal is shorter. */
  hasRefused: boolean
  /** The last answer, for 'say that again'. */
  lastSaid: string
  /** The last answer asked for a home, and none was shown. */
  homeWasAsked: boolean
  /** The last changes, the newest at the end. */
  before: readonly Step[]
}

export const NEW_TALK: Talk = {
  language: 'en',
  filters: defaultFilters('sale', everyPrice),
  sort: 'newest',
  offset: 0,
  total: null,
  liked: [],
  homes: [],
  seen: [],
  home: null,
  homeBefore: null,
  compared: null,
  told: null,
  pendingQuestion: null,
  question: null,
  offer: null,
  request: null,
  sent: null,
  contact: { name: '', email: '', phone: '' },
  terms: {},
  means: {},
  costAsked: null,
  priceAsked: null,
  figureOf: null,
  talkedOf: null,
  people: null,
  isRenter: false,
  marketIsEmpty: false,
  hasRefused: false,
  lastSaid: '',
  homeWasAsked: false,
  before: [],
}

/** The talk after the visitor has turned to a home: 'it', and also 'the first one'. */
export const turnedTo = (talk: Talk, home: ListingSummary): Talk => ({
  ...talk,
  home,
  homes: [home],
  seen: remembered(talk.seen, [home]),
  pendingQuestion: null,
})

/** The answer to one sentence and the talk after it. */
export interface Turn {
  talk: Talk
  say: string
  shown: readonly Shown[]
  sources: readonly Source[]
  /** The language of `say` as a BCP 47 tag, where it isn't that of the talk. */
  lang?: string
  /** The visitor said goodbye. */
  ends: boolean
  /** It asks for a home, and none is shown to choose from. */
  asksHome: boolean
  /** The filter that it explains: a figure said next is its. */
  figureOf?: FigureOf
  compared?: Talk['compared']
  told?: HomeQuestion | null
  /** What it is about, where a short question may go on with it. */
  talkedOf?: TalkedOf | null
  done: Done | null
}

export const turn = (talk: Talk, say: string, more: Partial<Omit<Turn, 'talk' | 'say'>> = {}): Turn => ({
  talk,
  say,
  shown: [],
  sources: [],
  ends: false,
  asksHome: false,
  done: null,
  ...more,
})
