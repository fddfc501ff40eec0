import { activeParts, defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import { everyPrice, sliderPrice, type DefaultPrice } from '#domain/search/filters/price.ts'
import { filtersAfter } from './filters-after.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'
import type { Topic } from './topic.ts'
import type { Ambiguity, Intent, SpokenMoney } from './understanding.ts'

/** The slider's range if the price still stands there, else every price. */
export function defaultPriceOf({ market, price }: ListingFilters): DefaultPrice {
  const { initial } = PRICE_SCALES[market]
  return price.min === initial.min && price.max === initial.max ? sliderPrice : everyPrice
}

/** Intents that don't change the search. */
export const ASIDE: ReadonlySet<Intent> = new Set([
  'listing',
  'county',
  'monthly-cost',
  'cash-to-close',
  'seller-fees',
  'move-in-cost',
  'rent-benchmark',
  'commute',
  'loan-terms',
  'compare',
  'similar',
  'why-none',
  'map',
  'filters',
  'criteria',
  'filter',
  'undo',
  'callback',
  'person',
  'note',
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

/** The intent of a sentence by its topic, filters and courtesies; null where it asks for nothing of them. */
export function intentOf(reading: Reading, topic: Topic, courtesy: Intent | null): Intent | null {
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
export function intentOfMoney(terms: readonly Span[], means: readonly Span[]): Intent {
  if (means.length > 0) return 'budget'
  return terms.length > 0 ? 'loan-terms' : 'unknown'
}

/** Intents whose answer the terms of a loan don't change. */
export const OF_HOMES: ReadonlySet<Intent> = new Set(['search', 'refine', 'count'])

/** A sentence with homes and a place starts a new search, unless it has 'and', 'also', 'only' or 'what about'. */
const isRequest = ({ place, plain }: Reading, topic: Topic): boolean =>
  (topic.hasNoun || (topic.searches && Boolean(plain.search || plain.kinds))) && !topic.continues && place !== null

/** A new search by place or market alone ('homes in Hudson') keeps the price. */
const keepsPrice = ({ plain, wanted, price, isReset }: Reading): boolean =>
  !isReset &&
  wanted.size === 0 &&
  price.min === undefined &&
  price.max === undefined &&
  Object.keys(plain).every((key) => key === 'market')

/** Whether the sentence starts a search of its own. */
export const isNewSearch = (reading: Reading, topic: Topic, intent: Intent): boolean =>
  reading.isReset || intent === 'search' || (/^(?:count|budget)$/.test(intent) && isRequest(reading, topic))

/** The search after the sentence. `isNew`: it starts from the defaults, not from the search in force. */
export function filtersOf(reading: Reading, intent: Intent, isNew: boolean): ListingFilters {
  const { inForce, market, defaultPrice } = reading
  if (ASIDE.has(intent)) return inForce
  if (!isNew) return filtersAfter(reading, inForce)
  const fresh = defaultFilters(market, defaultPrice)
  const keeps = market === inForce.market && keepsPrice(reading)
  return filtersAfter(reading, keeps ? { ...fresh, price: inForce.price } : fresh)
}

/** The readings of a search whose place can be taken in several ways, each with its filters; null for a plain one. */
export function ambiguityOf(reading: Reading, intent: Intent, isNew: boolean): Ambiguity | null {
  const { place: taken, placeReadings } = reading
  if (placeReadings === null || ASIDE.has(intent)) return null
  const readings = placeReadings.readings.map(({ label, says, place }) => {
    reading.place = place
    return { label, says, filters: filtersOf(reading, intent, isNew) }
  })
  reading.place = taken
  return { kind: 'place', span: placeReadings.span, readings }
}

/** The price or rent of a question for what it buys. */
export function moneyOf({ price, market }: Reading, intent: Intent): SpokenMoney | null {
  const amount = price.max ?? price.min
  return intent === 'budget' && amount !== undefined ? { kind: market === 'rent' ? 'rent' : 'price', amount } : null
}
