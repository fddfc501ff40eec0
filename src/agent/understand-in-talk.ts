import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { understand } from '#language/understand.ts'
import type { HomeFact, Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { factAsked } from './home-features.ts'
import { homeNamed } from './home-reference.ts'
import type { Talk } from './talk.ts'

/** Reads a sentence against the talk's search and homes. */
export function understandIn({ filters, homes, marketIsEmpty }: Talk, said: string, places: PlaceNames): Understanding {
  const prices = homes.map(({ price }) => price)
  return understand(said, {
    // After 'nothing is for rent', the visitor continues with homes for sale.
    filters: marketIsEmpty ? { ...filters, market: 'sale', price: EVERY_PRICE } : filters,
    places,
    defaultPrice: everyPrice,
    ...(prices.length > 0 && { cheapestShown: Math.min(...prices) }),
  })
}

const QUESTION =
  /^(?:and |so |but )?(?:when|what|whats|how|hows|has|does|do|is|are|was|its|their|where|which|who)\b|^(?:and|what about|how about) the\b/i

/** Whether a sentence asks something. */
export const isQuestion = (said: string): boolean => QUESTION.test(said.trim())

const LEAD = /^(?:(?:and|but|so|yes|no|ok|okay|um|uh|well|then|now|actually|make it|what about|how about)[ ,]+)+/i
/** Longest follow-up, words. */
const MAX_FOLLOW_UP = 7

/**
 * Reads a follow-up in a talk about homes: 'and the taxes?', 'the second one'. Null if the sentence is none.
 */
export function understandFollowUp(talk: Talk, said: string, places: PlaceNames): Understanding | null {
  const rest = said
    .trim()
    .replace(LEAD, '')
    .replace(/(?: (?:instead|please|then|rather))?[?.!]*$/, '')
  if (talk.homes.length === 0 && !talk.home) return null
  if (!rest || rest.split(/\s+/).length > MAX_FOLLOW_UP) return null
  const nth = understandIn(talk, `tell me about ${rest}`, places)
  if (nth.intent === 'listing' && nth.home !== null) return nth
  const fact = understandIn(talk, `what is ${rest} of it`, places)
  return fact.intent === 'listing' && fact.fact !== null ? fact : null
}

/** Reads a sentence on its own, or as a question or follow-up about the homes of the talk. */
export function understandInTalk(talk: Talk, said: string, { places }: AgentContext): Understanding {
  const alone = understandIn(talk, said, places)
  if (isAboutShown(talk, alone, said)) return { ...alone, intent: 'listing', home: null, fact: null }
  const fact = factAskedIn(talk, alone, said)
  if (fact !== null) return { ...alone, intent: 'listing', fact, limits: [] }
  return (mayGoOn(alone, said) && understandFollowUp(talk, said, places)) || alone
}

/** Whether a home just shown is named by a word of its title: 'tell me more about the craftsman'. */
const isAboutShown = ({ homes }: Talk, { intent, parts }: Understanding, said: string): boolean =>
  /^(?:search|refine|unknown)$/.test(intent) &&
  parts.every(({ kind }) => kind === 'search') &&
  /\b(?:about|details)\b|\bthe \w+ one\b/i.test(said) &&
  !/^(?:what|how) about\b/i.test(said) &&
  homeNamed(said, homes) !== null

/** The fact asked for by 'Can I bring my dog?' in a talk about homes; null for a search. */
function factAskedIn({ homes, home }: Talk, { intent, parts, refused }: Understanding, said: string): HomeFact | null {
  const mayAsk =
    (homes.length > 0 || home !== null) && /^(?:search|refine|unknown)$/.test(intent) && refused.length === 0
  return mayAsk && parts.every(({ kind }) => kind === 'amenities') ? factAsked(said, parts.length > 0) : null
}

/** Whether a sentence may be a follow-up: 'when was the Tudor built?' doesn't search for Tudors. */
const mayGoOn = ({ intent, refused, parts }: Understanding, said: string): boolean =>
  refused.length === 0 &&
  (intent === 'unknown' ||
    (/^(?:search|refine)$/.test(intent) &&
      parts.every(({ kind }) => kind === 'search' || kind === 'sort') &&
      isQuestion(said)))
