import { activeParts, filterOfPart } from '#domain/search/filters.ts'
import { FILTER_KEYS, FILTERS, type FilterKey, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Grammar } from '#language/grammar.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { together } from '#language/said-places.ts'
import { NO_SPOKEN_HOMES, type Understanding } from '#language/understanding.ts'
import type { Talk } from './talk.ts'

/** What the last change of the search set, and the search before it. */
interface Change {
  keys: readonly FilterKey[]
  was: ListingFilters
  /** Nothing else has happened since. */
  isLatest: boolean
}

/** The last change of the search in this talk; null for none. */
function lastChange({ filters, before }: Talk): Change | null {
  const at = before.findLastIndex(({ talk }) => changedKeys(talk.filters, filters).length > 0)
  const was = before[at]?.talk.filters
  return was ? { keys: changedKeys(was, filters), was, isLatest: at === before.length - 1 } : null
}

const changedKeys = (was: ListingFilters, is: ListingFilters): FilterKey[] =>
  FILTER_KEYS.filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))

/** The one filter that was changed last; null for none or several. */
export function filterChangedLast(talk: Talk): FilterKey | null {
  const keys = lastChange(talk)?.keys ?? []
  return keys.length === 1 ? keys[0]! : null
}

/**
 * Reads a sentence that names no filter but speaks of the last change: 'take that off', 'with or without', 'both'. `read`: how
 * it is read on its own. Null for any other.
 */
export function understandOfChange(
  talk: Talk,
  read: Understanding,
  said: string,
  { grammar, places }: { grammar: Grammar; places: PlaceNames },
): Understanding | null {
  const { eitherWay, bothPlaces, formerPrice } = grammar.words.ofChange
  const words = said.trim()
  const change = lastChange(talk)
  if (change === null || talk.before.at(-1)?.done || read.refused.length > 0) return null
  const after = (filters: ListingFilters | null): Understanding | null => filters && refined(read, said, filters)
  const how = howTakenBack(words, change, grammar)
  if (how) return takenBack(read, said, talk.filters, change, how)
  const among = takenBackAmong(talk, words, change, { grammar, places })
  if (among) return among
  const former = formerPrice.exec(words)
  if (former) return after(withFormerPrice(talk, former.groups?.['first'] !== undefined))
  if (eitherWay.test(words) && change.isLatest && change.keys.every(isWish))
    return after(withoutLast(talk.filters, change))
  if (!bothPlaces.test(words) || !change.isLatest) return null
  // 'Both' of two homes shown are the homes.
  return talk.homes.length === 2 && !/\s/.test(words) ? null : after(withBothPlaces(talk.filters, change, places))
}

/** Whether the last change is undone, or only the filter dropped that it set. */
type TakenBack = 'undo' | 'drop'

/** How a whole sentence takes back the last change; null for one that doesn’t. */
function howTakenBack(words: string, { keys, isLatest }: Change, { words: talkWords }: Grammar): TakenBack | null {
  const { dropsThat, scrapsThat, dropsWish } = talkWords.ofChange
  if (scrapsThat.test(words)) return isLatest ? 'undo' : null
  if (dropsThat.test(words)) return keys.length > 1 && isLatest ? 'undo' : 'drop'
  if (!dropsWish.test(words) || !isLatest || keys.some((key) => key === 'price' || PLACES.has(key))) return null
  // A figure goes back to what it was.
  return keys.every(isWish) ? 'drop' : 'undo'
}

function takenBack(
  read: Understanding,
  said: string,
  filters: ListingFilters,
  change: Change,
  how: TakenBack,
): Understanding | null {
  if (how === 'undo') return { ...read, intent: 'undo', parts: [], limits: [] }
  const left = withoutLast(filters, change)
  return left && refined(read, said, left)
}

/** Where a clause ends. */
const CLAUSES = /(?<=[.,;!])\s+/
/** A clause that asks for nothing besides: the reason, 'too few'. */
const NO_REQUEST = /^(?:unknown|thanks|greeting)$/

/** Reads one clause of several that takes back the last change: 'scrap that, too few', 'everything again, and look in Morris'. */
function takenBackAmong(
  talk: Talk,
  words: string,
  change: Change,
  reader: { grammar: Grammar; places: PlaceNames },
): Understanding | null {
  const clauses = words.split(CLAUSES)
  const at = clauses.length < 2 ? -1 : clauses.findIndex((clause) => howTakenBack(clause, change, reader.grammar))
  const how = at < 0 ? null : howTakenBack(clauses[at]!, change, reader.grammar)
  if (how === null) return null
  const left = how === 'undo' ? change.was : withoutLast(talk.filters, change)
  if (left === null) return null
  const rest = clauses.filter((_, index) => index !== at).join(' ')
  if (isAboutOne(talk, rest, reader)) return null
  const read = reader.grammar.understand(rest, { filters: left, places: reader.places, defaultPrice: everyPrice })
  if (NO_REQUEST.test(read.intent) && read.refused.length === 0)
    return takenBack(read, words, talk.filters, change, how)
  return /^(?:search|refine)$/.test(read.intent) ? read : null
}

/** Whether words are about one place of several in force, which is then dropped alone: 'Fort Lee's too pricey, lose it'. */
function isAboutOne({ filters }: Talk, words: string, { grammar, places }: { grammar: Grammar; places: PlaceNames }) {
  const { parts, filters: own } = grammar.understand(words, { filters, places, defaultPrice: everyPrice })
  if (parts.some(({ kind }) => kind === 'cleared')) return true
  const isInForce = own.towns.length > 0 && own.towns.every((town) => filters.towns.includes(town))
  return isInForce && own.towns.length < filters.towns.length && parts.every(({ kind }) => kind === 'place')
}

/** The search with the price that stood before this one, or with the first of the talk; null where none stood. */
function withFormerPrice({ filters, before }: Talk, isFirst: boolean): ListingFilters | null {
  const prices = before
    .map(({ talk }) => talk.filters)
    .filter(({ market }) => market === filters.market)
    .map(({ price }) => price)
    .filter(({ min, max }) => min > EVERY_PRICE.min || max < EVERY_PRICE.max)
    .filter(({ min, max }) => min !== filters.price.min || max !== filters.price.max)
  const price = isFirst ? prices[0] : prices.at(-1)
  return price ? { ...filters, price } : null
}

const refined = (read: Understanding, said: string, filters: ListingFilters): Understanding => ({
  ...read,
  intent: 'refine',
  filters,
  ambiguity: null,
  near: null,
  marketChanged: false,
  dropped: [],
  sort: null,
  parts: [{ kind: 'cleared', words: said, start: 0, end: said.length }],
  limits: [],
  missed: [],
  home: null,
  homes: NO_SPOKEN_HOMES,
})

/** What a home has or has not. */
const isWish = (key: FilterKey): boolean =>
  key === 'amenities' || ['flag', 'event', 'left-out'].includes(FILTERS[key].kind)

/** The search without the one filter changed last; null where there is none to drop. */
function withoutLast(filters: ListingFilters, { keys, was }: Change): ListingFilters | null {
  const [key, ...others] = keys
  if (key === undefined || others.length > 0 || key === 'market') return null
  const isSet = activeParts(filters, everyPrice).some((part) => filterOfPart(part) === key)
  if (!isSet) return null
  if (key === 'price') return { ...filters, price: EVERY_PRICE }
  // Of the amenities, only the one that was added.
  if (key === 'amenities') return { ...filters, amenities: was.amenities }
  const open = FILTERS[key].relaxed(filters[key] as never, filters.market)
  return open === undefined ? null : { ...filters, [key]: open }
}

const PLACES: ReadonlySet<FilterKey> = new Set(['county', 'counties', 'towns'])

/** The place that was replaced last together with the one in force; null where none was. */
function withBothPlaces(filters: ListingFilters, { keys, was }: Change, places: PlaceNames): ListingFilters | null {
  if (!keys.every((key) => PLACES.has(key))) return null
  const countiesOf = ({ county, counties }: ListingFilters) => (county ? [county] : counties)
  const isPlaced = (one: ListingFilters) => one.towns.length > 0 || countiesOf(one).length > 0
  if (!isPlaced(was) || !isPlaced(filters)) return null
  const { place } = together(
    [...countiesOf(was), ...countiesOf(filters)],
    [...new Set([...was.towns, ...filters.towns])],
    places,
  )
  return { ...filters, county: place.county, counties: place.counties, towns: place.towns }
}
