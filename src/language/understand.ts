import { defaultFilters, activeParts } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { everyPrice, sliderPrice, type DefaultPrice } from '#domain/search/filters/price.ts'
import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { readChanges, readClearing } from './changes.ts'
import { withCorrections } from './corrections.ts'
import { takeRefusals } from './fair-housing.ts'
import { filtersAfter, readFilters } from './filter-readers.ts'
import { readHousehold, type ReadHousehold } from './household-words.ts'
import { readCourtesy, readTopic, type Topic } from './intents.ts'
import { readLoanTerms, type ReadTerms } from './loan-words.ts'
import { missedIn } from './missed-phrases.ts'
import { quotedText, quotedWords } from './quoted-text.ts'
import { readTokens } from './read-tokens.ts'
import { Reading } from './reading.ts'
import { openSentence, type Span } from './sentence.ts'
import { readSort } from './sort.ts'
import { SPOKEN_MAX_LENGTH, splitWords } from './split-words.ts'
import type { Intent, SpokenContext, SpokenMoney, Understanding } from './understanding.ts'
import { takeVouchers } from './vouchers.ts'

/**
 * What a spoken or typed English sentence asks for. Deterministic and never throws. Filters that are not mentioned stay as
 * they are, unless the sentence starts a new search.
 */
export function understand(said: string, context: SpokenContext): Understanding {
  const text = said.slice(0, SPOKEN_MAX_LENGTH)
  const { filters, places } = context
  const mentioned = quotedWords(text)
  const unquoted = blanked(text, mentioned)
  const quoted = quotedText(unquoted)
  const rest = blanked(unquoted, quoted)
  const sentence = openSentence(withCorrections(readTokens(splitWords(rest), places)))
  const hasVoucher = takeVouchers(sentence)
  const refused = takeRefusals(sentence)
  const loan = readLoanTerms(sentence)
  const means = readHousehold(sentence)
  const defaultPrice = context.defaultPrice ?? defaultPriceOf(filters)
  const reading = new Reading(sentence, filters, defaultPrice)
  readClearing(reading)
  const topic = readTopic(sentence, text, means.spans.length > 0)
  readFilters(reading, context)
  readChanges(reading, context.cheapestShown)
  readSort(reading)
  if (quoted) reading.setSearch(normalizeSearch(quoted.search), quoted)
  if (mentioned) reading.mention(mentioned.words, mentioned)
  const courtesy = readCourtesy(sentence)
  const intent = intentOf(reading, topic, courtesy) ?? intentOfMoney(loan, means)
  if (OF_HOMES.has(intent)) loan.spans.forEach((span) => reading.limit(span, IN_MONTHLY_COST))
  return {
    intent,
    filters: filtersOf(reading, intent, isNewSearch(reading, topic, intent)),
    sort: reading.sort,
    parts: reading.parts.sort((a, b) => a.start - b.start),
    // 'Does it have a basement?' is no search.
    limits: ASIDE.has(intent) ? [] : reading.limits.sort((a, b) => a.start - b.start),
    missed: missedIn(sentence),
    refused,
    home: topic.home,
    fact: topic.fact,
    county: topic.county,
    money: topic.money ?? moneyOf(reading, intent),
    terms: loan.terms,
    household: means.household,
    hasVoucher,
    when: topic.when,
  }
}

/** The text with blanks in place of a phrase. */
const blanked = (text: string, span: Span | null): string =>
  span ? text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end) : text

/** The slider's range if the price still stands there, else every price. */
function defaultPriceOf({ market, price }: ListingFilters): DefaultPrice {
  const { initial } = PRICE_SCALES[market]
  return price.min === initial.min && price.max === initial.max ? sliderPrice : everyPrice
}

/** Intents that don't change the search. */
const ASIDE: ReadonlySet<Intent> = new Set([
  'listing',
  'county',
  'monthly-cost',
  'cash-to-close',
  'seller-fees',
  'move-in-cost',
  'rent-benchmark',
  'loan-terms',
  'save-search',
  'favorite',
  'tour',
  'inquiry',
  'help',
  'greeting',
  'thanks',
  'stop',
  'unknown',
])

function intentOf(reading: Reading, topic: Topic, courtesy: Intent | null): Intent | null {
  if (topic.intent && topic.intent !== 'refine') return topic.intent
  const asksForHomes = reading.parts.length > 0 || reading.limits.length > 0 || reading.isChange
  const isActive = activeParts(reading.inForce, reading.defaultPrice).length > 0
  if (asksForHomes || topic.intent === 'refine') {
    const goesOn = reading.isChange || (isActive && !isRequest(reading, topic)) || topic.intent === 'refine'
    return goesOn ? 'refine' : 'search'
  }
  return courtesy ?? (topic.searches && topic.hasNoun ? 'search' : null)
}

/** The intent of a sentence that asks for no homes: of its terms or means alone, if it says any. */
function intentOfMoney({ spans }: ReadTerms, means: ReadHousehold): Intent {
  if (means.spans.length > 0) return 'budget'
  return spans.length > 0 ? 'loan-terms' : 'unknown'
}

/** Intents whose answer the terms of a loan don't change. */
const OF_HOMES: ReadonlySet<Intent> = new Set(['search', 'refine', 'count'])
const IN_MONTHLY_COST = 'This counts in what a home costs a month, not in the search.'

/** A sentence with homes and a place starts a new search, unless it has 'and', 'also', 'only' or 'what about'. */
const isRequest = ({ place, plain }: Reading, topic: Topic): boolean =>
  (topic.hasNoun || (topic.searches && Boolean(plain.search))) && !topic.continues && place !== null

/** A new search by place or market alone ('homes in Hudson') keeps the price. */
const keepsPrice = ({ plain, wanted, price, isReset }: Reading): boolean =>
  !isReset &&
  wanted.size === 0 &&
  price.min === undefined &&
  price.max === undefined &&
  Object.keys(plain).every((key) => key === 'market')

const isNewSearch = (reading: Reading, topic: Topic, intent: Intent): boolean =>
  reading.isReset || intent === 'search' || (/^(?:count|budget)$/.test(intent) && isRequest(reading, topic))

function filtersOf(reading: Reading, intent: Intent, isNew: boolean): ListingFilters {
  const { inForce, market, defaultPrice } = reading
  if (ASIDE.has(intent)) return inForce
  if (!isNew) return filtersAfter(reading, inForce)
  const fresh = defaultFilters(market, defaultPrice)
  const keeps = market === inForce.market && keepsPrice(reading)
  return filtersAfter(reading, keeps ? { ...fresh, price: inForce.price } : fresh)
}

function moneyOf({ price, market }: Reading, intent: Intent): SpokenMoney | null {
  const amount = price.max ?? price.min
  return intent === 'budget' && amount !== undefined ? { kind: market === 'rent' ? 'rent' : 'price', amount } : null
}
