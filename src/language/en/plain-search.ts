import { activeParts } from '#domain/search/filters.ts'
import { defaultPriceOf, filtersOf, intentOf, isNewSearch } from '../intent-rules.ts'
import { Reading } from '../reading.ts'
import { openSentence, type Token } from '../sentence.ts'
import { SPOKEN_MAX_LENGTH } from '../split-words.ts'
import { NO_TOPIC } from '../topic.ts'
import type { SpokenContext, Understanding } from '../understanding.ts'
import { readAmenities } from './amenities.ts'
import { readFlags } from './flags.ts'
import { readKinds } from './home-kinds.ts'
import { readStyles } from './home-styles.ts'
import { readListedFeatures } from './listed-features.ts'
import { takeTenants } from './market-words.ts'
import { saysPriceAndMonth } from './monthly-costs.ts'
import { readNamedPlaces } from './places.ts'
import { readAmounts, readMarketSaid } from './prices.ts'
import { quotedText } from './quoted-text.ts'
import { readTokens } from './read-tokens.ts'
import { readRooms } from './rooms.ts'
import { readNext } from './search-words.ts'
import { splitWords } from './split-words.ts'

/** In the order of all readers. */
const READERS = [
  readListedFeatures,
  readFlags,
  readKinds,
  readAmenities,
  readStyles,
  readRooms,
  readNamedPlaces,
  readMarketSaid,
  readAmounts,
]

/** Words that mean nothing to any reader where they are left over. */
const EMPTY = new Set(
  (
    ', . ! ? a an the and i we im is am are be me us please thanks hi hello would like want need love ' +
    'looking look searching search show find see for in with home homes house houses place places property apartment apartments ' +
    'something somewhere anything or my id wed ones also so um uh ok okay yes to at nice lovely great there'
  ).split(' '),
)

/** Words that other readers understand better: a garage for three cars, a denial, a town like Montclair, a town that is added, an office, kin, a buyer's month. */
const OTHERS =
  /^ (?:and|or) (?:in )?@| (?:(?:also|cars?|make|own|any|has|no|not|without|neither|nor|dont|doesnt|wont|didnt|arent|isnt|forget|drop|skip|optional|matter|care|where|mo|office) |(?:like|plus(?: (?:homes|in|the|ones|at))*) @|(?:im|am|as) [#=]|(?:my|our|his|her) \S+ (?:in|at) @|(?:sale|buy|buying|purchase) .*month |month .*(?:sale|buy|buying|purchase) )/

/** Filters that a bare number may change where they are in force: after homes by size, '1,800' is a size. */
const OF_NUMBERS: ReadonlySet<string> = new Set(['cost', 'fee', 'size', 'lot', 'built', 'days', 'garage', 'train'])

const isYear = ({ number }: Token): boolean =>
  number !== undefined && !number.isMoney && number.value >= 1700 && number.value <= 2100

export type PlainSearch = Pick<Understanding, 'filters' | 'parts'>

/**
 * Reads a search of nothing but a place, a price, rooms, kinds and features. Null for a sentence that says more, or says
 * it otherwise: all readers (`readSearch`) read that. What it does read, they read alike.
 */
export function readPlainSearch(said: string, context: SpokenContext): PlainSearch | null {
  if (said.length > SPOKEN_MAX_LENGTH || /["“”«»]/.test(said) || quotedText(said)) return null
  const { filters, defaultPrice = defaultPriceOf(filters) } = context
  if (activeParts(filters, defaultPrice).some(({ part }) => OF_NUMBERS.has(part))) return null
  const sentence = openSentence(readTokens(splitWords(said), context.places))
  if (OTHERS.test(sentence.code()) || sentence.tokens.some(isYear) || saysPriceAndMonth(sentence)) return null
  takeTenants(sentence)
  const topic = { ...NO_TOPIC }
  readNext(sentence, topic)
  const reading = new Reading(sentence, filters, defaultPrice, context.today)
  for (const read of READERS) read(reading, context)
  const { parts, limits } = reading
  const isPlain = parts.length > 0 && limits.length === 0 && sentence.left().every(({ text }) => EMPTY.has(text))
  const intent = isPlain ? intentOf(reading, topic, null) : null
  if (intent === null) return null
  return {
    filters: filtersOf(reading, intent, isNewSearch(reading, topic, intent)),
    parts: parts.sort((a, b) => a.start - b.start),
  }
}
