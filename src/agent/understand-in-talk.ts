import { formatDollars } from '#domain/money/money.ts'
import { activeParts } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Grammar } from '#language/grammar.ts'
import { ASIDE } from '#language/intent-rules.ts'
import type { HomeFact, Understanding } from '#language/understanding.ts'
import type { AgentContext } from './agent-context.ts'
import { homeDescribed } from './home-reference.ts'
import { filterChangedLast, understandOfChange } from './last-change.ts'
import { homeNamed } from './named-homes.ts'
import { withQuestion, withTermsNamed } from './question-in-talk.ts'
import type { Talk } from './talk.ts'

/** What reading a sentence takes. */
type Reader = Pick<AgentContext, 'grammar' | 'places'>

/** Reads a sentence against the talk's search and homes. */
export function understandIn(talk: Talk, said: string, { grammar, places }: Reader): Understanding {
  const { homes, figureOf } = talk
  const changedLast = filterChangedLast(talk)
  const isRental = seeksRental(talk, said, grammar)
  const prices = homes.map(({ price }) => price)
  const read = grammar.understand(said, {
    filters: isRental ? { ...talk.filters, market: 'rent' } : filtersToChange(talk),
    places,
    defaultPrice: everyPrice,
    figureOf,
    changedLast,
    people: talk.people,
    ...(prices.length > 0 && { cheapestShown: Math.min(...prices) }),
  })
  if (!isRental) return read
  return ASIDE.has(read.intent)
    ? { ...read, filters: talk.filters, marketChanged: false }
    : { ...read, marketChanged: read.filters.market !== talk.filters.market }
}

/** After 'nothing is for rent', the visitor continues with homes for sale. */
const filtersToChange = ({ filters, marketIsEmpty }: Talk): ListingFilters =>
  marketIsEmpty ? { ...filters, market: 'sale', price: EVERY_PRICE } : filters

/** Whether the first search is for rent, though no word says so: 'landlords scare me', now or before. */
export const seeksRental = (
  { total, filters, isRenter }: Pick<Talk, 'total' | 'filters' | 'isRenter'>,
  said: string,
  { words }: Pick<Grammar, 'words'>,
): boolean =>
  total === null &&
  filters.market === 'sale' &&
  activeParts(filters, everyPrice).length === 0 &&
  (isRenter || words.meansRental.test(said))

/** Whether a sentence asks something. */
export const isQuestion = (said: string, { grammar }: Pick<Reader, 'grammar'>): boolean =>
  grammar.words.question.test(said.trim())

/** Longest follow-up, words. */
const MAX_FOLLOW_UP = 7

/**
 * Reads a follow-up in a talk about homes: 'and the taxes?', 'the second one'. Null if the sentence is none.
 */
export function understandFollowUp(talk: Talk, said: string, reader: Reader): Understanding | null {
  const { followUp, asked } = reader.grammar.words
  const rest = said.trim().replace(followUp.lead, '').replace(followUp.tail, '')
  if (talk.homes.length === 0 && !talk.home) return null
  if (!rest || rest.split(/\s+/).length > MAX_FOLLOW_UP) return null
  const nth = understandIn(talk, asked.home(rest), reader)
  if (nth.intent === 'listing' && nth.home !== null) return nth
  const fact = understandIn(talk, asked.fact(rest), reader)
  // The homes are those of the words themselves: 'it' was added.
  return fact.intent === 'listing' && fact.fact !== null
    ? { ...fact, homes: understandIn(talk, rest, reader).homes }
    : null
}

/** Reads a sentence on its own, or as a question or follow-up about the homes of the talk. */
export function understandInTalk(talk: Talk, said: string, reader: Reader): Understanding {
  const read = understandIn(talk, said, reader)
  const ofChange = understandOfChange(talk, read, said, reader)
  if (ofChange) return ofChange
  const alone = withQuestion(talk, withIncomeCorrected(talk, read, said), said, reader.grammar)
  if (OF_QUESTIONS.test(alone.intent)) return alone
  const ofDescribed = askedOfDescribed(talk, alone, said, reader)
  if (ofDescribed) return ofDescribed
  if (isAboutShown(talk, alone, said, reader) || isDescribed(talk, alone, said))
    return { ...alone, intent: 'listing', home: null, fact: null }
  if (isBareGroup(talk, alone, said))
    return { ...alone, intent: talk.pendingQuestion ? 'listing' : 'compare', fact: null }
  const ofRent = rentAskedOf(talk, alone, said, reader)
  if (ofRent) return ofRent
  const fact = factAskedIn(talk, alone, said, reader)
  if (fact !== null) {
    const { home, homes, limits: _, ...read } = alone
    const only = homes.each.length === 1 ? homes.each[0]! : null
    return {
      ...read,
      homes,
      intent: 'listing',
      fact,
      filters: talk.filters,
      home: home ?? only,
      marketChanged: false,
      limits: [],
    }
  }
  const ofCompared = measureAskedNext(talk, alone, said, reader)
  if (ofCompared) return ofCompared
  return (
    (mayGoOn(talk, alone, said, reader) && understandFollowUp(talk, said, reader)) ||
    withTermsNamed(talk, alone, said, reader.grammar)
  )
}

/** 'No wait, 120 thousand' right after what an income buys is another income, and no price. */
function withIncomeCorrected({ means, lastSaid, filters }: Talk, read: Understanding, said: string): Understanding {
  const { income } = means
  const mayCorrect = income !== undefined && lastSaid.includes(formatDollars(income)) && CORRECTS.test(said)
  const isOfPrice = read.parts.length > 0 && read.parts.every(({ kind }) => kind === 'price')
  const amount = read.filters.price.max
  if (!mayCorrect || !isOfPrice || amount >= EVERY_PRICE.max || !/^(?:search|refine)$/.test(read.intent)) return read
  const yearly = amount < LEAST_INCOME ? amount * 12 : amount
  return { ...read, intent: 'budget', money: { kind: 'income', amount: yearly }, filters, parts: [], limits: [] }
}
const CORRECTS =
  /^(?:no|wait|sorry|actually|i mean|make (?:it|that)|oh|oops|espere|perd[oó]n|mejor dicho|digo|en realidad|m[aá]s bien)\b/i
/** Less in a year is the pay of a month, US dollars. */
const LEAST_INCOME = 12_000

const OF_QUESTIONS = /^(?:glossary|steps|question)$/

/** Whether a home just shown is named by a word of its title: 'tell me more about the craftsman'. */
const isAboutShown = ({ homes }: Talk, { intent, parts }: Understanding, said: string, { grammar }: Reader): boolean =>
  /^(?:search|refine|unknown)$/.test(intent) &&
  parts.every(({ kind }) => kind === 'search' || kind === 'kinds') &&
  grammar.words.aboutShown.test(said) &&
  homeNamed(said, homes) !== null

/** Whether a sentence is only a description of a home: of one shown, or of none that can be told by it ('the blue one'). */
const isDescribed = (talk: Talk, { intent, homes }: Understanding, said: string): boolean =>
  homes.isOnlyDescribed &&
  (talk.homes.length > 0 || talk.home !== null) &&
  (intent === 'unknown' ||
    (/^(?:search|refine)$/.test(intent) && (homes.best !== null || homeDescribed(said, talk, homes) !== null)))

/**
 * What is asked of a home shown beside its description, 'the one in Montclair, how many baths does it have': the place is no
 * search. Null for anything else.
 */
function askedOfDescribed(talk: Talk, alone: Understanding, said: string, reader: Reader): Understanding | null {
  const { phrase } = alone.homes
  const at = phrase === null ? -1 : said.toLowerCase().indexOf(phrase.toLowerCase())
  if (phrase === null || at < 0 || !SEARCHES.test(alone.intent) || talk.homes.length === 0) return null
  if (homeDescribed(said, { homes: talk.homes, seen: [] }, alone.homes) === null) return null
  const asked = `${said.slice(0, at)}${reader.grammar.words.asked.it}${said.slice(at + phrase.length)}`
  const rest = understandIn(talk, asked, reader)
  return OF_ONE_HOME.test(rest.intent) ? { ...rest, home: null, homes: alone.homes } : null
}

const SEARCHES = /^(?:search|refine|unknown)$/
const OF_ONE_HOME = /^(?:listing|commute|monthly-cost|cash-to-close|move-in-cost|tour|inquiry|favorite|similar)$/

/** Longest sentence that names several homes and nothing else, words. */
const MAX_GROUP = 4

/** 'Both' or 'all three': the answer to 'which one?', or what is to be compared. */
const isBareGroup = ({ homes: shown }: Talk, { intent, homes }: Understanding, said: string): boolean =>
  intent === 'unknown' &&
  shown.length > 1 &&
  homes.group !== null &&
  !homes.group.isPronoun &&
  said.trim().split(/\s+/).length <= MAX_GROUP

/** The fact asked for by 'Can I bring my dog?' in a talk about homes; null for a search. */
function factAskedIn(
  { homes, home }: Talk,
  { intent, parts, refused, homes: { each } }: Understanding,
  said: string,
  { grammar }: Reader,
): HomeFact | null {
  const mayAsk =
    (homes.length > 0 || home !== null) && /^(?:search|refine|unknown)$/.test(intent) && refused.length === 0
  const isOfOne = home !== null || homes.length === 1 || each.some((one) => one !== null)
  if (!mayAsk || !parts.every(({ kind }) => NAMED_IN_QUESTIONS.has(kind) || (isOfOne && OF_HOME_IN_HAND.has(kind))))
    return null
  // 'Is it empty or rented' is no search for rentals.
  if (parts.some(({ kind }) => kind === 'market') && !grammar.words.asksOfHome.test(said.trim())) return null
  return grammar.factAsked(said, parts.length > 0)
}
/** What a question about a home may name. */
const NAMED_IN_QUESTIONS: ReadonlySet<string> = new Set(['amenities', 'features', 'pets'])
/** What a question about the home in hand may name besides. */
const OF_HOME_IN_HAND: ReadonlySet<string> = new Set(['market', 'basement'])

/** 'What's it rent for', of a home shown: what one for sale brings in is no search for rentals. Null for anything else. */
function rentAskedOf(
  { homes, home, filters }: Talk,
  read: Understanding,
  said: string,
  { grammar }: Reader,
): Understanding | null {
  const market = (home ?? homes[0])?.market
  const mayAsk = market !== undefined && ASKS_NONE_ELSE.test(read.intent) && read.refused.length === 0
  if (!mayAsk || read.parts.some(({ kind }) => kind !== 'market') || !grammar.words.asksRent.test(said)) return null
  const fact = market === 'rent' ? 'price' : 'features'
  return { ...read, intent: 'listing', fact, filters, marketChanged: false, parts: [], limits: [] }
}
const ASKS_NONE_ELSE = /^(?:search|refine|unknown|listing|budget|rent-benchmark)$/

/** 'And cheaper?' right after homes were compared: which of them is. Null for anything else. */
function measureAskedNext(
  talk: Talk,
  { intent, refused }: Understanding,
  said: string,
  reader: Reader,
): Understanding | null {
  const { followUp, asked } = reader.grammar.words
  const rest = said.trim().replace(followUp.lead, '').replace(followUp.tail, '')
  const mayAsk = talk.compared !== null && /^(?:search|refine|unknown)$/.test(intent) && refused.length === 0
  if (!mayAsk || rest.split(/\s+/).length > MAX_MEASURE) return null
  const read = understandIn(talk, asked.which(rest), reader)
  return read.intent === 'compare' && read.measure !== null ? read : null
}
/** Longest measure, words: 'the lower taxes'. */
const MAX_MEASURE = 3

/** Whether a sentence may be a follow-up: 'when was the Tudor built?' doesn't search for Tudors. */
const mayGoOn = (
  { homes: shown, home }: Talk,
  { intent, refused, parts, homes }: Understanding,
  said: string,
  reader: Reader,
): boolean =>
  refused.length === 0 &&
  (intent === 'unknown' ||
    // 'The cheaper one' of two or more is one of them, no cheaper search.
    (homes.isAmongShown && shown.length > 1 && intent === 'refine') ||
    (/^(?:search|refine)$/.test(intent) &&
      parts.every(({ kind }) => kind === 'search' || kind === 'kinds' || kind === 'sort') &&
      (isQuestion(said, reader) || (home !== null && SHORT_QUESTION.test(said.trim())))))
/** 'HOA?' of the home in hand. */
const SHORT_QUESTION = /^[\p{L}'’]+(?: [\p{L}'’]+)?\s*\?$/u
