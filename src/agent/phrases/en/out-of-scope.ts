import type { Agency } from '#domain/agency/agency.ts'
import { COUNTIES } from '#domain/geo/county.ts'
import { MAX_COMPARED } from '#domain/listing/comparison.ts'
import type { Source } from '#domain/voice/conversation.ts'

/** An answer to a question that listings don't answer, with a link where one helps. */
export interface OutOfScopeAnswer {
  say: string
  sources: readonly Source[]
}

const askAgency = (agency: Agency): string =>
  `I can send your question to the agency: say “send a message about the first one”. Or phone ${agency.phones.head.number}.`

export const COUNTIES_SERVED = `${COUNTIES.slice(0, -1).join(', ')} and ${COUNTIES.at(-1)}`

const FAVORITES: Source = { label: 'Favorites', href: '/favorites', attribution: '' }
const MAP: Source = { label: 'Property Map', href: '/map', attribution: '' }

const answersOf = (agency: Agency): readonly (readonly [RegExp, string, Source?])[] => [
  [
    /\b(?:mortgages?|loans?|down ?payments?|put down|closing costs?|interest rates?|pre-?approv\w*|credit score|fha|lenders?)\b/i,
    'Which loan to take, a lender can tell you. I can compute a month, the cash to close, and what an income reaches: say “what can I get for 500 thousand?”',
  ],
  [
    /\b(?:negotia\w*|(?:make|put in) an? (?:\w+ )?offer|lower offer|bidding|bid)\b/i,
    `A price is settled between buyer and seller. ${askAgency(agency)}`,
  ],
  [
    /\b(?:commut\w*|trains?|bus(?:es)?|path|stations?|subway|ferry|airport|how far|distance|travel time|highways?|walkable)\b/i,
    'I can tell you the way to work by train: say “how long is it to Penn Station from the first one”. Other distances I don’t know; the page of each home shows it on a map.',
    MAP,
  ],
  [
    /\b(?:pets?|dogs?|cats?)\b/i,
    'Some listings name pets as welcome; the other listings don’t say. Ask me for homes first, such as “homes in Essex County”, then about one of them.',
  ],
  [/\b(?:deposit|lease terms?|move in|utilities|included)\b/i, `The listings don’t say that. ${askAgency(agency)}`],
  [
    /\b(?:near ?by|around (?:there|here|it)|hospitals?|shops?|stores?|restaurants?|groceries|grocery|supermarkets?|parks?|gyms?|cafes?)\b/i,
    'I know what the listings say, not what is around the homes. The page of each home shows its surroundings on a map.',
    MAP,
  ],
  [
    /\b(?:my|from|list of|the) favou?rites\b/i,
    'Your favorites are on the Favorites page; there you can also remove them.',
    FAVORITES,
  ],
  [/\bon (?:a|the) map\b/i, 'The map page shows all homes where they stand.', MAP],
  [
    /\b(?:which|what|how many) counties\b|\bwhere do you (?:search|work|have homes)\b/i,
    `I know the homes of seven counties: ${COUNTIES_SERVED}.`,
  ],
  [
    /\b(?:where|how) (?:do|should|can) (?:i|we) (?:start|begin)\b|\bfirst[- ]time (?:buyer|home ?buyer)|\bnever (?:bought|rented|owned)\b/i,
    'Begin with a place and a price. Say what you could pay, such as “what can I get for 500 thousand?”, or where you would like to live, such as “homes in Essex County”.',
  ],
  [
    /\b(?:e-?mail|send|text) (?:me|us|it|that|this|the listing)\b/i,
    'I can’t send you anything, but links to the homes stand below my answers.',
  ],
  [
    /\b(?:slow(?:er|ly)?|faster|louder|quieter)\b/i,
    'I can’t change my voice. You can stop me at any time, and everything I say stands in the transcript.',
  ],
  [
    /\bcompare\b/i,
    `Say “compare the first two”, and I put homes side by side; the Favorites page compares up to ${MAX_COMPARED}.`,
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
