import {
  defaultFilters,
  activeParts,
  EVERY_PRICE,
  everyPrice,
  normalizeSearch,
  PRICE_SCALES,
  sliderPrice,
  type ListingFilters,
  type DefaultPrice,
  type PriceRange,
} from '#domain/search/filters.ts'
import { MAX_TOWNS } from '#domain/search/listing-params.ts'
import { readChanges, readClearing } from './changes.ts'
import { withoutSlips } from './corrections.ts'
import { takeRefusals } from './fair-housing.ts'
import { missedIn } from './fillers.ts'
import { readCourtesy, readTopic, type Topic } from './intents.ts'
import { readPrices } from './prices.ts'
import { quotedText } from './quoted-text.ts'
import { readTokens } from './read-tokens.ts'
import { Reading } from './reading.ts'
import { readRooms } from './rooms.ts'
import { openSentence } from './sentence.ts'
import type { Intent, SpokenContext, SpokenMoney, Understanding } from './understanding.ts'
import { readWhere } from './where.ts'
import { readAmenities, readKinds, readSort } from './wishes.ts'
import { readWords, SPOKEN_MAX_LENGTH } from './words.ts'

/**
 * What a spoken or typed English sentence asks for. Never throws; the same words always mean the same. Filters that aren't
 * spoken of stay as they are in force, unless the sentence is a whole request of its own.
 */
export function understand(said: string, context: SpokenContext): Understanding {
  const text = said.slice(0, SPOKEN_MAX_LENGTH)
  const { filters, places } = context
  const quoted = quotedText(text)
  const rest = quoted
    ? text.slice(0, quoted.start) + ' '.repeat(quoted.end - quoted.start) + text.slice(quoted.end)
    : text
  const sentence = openSentence(withoutSlips(readTokens(readWords(rest), places)))
  const refused = takeRefusals(sentence)
  const defaultPrice = context.defaultPrice ?? priceAtFirstOf(filters)
  const reading = new Reading(sentence, filters, defaultPrice)
  readClearing(reading)
  const topic = readTopic(sentence, text)
  readAmenities(reading)
  readKinds(reading)
  readRooms(reading)
  readWhere(reading, places)
  readPrices(reading)
  readChanges(reading, context.cheapestShown)
  readSort(reading)
  if (quoted) reading.setSearch(normalizeSearch(quoted.search), quoted)
  const courtesy = readCourtesy(sentence)
  const intent = intentOf(reading, topic, courtesy)
  return {
    intent,
    filters: applied(reading, intent, isNewSearch(reading, topic, intent)),
    sort: reading.sort,
    parts: reading.parts.sort((a, b) => a.start - b.start),
    // 'Does it have a basement?' is no wish.
    limits: ASIDE.has(intent) ? [] : reading.limits.sort((a, b) => a.start - b.start),
    missed: missedIn(sentence),
    refused,
    home: topic.home,
    fact: topic.fact,
    county: topic.county,
    money: topic.money ?? moneyOf(reading, intent),
    when: topic.when,
  }
}

/** The listings page's slider stands where it was, or else every price is in force. */
function priceAtFirstOf({ market, price }: ListingFilters): DefaultPrice {
  const { initial } = PRICE_SCALES[market]
  return price.min === initial.min && price.max === initial.max ? sliderPrice : everyPrice
}

/** Intents that leave the search as it is. */
const ASIDE: ReadonlySet<Intent> = new Set([
  'listing',
  'county',
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

function intentOf(reading: Reading, topic: Topic, courtesy: Intent | null): Intent {
  if (topic.intent && topic.intent !== 'refine') return topic.intent
  const asksForHomes = reading.parts.length > 0 || reading.limits.length > 0 || reading.isChange
  const isActive = activeParts(reading.inForce, reading.defaultPrice).length > 0
  if (asksForHomes || topic.intent === 'refine') {
    const goesOn = reading.isChange || (isActive && !isRequest(reading, topic)) || topic.intent === 'refine'
    return goesOn ? 'refine' : 'search'
  }
  return courtesy ?? (topic.searches && topic.hasNoun ? 'search' : 'unknown')
}

/** Homes and a place, asked for in a sentence of its own, begin anew; 'and', 'also', 'only', 'what about' go on. */
const isRequest = ({ place, plain }: Reading, topic: Topic): boolean =>
  (topic.hasNoun || (topic.searches && Boolean(plain.search))) && !topic.continues && place !== null

/** 'Homes in Hudson' says nothing of a budget that was told before: it stands. */
const keepsPrice = ({ plain, wanted, price, isReset }: Reading): boolean =>
  !isReset &&
  wanted.size === 0 &&
  [plain.beds, plain.baths, plain.search, price.min, price.max].every((one) => one === undefined)

const isNewSearch = (reading: Reading, topic: Topic, intent: Intent): boolean =>
  reading.isReset || intent === 'search' || (/^(?:count|budget)$/.test(intent) && isRequest(reading, topic))

function applied(reading: Reading, intent: Intent, isNew: boolean): ListingFilters {
  const { inForce, plain, defaultPrice } = reading
  if (ASIDE.has(intent)) return inForce
  const market = reading.market
  const fresh = defaultFilters(market, defaultPrice)
  const isSameMarket = market === inForce.market
  const base = !isNew ? inForce : isSameMarket && keepsPrice(reading) ? { ...fresh, price: inForce.price } : fresh
  const amenities = new Set([...base.amenities, ...reading.wanted])
  for (const amenity of reading.unwanted) amenities.delete(amenity)
  return {
    ...base,
    ...plain,
    ...placeOf(reading, base),
    market,
    price: priceOf(reading, base),
    amenities: [...amenities].sort(),
  }
}

const isZip = (search: string): boolean => /^\d{5}$/.test(search)

/** A place that is said takes the place of every other: county, towns, ZIP code, drawn area and view. */
function placeOf(reading: Reading, base: ListingFilters): Partial<ListingFilters> {
  const { place, townsAdded, townsDropped } = reading
  if (place) {
    const rest = reading.plain.search ?? (isZip(base.search) ? '' : base.search)
    return { county: place.county, towns: place.towns, area: null, within: null, search: place.zip ?? rest }
  }
  const towns = [...new Set([...base.towns, ...townsAdded])].filter((town) => !townsDropped.has(town))
  return { towns: towns.slice(0, MAX_TOWNS).sort() }
}

/** An end that is said; the other stays where the visitor has set it, or is open. */
function priceOf({ price, market, defaultPrice, inForce }: Reading, base: ListingFilters): PriceRange {
  const { min, max, isOpen } = price
  const initial = defaultPrice(market)
  if (min === undefined && max === undefined) {
    if (isOpen) return EVERY_PRICE
    return market === inForce.market ? base.price : initial
  }
  const isSet = market === inForce.market && !isOpen
  const own = {
    min: isSet && base.price.min !== initial.min ? base.price.min : EVERY_PRICE.min,
    max: isSet && base.price.max !== initial.max ? base.price.max : EVERY_PRICE.max,
  }
  const wanted = { min: min ?? own.min, max: max ?? own.max }
  if (wanted.min <= wanted.max) return wanted
  return { min: min ?? EVERY_PRICE.min, max: max ?? EVERY_PRICE.max }
}

function moneyOf({ price, market }: Reading, intent: Intent): SpokenMoney | null {
  const amount = price.max ?? price.min
  return intent === 'budget' && amount !== undefined ? { kind: market === 'rent' ? 'rent' : 'price', amount } : null
}
