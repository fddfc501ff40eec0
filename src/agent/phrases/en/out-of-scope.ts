import type { Agency } from '#domain/agency/agency.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { MAX_COMPARED } from '#domain/listing/comparison.ts'
import { listNames } from '#domain/name-list.ts'
import type { Source } from '#domain/voice/conversation.ts'

/** An answer to a question that listings don't answer, with a link where one helps. */
export interface OutOfScopeAnswer {
  say: string
  sources: readonly Source[]
}

const askAgency = (agency: Agency): string =>
  `I can send your question to the agency. Say “send a message about the first one.” Or call ${agency.phones.head.number}.`

export const COUNTIES_SERVED = listNames(COUNTIES)

const FAVORITES: Source = { label: 'Favorites', href: '/favorites', attribution: '' }
const MAP: Source = { label: 'Property Map', href: '/map', attribution: '' }

const answersOf = (agency: Agency): readonly (readonly [RegExp, string, Source?])[] => [
  [
    /\b(?:mortgages?|loans?|down ?payments?|put down|closing costs?|interest rates?|pre-?approv\w*|credit score|fha|lenders?)\b/i,
    'A lender can tell you which loan fits. I can estimate your monthly cost, the cash due at closing, and what your income can buy. Try “what can I get for 500 thousand?”',
  ],
  [
    /\b(?:negotia\w*|(?:make|put in) an? (?:\w+ )?offer|lower offer|bidding|bid)\b/i,
    `The buyer and seller agree on the price. ${askAgency(agency)}`,
  ],
  [
    /\b(?:commut\w*|trains?|bus(?:es)?|path|stations?|subway|ferry|airport|how far|distance|travel time|highways?|walkable)\b/i,
    'I can tell you the commute by train. Try “how long is the train ride to Penn Station from the first one?” I don’t have other distances, but each home’s page has a map.',
    MAP,
  ],
  [
    /\b(?:pets?|dogs?|cats?)\b/i,
    'Some listings say pets are welcome; others don’t say. Ask me for homes first, such as “homes in Essex County,” then about one of them.',
  ],
  [/\b(?:deposit|lease terms?|move in|utilities|included)\b/i, `The listings don’t say that. ${askAgency(agency)}`],
  [
    /\b(?:near ?by|around (?:there|here|it)|hospitals?|shops?|stores?|restaurants?|groceries|grocery|supermarkets?|parks?|gyms?|cafes?)\b/i,
    'I only know what the listings say, not what’s nearby. Each home’s page shows the area on a map.',
    MAP,
  ],
  [
    /\b(?:my|from|list of|the) favou?rites\b/i,
    'Your favorites are on the Favorites page. You can remove them there, too.',
    FAVORITES,
  ],
  [/\bon (?:a|the) map\b/i, 'The map page shows where every home is.', MAP],
  [
    /\b(?:which|what|how many) counties\b|\bwhere do you (?:search|work|have homes)\b/i,
    `I have homes in seven counties: ${COUNTIES_SERVED}.`,
  ],
  [
    /\b(?:where|how) (?:do|should|can) (?:i|we) (?:start|begin)\b|\bfirst[- ]time (?:buyer|home ?buyer)|\bnever (?:bought|rented|owned)\b/i,
    'Start with a place and a price. Tell me what you could pay, such as “what can I get for 500 thousand?”, or where you’d like to live, such as “homes in Essex County.”',
  ],
  [
    /\b(?:e-?mail|send|text) (?:me|us|it|that|this|the listing)\b/i,
    'I can’t send you anything, but links to the homes are below my answers.',
  ],
  [
    /\b(?:slow(?:er|ly)?|faster|louder|quieter)\b/i,
    'I can’t change my voice. You can stop me at any time, and everything I say is in the transcript.',
  ],
  [
    /\bcompare\b/i,
    `Say “compare the first two,” and I’ll put them side by side. On the Favorites page, you can compare up to ${MAX_COMPARED}.`,
    FAVORITES,
  ],
]

/** Answers to questions that listings don't answer. */
export function outOfScopeTexts(agency: Agency) {
  const answers = answersOf(agency)
  return {
    /** The answer to a question that listings don't answer, or null for any other sentence. */
    answer: (said: string): OutOfScopeAnswer | null => {
      const [, say, source] = answers.find(([pattern]) => pattern.test(said)) ?? []
      return say === undefined ? null : { say, sources: source ? [source] : [] }
    },
    countiesServed: COUNTIES_SERVED,
  }
}
