import { normalizeSearch } from '#domain/search/filters/search-text.ts'
import { defaultPriceOf, intentOf, intentOfMoney, OF_HOMES } from '../intent-rules.ts'
import { Reading } from '../reading.ts'
import { blanked, openSentence } from '../sentence.ts'
import { SPOKEN_MAX_LENGTH } from '../split-words.ts'
import { understandingOf } from '../understanding-of.ts'
import type { SpokenContext, Understanding } from '../understanding.ts'
import { readChanges, readClearing } from './changes.ts'
import { withCorrections } from './corrections.ts'
import { withEachDenied } from './denied-lists.ts'
import { takeRefusals } from './fair-housing.ts'
import { readFilters } from './filter-readers.ts'
import { readHomesSaid } from './home-references.ts'
import { takeLetting } from './market-words.ts'
import { missedIn } from './missed-phrases.ts'
import { readHousehold, readLoanTerms } from './money.ts'
import { readOtherMonths } from './monthly-costs.ts'
import { noteIn } from './notes.ts'
import { quotedText, quotedWords } from './quoted-text.ts'
import { readTokens } from './read-tokens.ts'
import { takeRoomNeed } from './room-need.ts'
import { mention, searchFor } from './search-words.ts'
import { peopleIn } from './shared-rents.ts'
import { readSort } from './sort.ts'
import { splitWords } from './split-words.ts'
import { readCourtesy, readTopic } from './topic.ts'
import { takeTrades } from './trades.ts'
import { takeVouchers } from './vouchers.ts'

/**
 * What a spoken or typed Spanish sentence asks for. Deterministic and never throws. Filters that are not mentioned stay as
 * they are, unless the sentence starts a new search.
 */
export function understand(said: string, context: SpokenContext): Understanding {
  const text = said.slice(0, SPOKEN_MAX_LENGTH)
  const { filters, places } = context
  const mentioned = quotedWords(text)
  const unquoted = blanked(text, mentioned)
  const quoted = quotedText(unquoted)
  const rest = blanked(unquoted, quoted)
  const sentence = openSentence(withEachDenied(withCorrections(readTokens(splitWords(rest), places))))
  const people = peopleIn(sentence)
  const homes = readHomesSaid(sentence, text)
  const hasVoucher = takeVouchers(sentence)
  takeLetting(sentence)
  const refused = takeRefusals(sentence)
  const roomNeed = takeRoomNeed(sentence)
  const loan = readLoanTerms(sentence)
  const means = readHousehold(sentence)
  const reading = new Reading(sentence, filters, context.defaultPrice ?? defaultPriceOf(filters), context.today)
  reading.people = people ?? context.people ?? null
  // A voucher pays a rent; what the sentence says itself overrides this.
  if (hasVoucher) reading.set({ market: 'rent' })
  readClearing(reading)
  const topic = readTopic(sentence, text, means.spans.length > 0, homes)
  takeTrades(sentence)
  readOtherMonths(reading)
  readFilters(reading, context)
  readChanges(reading, context.cheapestShown)
  readSort(reading)
  if (quoted) searchFor(reading, normalizeSearch(quoted.search), quoted)
  if (mentioned) mention(reading, mentioned.words, mentioned)
  const courtesy = readCourtesy(sentence)
  const note = noteIn(text)
  const intent = note === null ? (intentOf(reading, topic, courtesy) ?? intentOfMoney(loan.spans, means.spans)) : 'note'
  if (OF_HOMES.has(intent)) loan.spans.forEach((span) => reading.limit(span, IN_MONTHLY_COST))
  return understandingOf(reading, {
    intent,
    topic,
    homes,
    roomNeed,
    refused,
    hasVoucher,
    missed: missedIn(sentence),
    terms: loan.terms,
    household: means.household,
    note,
  })
}

const IN_MONTHLY_COST = 'Esto afecta el costo mensual, no la búsqueda.'
