import { countOf, formatCount } from '#domain/count.ts'
import { isServed } from '#domain/geo/county.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { partText } from '#domain/search/filter-parts.ts'
import { relaxedText } from '#domain/search/filter-text.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { everyPrice } from '#domain/search/filters/price.ts'
import type { Relaxation } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { describe } from '#language/en/describe.ts'
import type { PlaceNames } from '#language/place-names.ts'
import { homeText } from './homes.ts'

export interface Found {
  filters: ListingFilters
  sort: Sort
  total: number
  /** Homes passed over. */
  offset: number
  homes: readonly ListingSummary[]
  relaxation: Relaxation | null
  /** Homes of that market in all. */
  inMarket: number
  /** How many of the homes found lie outside the counties served; they come last in every order. */
  outside: number
}

const FIRST: Readonly<Record<Sort, string>> = {
  newest: 'The newest is',
  'price-asc': 'The least expensive is',
  'price-desc': 'The most expensive is',
  beds: 'The one with the most bedrooms is',
  'square-feet': 'The largest is',
  'price-per-square-foot': 'The one with the lowest price per square foot is',
  reduced: 'The one with the latest price cut is',
  'monthly-cost': 'The one with the lowest monthly cost is',
  'shortest-commute': 'The one with the shortest commute is',
}

/** 'The newest is'; 'In our counties, the newest is' where one elsewhere may be newer. */
function firstText({ sort, outside, homes }: Found): string {
  const first = FIRST[sort]
  const isFirstOfAll = outside === 0 || !isServed(homes[0]!.county)
  return isFirstOfAll ? first : `In our counties, ${first.charAt(0).toLowerCase()}${first.slice(1)}`
}

/** '12 homes in Bergen County under $800,000. The newest is …, listed by …' */
export function foundText(found: Found, places: PlaceNames): string {
  const { filters, total, offset, homes } = found
  if (total === 0) return noneText(found, places)
  if (homes.length === 0) return total === 1 ? 'That was the only one.' : `Those were all ${formatCount(total)}.`
  const lead = offset > 0 ? 'Next:' : total === 1 ? 'It is' : firstText(found)
  const count = offset > 0 ? '' : `${countedHomesText(total, filters, places)}. `
  return `${count}${lead} ${readOut(homes, offset > 0)}`
}

/** What cards show beside the sentence; `outside`: how many homes lie outside the counties served. */
export type OnCards = Pick<Found, 'filters' | 'sort' | 'total' | 'offset' | 'outside'> & { cards: number }

const ORDER: Readonly<Record<Sort, string>> = {
  newest: '',
  'price-asc': 'lowest price first',
  'price-desc': 'highest price first',
  beds: 'most bedrooms first',
  'square-feet': 'largest first',
  'price-per-square-foot': 'lowest price per square foot first',
  reduced: 'latest price cut first',
  'monthly-cost': 'lowest monthly cost first',
  'shortest-commute': 'shortest commute first',
}

/** '12 homes in Bergen County under $800,000, lowest price first.': the cards below say the rest. */
function onCardsText({ filters, sort, total, offset, outside, cards }: OnCards, places: PlaceNames): string {
  if (offset > 0) return cards === 1 ? 'Here’s the next one.' : `Here are the next ${cards}.`
  const order = total > 1 && ORDER[sort] ? `, ${ORDER[sort]}${outside > 0 ? ' in our counties' : ''}` : ''
  return `${countedHomesText(total, filters, places)}${order}.`
}

/** '12 homes in Bergen County with at least 3 bedrooms under $800,000'. */
export function countedHomesText(total: number, filters: ListingFilters, places: PlaceNames): string {
  const [, kind = '', rest = ''] = /^(.*?)homes(.*)$/i.exec(spokenFilters(filters, places)) ?? []
  const adjective = kind.toLowerCase()
  return `${countOf(total, `${adjective}home`, `${adjective}homes`)}${rest}`
}

/** Towns that are read out; the others are counted. */
const MAX_TOWNS = 3

/** The filters in words, with a long list of towns shortened. */
function spokenFilters(filters: ListingFilters, places: PlaceNames): string {
  const { towns } = filters
  if (towns.length <= MAX_TOWNS) return describe(filters, places)
  const some = towns.slice(0, MAX_TOWNS)
  const inSome = describe({ ...defaultFilters('sale', everyPrice), towns: some }, places)
  const named = inSome.replace(/^Homes in (.*), or (.*)$/, '$1, $2')
  const words = describe({ ...filters, towns: some }, places)
  return words.replace(
    inSome.replace('Homes ', ''),
    `in ${towns.length} towns (${named}, and ${towns.length - MAX_TOWNS} more)`,
  )
}

/** Reads out homes, each with its broker; a broker shared by all is named once (IDX rule). */
function readOut(homes: readonly ListingSummary[], isList: boolean): string {
  const [first, ...others] = homes as [ListingSummary, ...ListingSummary[]]
  const isOneOffice = homes.length > 1 && homes.every(({ office }) => office === first.office)
  const words = (home: ListingSummary) =>
    homeText(home) + (isOneOffice || !home.office ? '' : `, listed by ${home.office}`)
  const all = isOneOffice && first.office ? ` All listed by ${first.office}.` : ''
  if (isList) return `${homes.map(words).join('. ')}.${all}`
  const then = others.length > 0 ? ` Then ${others.map(words).join('; and ')}.` : ''
  return `${words(first)}.${then}${all}`
}

const nothingIn = (market: ListingFilters['market']): string =>
  market === 'rent'
    ? 'No rentals are listed right now. I can look at homes for sale, or save this search for later.'
    : 'No homes for sale are listed right now. I can look at rentals, or save this search for later.'

/** 'I found no homes in …', with the relaxation that finds some. */
export function noneText(
  { filters, relaxation, inMarket }: Pick<Found, 'filters' | 'relaxation' | 'inMarket'>,
  places: PlaceNames,
): string {
  if (inMarket === 0) return nothingIn(filters.market)
  const none = `I found no ${spokenFilters(filters, places).replace(/^./, (letter) => letter.toLowerCase())}.`
  if (!relaxation) return none
  return `${none} ${relaxedText(relaxation.part, filters)} there ${relaxation.total === 1 ? 'is' : 'are'} ${formatCount(relaxation.total)}.`
}

export const foundTexts = {
  /** A filter in a few words: '3+ beds'. */
  chip: partText,
  found: foundText,
  /** The same where cards show the homes. */
  onCards: onCardsText,
  countedHomes: countedHomesText,
  /** The search in one sentence: 'Homes in Bergen County with a pool'. */
  search: describe,
  none: noneText,
  /** What a budget covers: '12 homes in …' in a sentence. */
  reaches: (homes: string): string => `That covers ${homes}.`,
  /** The most expensive homes within a budget, each in one line. */
  upperEnd: (homes: readonly string[]): string => `At the upper end: ${homes.join('; and ')}.`,
}
