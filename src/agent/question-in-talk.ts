import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Grammar } from '#language/grammar.ts'
import { OF_PLACES, OVER_AN_ACT, type Guidance } from '#language/guidance.ts'
import { otherLanguageOf } from '#language/other-languages.ts'
import {
  ALWAYS_ANSWERED,
  BESIDE_A_SEARCH,
  GLOSSARY_TERMS,
  type GlossaryTerm,
  type PlainQuestion,
  type SpokenQuestion,
} from '#language/questions.ts'
import type { Intent, Understanding } from '#language/understanding.ts'
import { filterChangedLast } from './last-change.ts'
import type { Talk } from './talk.ts'

/**
 * Adds the question of a sentence that a text of its own answers. A search, an act or a figure that the sentence asks for
 * comes first; a right that it mentions is then told beside it.
 */
export function withQuestion(talk: Talk, read: Understanding, said: string, grammar: Grammar): Understanding {
  const { readQuestion, words } = grammar
  const { homes, home, filters, costAsked, talkedOf } = talk
  const language = otherLanguageOf(said)
  if (language)
    return { ...read, intent: 'question', question: { kind: 'other-language', language }, filters, limits: [] }
  const isOtherTerms = read.intent === 'loan-terms' && costAsked !== null
  if (isOtherTerms || read.refused.length > 0) return read
  // A message that is dictated may ask anything.
  if (read.intent === 'inquiry' && words.request.messageIn.test(said)) return read
  const isAsked = /\?\s*$/.test(said) || words.question.test(said.trim())
  // 'My voucher covers 2,250' tells the rent.
  const isVouchersRent = read.hasVoucher && read.parts.some(({ kind }) => kind === 'price')
  if (isVouchersRent && OF_SEARCHING.test(read.intent) && !isAsked) return read
  const question =
    kindsToTellApart(talk, said, grammar) ??
    readQuestion(said, homes.length > 0 || home !== null, subjectOf(filters), talkedOf)
  if (question?.kind === 'plain' && OF_NO_HOME.has(question.about) && read.home !== null)
    return { ...read, intent: read.intent === 'unknown' ? 'listing' : read.intent }
  // 'I'm pregnant, should I tell the landlord' sends no message.
  if (read.intent === 'inquiry' && question !== null && words.asksWhetherTo.test(said))
    return withQuestion(talk, { ...read, intent: 'unknown' }, said, grammar)
  if (talk.terms.loan === 'va' && question?.kind === 'glossary' && question.terms.join() === 'pmi')
    return withGuidance(talk, read, 'va-no-pmi', true)
  if (question?.kind === 'guidance') return withGuidance(talk, read, question.about, words.question.test(said.trim()))
  if (question === null && (isGeneral(read, said, grammar) || isOfMarket(read, said, grammar)))
    return withGuidance(talk, read, 'unanswered', true)
  if (question === null || (KEEPS.has(read.intent) && !overrides(question) && !countsNothing(read))) return read
  if (isAnswered(question, read, isAsked)) {
    // 'Is three percent down a thing' has no wish in it.
    const terms = question.kind === 'glossary' ? {} : read.terms
    return { ...read, intent: INTENTS[question.kind], question, terms, filters, limits: [] }
  }
  return isBeside(question) ? { ...read, question } : read
}

/** What is never meant where a home is counted: 'how tall are the ceilings in the second one'. */
const OF_NO_HOME: ReadonlySet<PlainQuestion> = new Set(['off-topic', 'how-long'])

/**
 * Adds a question of money in general, unless the sentence asks for an act, or for homes in a place. A question has no wish in
 * it: the loan that it names is not the visitor's.
 */
function withGuidance(talk: Talk, read: Understanding, about: Guidance, isAsked: boolean): Understanding {
  const { intent, parts, money, household, filters } = read
  const hasMeans = money?.kind === 'income' || Object.keys(household).length > 0
  const isComputed = intent === 'budget' && hasMeans && !OVER_MEANS.has(about)
  // The rent was said: the sum is told, not what it consists of.
  const isSummed = about === 'up-front-rent' && intent === 'move-in-cost' && money?.kind === 'rent'
  const isOfRental = about === 'in-the-month' && (talk.homes[0]?.market ?? talk.home?.market) === 'rent'
  const isSearch = OF_SEARCHING.test(intent) && parts.some(({ kind }) => PLACE_AND_ROOMS.has(kind))
  const isToSearch = isSearch && !isAsked && !OF_PLACES.has(about)
  if (about === 'in-the-month' && asksOfMaintenance(talk))
    return { ...read, ...OF_COOP, filters: talk.filters, limits: [] }
  if (isOfRental && OF_SEARCHING.test(intent))
    return { ...read, ...OF_RENT, filters: talk.filters, parts: [], limits: [] }
  if (givesWay(talk, intent, about) || isComputed || isSummed || isOfRental || isToSearch) return read
  const hasPrice = parts.some(({ kind }) => kind === 'price')
  const priced = hasPrice && filters.price.max < EVERY_PRICE.max ? filters.price.max : null
  const asked = {
    amount: money && money.kind !== 'income' ? money.amount : priced,
    beds: parts.some(({ kind }) => kind === 'beds') ? filters.beds : null,
  }
  const unsaid = OVER_MEANS.has(about) ? { household: {}, money: null } : {}
  const question = { kind: 'guidance', about, asked } as const
  return { ...read, ...unsaid, intent: 'question', question, terms: {}, filters: talk.filters, limits: [] }
}

/** Asked of money whose amount is named beside: what it reaches was not asked. */
const OVER_MEANS: ReadonlySet<Guidance> = new Set(['retirement-money', 'gift-allowed'])

/** Whether no month was told, but a co-op is searched for: what its maintenance includes. */
const asksOfMaintenance = ({ costAsked, filters: { kinds } }: Talk): boolean =>
  costAsked === null && kinds.includes('co-op')
/** What is in a rent: 'what exactly is in that two thousand'. */
const OF_RENT = { intent: 'listing', fact: 'utilities', marketChanged: false } as const
const OF_COOP = { intent: 'glossary', question: { kind: 'glossary', terms: ['co-op'] } } as const

const OF_SEARCHING = /^(?:search|refine|budget)$/

/** An offer that is asked about is no message to the agency, and without homes there is nothing to compare. */
const givesWay = ({ homes, home }: Talk, intent: Intent, about: Guidance): boolean =>
  GIVES_WAY.has(intent) &&
  !OVER_AN_ACT.has(about) &&
  !(intent === 'inquiry' && OF_OFFERS.has(about)) &&
  !(intent === 'compare' && homes.length === 0 && home === null)
const OF_OFFERS: ReadonlySet<Guidance> = new Set(['offer', 'timeline', 'attorney', 'bidding', 'agent'])

/** Acts, and questions about homes shown, that guidance never takes the place of. */
const GIVES_WAY: ReadonlySet<Intent> = new Set([
  'commute',
  'save-search',
  'favorite',
  'note',
  'tour',
  'inquiry',
  'undo',
  'person',
  'callback',
  'compare',
  'similar',
  'map',
])

/** A question in general that would otherwise start a search by a word or two of it; 'can I bring my dog' is one of a home. */
const isGeneral = ({ intent, parts }: Understanding, said: string, { words, factAsked }: Grammar): boolean =>
  /^(?:search|refine)$/.test(intent) &&
  parts.every(({ kind }) => GENERAL_PARTS.has(kind)) &&
  words.asksInGeneral.test(said.trim()) &&
  factAsked(said, false) === null
/** A question that would start a search of all homes, because buying or renting is named. */
const isOfMarket = ({ intent, parts, limits, sort }: Understanding, said: string, { words }: Grammar): boolean =>
  /^(?:search|refine|count)$/.test(intent) &&
  parts.every(({ kind }) => kind === 'market') &&
  limits.length === 0 &&
  sort === null &&
  words.asksOfMarket.test(said.trim())
const GENERAL_PARTS: ReadonlySet<string> = new Set(['market', 'kinds', 'search', 'sort'])

/** 'Tell me the difference between the two' of two kinds that are searched for; of two homes only where the kinds were set last. */
function kindsToTellApart(talk: Talk, said: string, { words }: Grammar): SpokenQuestion | null {
  const { homes, compared, filters } = talk
  const terms = GLOSSARY_TERMS.filter((term) => (filters.kinds as readonly string[]).includes(term))
  if (terms.length !== 2 || filters.kinds.length !== 2 || compared || !words.asksDifference.test(said.trim()))
    return null
  return homes.length === 2 && filterChangedLast(talk) !== 'kinds' ? null : { kind: 'glossary', terms }
}

/** The term that a search is about. */
const subjectOf = ({ kinds }: Talk['filters']): GlossaryTerm | null =>
  GLOSSARY_TERMS.find((term) => kinds.length === 1 && term === kinds[0]) ?? null

/** A sentence that nothing reads but that names a term asks what it means: 'they want earnest money, is that normal'. */
export function withTermsNamed(
  { filters, total }: Talk,
  read: Understanding,
  said: string,
  grammar: Grammar,
): Understanding {
  const isUnread = read.intent === 'unknown' || (read.intent === 'why-none' && total === null)
  if (!isUnread || read.parts.length > 0 || read.refused.length > 0) return read
  const terms = grammar.termsNamed(said)
  return terms.length === 0
    ? read
    : { ...read, intent: 'glossary', question: { kind: 'glossary', terms }, filters, limits: [] }
}

const INTENTS = {
  glossary: 'glossary',
  steps: 'steps',
  plain: 'question',
  guidance: 'question',
  'other-language': 'question',
} as const

/** Intents that say themselves what is wanted. */
const KEEPS: ReadonlySet<Intent> = new Set([
  'count',
  'monthly-cost',
  'cash-to-close',
  'seller-fees',
  'move-in-cost',
  'rent-benchmark',
  'commute',
  'save-search',
  'favorite',
  'tour',
  'undo',
  'person',
  'callback',
  'compare',
  'similar',
  'why-none',
  'map',
])
/** 'Can a landlord ask how many kids I have' counts no homes. */
const countsNothing = ({ intent, parts }: Understanding): boolean => intent === 'count' && parts.length === 0
const overrides = (question: SpokenQuestion): boolean =>
  question.kind === 'glossary' || (question.kind === 'plain' && ALWAYS_ANSWERED.has(question.about))
const isBeside = (question: SpokenQuestion): boolean => question.kind === 'plain' && BESIDE_A_SEARCH.has(question.about)

/** Of a message that is asked for, these are no part. */
const OVER_A_MESSAGE = new Set([
  'owner-contact',
  'human',
  'recording',
  'what-it-costs',
  'in-writing',
  'language',
  'send-link',
])

function isAnswered(question: SpokenQuestion, { intent, parts }: Understanding, isAsked: boolean): boolean {
  if (intent === 'inquiry') return question.kind === 'plain' && OVER_A_MESSAGE.has(question.about)
  if (question.kind === 'glossary') return true
  const isHonest = question.kind === 'plain' && !isBeside(question)
  const substance = isHonest ? PLACE_AND_ROOMS : SUBSTANCE
  const isTold = question.kind === 'plain' && question.about === 'sorrow'
  const isSearch = /^(?:search|refine|budget)$/.test(intent) && parts.some(({ kind }) => isTold || substance.has(kind))
  return !isSearch || (isAsked && isHonest)
}

/** Filters of a sentence that looks for homes. 'A condo' alone may stand in a question, a price in 'should I offer 400'. */
const PLACE_AND_ROOMS: ReadonlySet<string> = new Set(['place', 'beds', 'baths', 'cleared'])
const SUBSTANCE: ReadonlySet<string> = new Set([...PLACE_AND_ROOMS, 'price', 'cost', 'train', 'size'])
