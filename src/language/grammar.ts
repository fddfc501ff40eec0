import type { TourSlot } from '#domain/inquiry/tour-slots.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { Language } from '#domain/voice/language.ts'
import type { ChoiceWords } from './choice.ts'
import type { LikelyRequest } from './likely-requests.ts'
import type { PlaceNames } from './place-names.ts'
import type { GlossaryTerm, SpokenQuestion } from './questions.ts'
import type { TalkedOf } from './talked-of.ts'
import type { HomeFact, SpokenContext, Understanding } from './understanding.ts'

/** What is known of the visitor; '' for what isn't. */
export interface KnownContact {
  name: string
  email: string
  phone: string
}

/** What a short answer to a question means. */
export type Reply = 'yes' | 'no' | 'cancel'

/** A day and a time of day, as said. */
export interface SpokenTime {
  /** ISO date, or null if no day was said. */
  day: string | null
  slot: TourSlot | null
  /** The hour within the slot on a clock of 24 hours, '10:30', if one was said. */
  at: string | null
  /** The hour that was said, also where it is only a limit: 'after 8 PM'. */
  hour: SpokenHour | null
}

export interface SpokenHour {
  /** On a clock of 24 hours: '20:00'. */
  at: string
  /** As said: '8 PM', '8 o’clock'. */
  words: string
  /** Whether the half of the day was said; else `at` is the likelier one. */
  isSure: boolean
}

/** The parts of a request that a visitor may want to change. */
export type NamedPart = 'home' | 'day' | 'slot' | 'message' | 'name' | 'email' | 'phone'

/** How homes are asked to be ranked by wishes, and how wishes are said. */
export interface RankingWords {
  /** Asks for it outright: 'rank these by what I’d like'. */
  asks: RegExp
  /** Asks which homes are the right ones: 'what would you recommend'. */
  recommends: RegExp
  /** Makes a wish of what stands beside it: 'ideally', 'if possible'. */
  softly: RegExp
  /** Those of them that stand before the wish. */
  leads: RegExp
  /** What may stand before them without a wish, so that any of them leads: nothing, 'and', 'we’d like'. */
  opens: RegExp
  /** Where a wish that stands before them may begin; global. */
  joins: RegExp
  /** Where a wish that follows them ends. */
  ends: RegExp
}

/** Words of a talk that are no search: what a sentence does in the talk. */
export interface TalkWords {
  ranking: RankingWords
  /** Asks for the last answer once more. */
  again: RegExp
  /** Wants to be told of new homes: 'email me when'. */
  wantsAlerts: RegExp
  /** Takes a home off the favorites. */
  unsaves: RegExp
  /** Takes back what was just saved, or one of the homes saved: 'take it away again', 'take the second off'. */
  takesOff: RegExp
  /** Saves, in the group `save`, and names that at once, in the group `name`. */
  savesAs: RegExp
  /** Saves one more of what was saved last: 'save this one too'. */
  savesToo: RegExp
  /** Another home by its place alone, of which the last is said or done again: 'and the first'. */
  andNth: RegExp
  /** Saves several homes of those shown. */
  savesSeveral: RegExp
  /** Names the search that was saved, in the group `name`. */
  namesSearch: RegExp
  /** Saves the home in hand and the search. */
  savesBoth: RegExp
  /** Says that another home was meant by what was just done: 'not that one, the second'. */
  notThatOne: RegExp
  /** Of what was saved: mails and how often, where it is, deleting a saved search. */
  asksAlerts: RegExp
  /** Wants to be told later of a home, or reminded. */
  wantsWord: RegExp
  asksWhereSaved: RegExp
  /** Names what can be saved: 'my searches'. */
  namesSaved: RegExp
  deletesSearch: RegExp
  /** Deletes one that is named by its place alone. */
  deletesNth: RegExp
  /** Deletes the search just saved: 'delete that search again'. */
  deletesThat: RegExp
  /** Ends the talk. */
  farewell: RegExp
  /** Begins a question. */
  question: RegExp
  /** Looks for a home to rent without a word of rent: 'landlords scare me'. */
  meansRental: RegExp
  /** Asks how things are in general, of no home: 'can I rent with a cat at work', 'is a year’s lease usual'. */
  asksInGeneral: RegExp
  /** Asks how one buys or rents, where no home is asked for: 'when is the best month to buy', 'can I rent without a job'. */
  asksOfMarket: RegExp
  /** Asks whether to tell or send something: 'should I tell the landlord', 'is it normal to email my pay slips'. */
  asksWhetherTo: RegExp
  /** Names homes in general. */
  homes: RegExp
  /** Says 'house', which means any home or a house alone. */
  house: RegExp
  /** Asks for more about a home that was shown: 'tell me more about the craftsman'. */
  aboutShown: RegExp
  /** Asks for all about a home: 'what is the first one like', 'is it nice'. */
  overview: RegExp
  /** Asks something of a home: 'is it on a busy road'. */
  asksOfHome: RegExp
  /** Asks what rent a home brings in. */
  asksRent: RegExp
  /** Asks how the kinds of home differ that are searched for. */
  asksDifference: RegExp
  /** Words before a follow-up and behind it, which say nothing. */
  followUp: { lead: RegExp; tail: RegExp }
  /** A follow-up as a whole sentence: 'tell me about the second one', 'what is the year of it'. */
  asked: {
    home: (rest: string) => string
    fact: (rest: string) => string
    which: (rest: string) => string
    number: string
    it: string
  }
  /** Begins a question that repeats the last one: 'what about the second one?' */
  whatAbout: RegExp
  /** Asks what an income or savings buy, beside telling them. */
  asksWhatItBuys: RegExp
  /** Wants to see no homes yet. */
  wantsNoHomes: RegExp
  /** Asks for the price of the home in hand: 'can I afford it'. */
  affordsIt: RegExp
  /** Asks whether a voucher pays for the home in hand: 'does my voucher cover it'. */
  voucherCovers: RegExp
  /** Compares counties. */
  comparesCounties: RegExp
  /** Asks which county has low or high prices. */
  cheapestCounty: readonly RegExp[]
  /** A home counted in a sentence that also names a day: 'the second'. `asked`: what was asked last. */
  nthHome: (asked: 'home' | 'day' | null) => RegExp
  /** Speaks of the last change of the search without naming it. */
  ofChange: {
    /** Takes it back: 'take that off'. */
    dropsThat: RegExp
    /** Takes it back to what it was: 'scrap that'. */
    scrapsThat: RegExp
    /** Of something that a home has: 'without', 'I don’t need that after all', 'everything again'. */
    dropsWish: RegExp
    /** Of something that a home has: 'with or without'. */
    eitherWay: RegExp
    /** Of a place that replaced another: 'both', 'or both of them'. */
    bothPlaces: RegExp
    /** Goes back to a price said before, the first one with the group `first`: 'we’d rather stay at the old price'. */
    formerPrice: RegExp
  }
  /** Chooses among the answers to a question. */
  choice: ChoiceWords
  /** Stands between a wish and a question of one breath: 'add Wayne, and what is a contingency'. */
  nextSentence: RegExp
  /** A word or two that say something only in the talk. */
  brief: BriefWords
  /** Stands between two phrases of which either will do, with its blanks. */
  or: string
  request: RequestWords
}

/** Whole sentences in lower case, without the marks around them. */
export interface BriefWords {
  /** Wants time: 'one second'. */
  waits: RegExp
  /** Says nothing for sure: 'hm', 'I don’t know'. */
  unsure: RegExp
  /** Likes what was said: 'nice'. */
  approves: RegExp
  /** Says that the agent went wrong: 'that’s not what I said'. */
  objects: RegExp
  /** Wants none of the homes shown. */
  dislikes: RegExp
  /** Wants more of the same: 'and?' */
  goesOn: RegExp
  /** 'Second', for each place in a list. */
  ordinals: readonly RegExp[]
  /** What a bare number counts to, from 1 to 9; null for any other sentence. */
  count: (said: string) => number | null
}

/** Words of a visitor whose request is being collected. */
export interface RequestWords {
  /** Wants a part changed: 'the email is wrong'. */
  changes: RegExp
  parts: readonly (readonly [NamedPart, RegExp])[]
  /** Wants to think before anything is sent: 'no, wait, I think first'. */
  thinksItOver: RegExp
  /** Asks for a tour by video. */
  byVideo: RegExp
  /** Keeps back a name or an address. */
  withholds: RegExp
  /** Wants to see a home, which is no change of the request: 'show me the second one again'. */
  looksAt: RegExp
  /** Gives the words of the message: 'the message should say …'; group 1. */
  messageIs: RegExp
  /** Brings somebody to a tour; groups 1 and 2: whom. */
  brings: RegExp
  /** Adds to the message: 'also ask if the dock belongs to it'; group 1. */
  messageAlso: RegExp
  /** Takes a part out of the message: 'drop the flood question'; group 1. */
  messageWithout: RegExp
  /** A message within the sentence that begins it: 'ask them whether it floods'; group 1. */
  messageIn: RegExp
  /** Says what a call is about; group 1. */
  callIsAbout: RegExp
  /** Speaks of sending. */
  sends: RegExp
  /** Of a request that was sent: takes it back, asks for it, moves it to another day or hour. */
  cancelsSent: RegExp
  asksSent: RegExp
  movesSent: RegExp
  /** Takes back what was sent without naming it: 'cancel it'. */
  takesBack: RegExp
  /** Asks whether it is sent yet. */
  isSent: RegExp
  /** Asks who gets it. */
  asksWho: RegExp
  /** Wants the parts read back. */
  readsBack: RegExp
  /** Asks whether a part has to be given. */
  isNeeded: RegExp
  /** Asks at what hours tours or calls are. */
  asksHours: RegExp
  /** Asks of another home what the last message asked. */
  asksSame: RegExp
  /** Has what was just asked passed on: 'then ask them that for me'. */
  asksThat: RegExp
  /** Leaves the words to us: 'just more information'. */
  usualMessage: RegExp
}

/** All that is read from sentences of one language. The grammar and words of a language lie in a folder each. */
export interface Grammar {
  language: Language
  understand: (said: string, context: SpokenContext) => Understanding
  /** A search in one sentence without its full stop; read again, it gives the same filters. */
  describe: (filters: ListingFilters, places: PlaceNames) => string
  /** Only a plain yes counts: 'yes, but on Sunday' is null. */
  readReply: (said: string) => Reply | null
  /** `today`: ISO date. Hours without a half of the day are taken as tour hours: the caller reads the result back. */
  readTime: (said: string, today: string) => SpokenTime
  readEmail: (said: string) => string | null
  readPhone: (said: string) => string | null
  /** A name after 'my name is', or the whole sentence if a name was asked for and it looks like one. */
  readName: (said: string, wasAsked: boolean) => string | null
  /** The contact as a sentence corrects one part of it, 'my last name is O’Brien'; null if it corrects nothing. */
  correctContact: (said: string, known: KnownContact) => KnownContact | null
  /** The sentence without name, email and phone, so that 'my name is Wayne' doesn't search in Wayne. */
  withoutContact: (said: string) => string
  /** The feature of a home that is asked for, by its name in `agent/home-features.ts`; null for none. */
  featureIn: (said: string) => string | null
  /** The fact that a question about one home asks for; null for a search and for anything else. */
  factAsked: (said: string, namesAmenity: boolean) => HomeFact | null
  /**
   * A question that a text of its own answers; null for none. `inHand`: homes were shown, which 'the fee' may be about.
   * `subject`: the term that the search is about, which 'that' may mean. `talkedOf`: what the last answer was about.
   */
  readQuestion: (
    said: string,
    inHand: boolean,
    subject?: GlossaryTerm | null,
    talkedOf?: TalkedOf | null,
  ) => SpokenQuestion | null
  /** The terms of the glossary that a sentence names, for one that nothing else reads. */
  termsNamed: (said: string) => readonly GlossaryTerm[]
  /** What is offered for a sentence that nothing else reads. */
  likelyRequests: readonly LikelyRequest[]
  words: TalkWords
}
