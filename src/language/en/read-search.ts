import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { defaultPriceOf, intentOf, intentOfMoney, OF_HOMES } from '../intent-rules.ts'
import { Reading } from '../reading.ts'
import { blanked, openSentence, type Sentence, type Span } from '../sentence.ts'
import { SPOKEN_MAX_LENGTH } from '../split-words.ts'
import type { Topic } from '../topic.ts'
import { understandingOf } from '../understanding-of.ts'
import {
  NO_SPOKEN_HOMES,
  type Intent,
  type SpokenContext,
  type SpokenHomes,
  type Understanding,
} from '../understanding.ts'
import { readAccessWishes } from './access-wishes.ts'
import { withoutAsides, withoutQuestionAround } from './asides.ts'
import { takeAssistanceAnimals } from './assistance-animals.ts'
import { readLetting } from './availability.ts'
import { readChanges, readClearing } from './changes.ts'
import { readCleared } from './clearing.ts'
import { readConcessions } from './concessions.ts'
import { withCorrections } from './corrections.ts'
import { withEachDenied } from './denied-lists.ts'
import { takeOwnWorship, takeRefusals } from './fair-housing.ts'
import { readFigureCorrections } from './figure-corrections.ts'
import { readFilters } from './filter-readers.ts'
import { readHousehold } from './household-words.ts'
import { readLoanTerms } from './loan-words.ts'
import { readMarketChange } from './market-changes.ts'
import { readOwnRent, takeTenants } from './market-words.ts'
import { missedIn } from './missed-phrases.ts'
import { readOrdinalRooms } from './ordinal-rooms.ts'
import { withVerbsJoined } from './phrasal-verbs.ts'
import { withPlainDenials } from './plain-denials.ts'
import { readPriceCuts } from './price-cuts.ts'
import { quotedText, quotedWords } from './quoted-text.ts'
import { readTokens } from './read-tokens.ts'
import { withRefusedEnds } from './refused-ends.ts'
import { takeRoomNeed } from './room-need.ts'
import { payUpTo } from './search-prices.ts'
import { readSearchTopic } from './search-topic.ts'
import { peopleIn } from './shared-rents.ts'
import { readSaidOrder, readSort } from './sort.ts'
import { splitWords } from './split-words.ts'
import { withYearsJoined } from './spoken-years.ts'
import { readToldNumbers } from './told-numbers.ts'
import { takeTrades } from './trades.ts'
import { readTaxLimits } from './unfiltered-features.ts'
import { takeUnits } from './units-of-home.ts'
import { takeVoucherSteering } from './voucher-steering.ts'
import { asksWithinVoucher, takeVoucher } from './vouchers.ts'

/** What a sentence may say besides a search, and how that is read. The words a reader takes are hidden from the filters. */
export interface TopicReaders {
  /** The homes it speaks of. Takes no words. */
  homes(sentence: Sentence, text: string): SpokenHomes
  /** Runs before any filter is read. `hasMeans`: debts or savings were said. */
  topic(sentence: Sentence, text: string, hasMeans: boolean, homes: SpokenHomes): Topic
  /** Runs after all filters; null for a sentence without a courtesy. */
  courtesy(sentence: Sentence): Intent | null
  /** What it asks for as a whole, whatever it names. */
  act(text: string, reading: Reading, topic: Topic): { intent: Intent; note: string | null } | null
}

/** A sentence that is nothing but a search: what it says besides is told apart, not read. */
const SEARCH_ALONE: TopicReaders = {
  homes: () => NO_SPOKEN_HOMES,
  topic: (sentence, _, hasMeans) => readSearchTopic(sentence, hasMeans),
  courtesy: () => null,
  act: () => null,
}

/**
 * Reads a search from a spoken or typed English sentence. Deterministic and never throws. Filters that are not mentioned
 * stay as they are, unless the sentence starts a new search. A question or an act is 'unknown', unless `topics` are given.
 */
export function readSearch(said: string, context: SpokenContext, topics: TopicReaders = SEARCH_ALONE): Understanding {
  const text = withoutQuestionAround(said.slice(0, SPOKEN_MAX_LENGTH))
  const first = read(text, context, topics)
  if (first.intent !== 'unknown' || first.refused.length > 0) return first
  for (const rest of withoutAsides(text)) {
    const again = read(rest, context, topics)
    if (again.intent !== 'unknown') return again
  }
  return first
}

function read(text: string, context: SpokenContext, topics: TopicReaders): Understanding {
  const { filters, places } = context
  const mentioned = quotedWords(text)
  const unquoted = blanked(text, mentioned)
  const quoted = quotedText(unquoted)
  const rest = blanked(unquoted, quoted)
  const sentence = openSentence(
    withEachDenied(
      withRefusedEnds(
        withYearsJoined(withCorrections(withPlainDenials(withVerbsJoined(readTokens(splitWords(rest), places))))),
      ),
    ),
  )
  const people = peopleIn(sentence)
  const homes = topics.homes(sentence, text)
  takeAssistanceAnimals(sentence)
  const awayFromVouchers = takeVoucherSteering(sentence)
  const isWithinVoucher = asksWithinVoucher(sentence)
  const voucher = takeVoucher(sentence)
  takeTenants(sentence)
  const worship = takeOwnWorship(sentence)
  const refused = [...awayFromVouchers, ...takeRefusals(sentence)]
  const roomNeed = takeRoomNeed(sentence)
  const defaultPrice = context.defaultPrice ?? defaultPriceOf(filters)
  const reading = new Reading(sentence, filters, defaultPrice, context.today)
  reading.people = people ?? context.people ?? null
  worship.forEach((span) => reading.limit(span, NO_WALK_TO_WORSHIP))
  readFigureCorrections(reading, context)
  readTaxLimits(reading)
  readOwnRent(reading)
  const loan = readLoanTerms(sentence)
  const means = readHousehold(sentence)
  // A voucher pays a rent; what the sentence says itself overrides this.
  if (voucher || isWithinVoucher) reading.set({ market: 'rent' })
  readConcessions(reading)
  readCleared(reading)
  readClearing(reading)
  readSaidOrder(reading)
  const topic = topics.topic(sentence, text, means.spans.length > 0, homes)
  takeTrades(sentence)
  takeUnits(reading)
  readMarketChange(reading)
  readLetting(reading)
  readPriceCuts(reading)
  readAccessWishes(reading)
  readOrdinalRooms(reading)
  readToldNumbers(reading)
  readFilters(reading, context)
  if (voucher?.pays && reading.market === 'rent' && reading.price.max === undefined)
    payUpTo(reading, voucher.pays, voucher.span)
  readChanges(reading, context.cheapestShown)
  if (voucher) noteRental(reading, voucher.span)
  readSort(reading)
  if (quoted) reading.setSearch(normalizeSearch(quoted.search), quoted)
  if (mentioned) reading.mention(mentioned.words, mentioned)
  const courtesy = topics.courtesy(sentence)
  const act = topics.act(text, reading, topic)
  const intent = act?.intent ?? intentOf(reading, topic, courtesy) ?? intentOfMoney(loan.spans, means.spans)
  if (OF_HOMES.has(intent)) loan.spans.forEach((span) => reading.limit(span, IN_MONTHLY_COST))
  return understandingOf(reading, {
    intent,
    topic,
    homes,
    roomNeed,
    refused,
    hasVoucher: voucher !== null,
    missed: missedIn(sentence),
    terms: loan.terms,
    household: means.household,
    note: act?.note ?? null,
  })
}

/** Says beside what is searched for that a voucher pays a rent. */
function noteRental(reading: Reading, span: Span): void {
  const isSearch = reading.parts.length > 0 && !reading.parts.some(({ kind }) => kind === 'market')
  if (isSearch && reading.market === 'rent') reading.part('market', 'For rent', span)
}

const NO_WALK_TO_WORSHIP = 'You can’t search by distance to a place of worship. The map shows where each home is.'
const IN_MONTHLY_COST = 'This affects the monthly cost, not the search.'
