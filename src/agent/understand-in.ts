import { EVERY_PRICE, everyPrice } from '#domain/search/filters.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { understand } from '#language/understand.ts'
import type { Understanding } from '#language/understanding.ts'
import type { Talk } from './talk.ts'

/** What a sentence asks for where a conversation stands. */
export function understandIn({ filters, homes, marketIsEmpty }: Talk, said: string, places: PlaceNames): Understanding {
  const prices = homes.map(({ price }) => price)
  return understand(said, {
    // Who hears that nothing is for rent goes on with what is for sale.
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
const SHORT = 7

/**
 * The same for what is only said in the middle of a talk about homes: 'and the taxes?', 'the second one'. Null where it is
 * no such thing.
 */
export function understandFollowUp(talk: Talk, said: string, places: PlaceNames): Understanding | null {
  const rest = said
    .trim()
    .replace(LEAD, '')
    .replace(/(?: (?:instead|please|then|rather))?[?.!]*$/, '')
  if (talk.homes.length === 0 && !talk.home) return null
  if (!rest || rest.split(/\s+/).length > SHORT) return null
  const nth = understandIn(talk, `tell me about ${rest}`, places)
  if (nth.intent === 'listing' && nth.home !== null) return nth
  const fact = understandIn(talk, `what is ${rest} of it`, places)
  return fact.intent === 'listing' && fact.fact !== null ? fact : null
}
