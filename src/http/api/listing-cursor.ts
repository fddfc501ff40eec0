import { COUNTIES, isServed } from '#domain/geo/county.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { squareFootPrice } from '#domain/listing/square-foot-price.ts'
import { COMPARE } from '#domain/search/search.ts'
import type { CardSort, Sort } from '#domain/search/sort.ts'

/** The keys that homes are ordered by, and the id. */
type OrderedHome = Pick<
  ListingSummary,
  'id' | 'county' | 'listedOn' | 'price' | 'beds' | 'squareFeet' | 'priceReduction'
>

/**
 * A place in an order of homes: right after a home with this key and id. It is no position, so homes that come or go before
 * it shift nothing.
 */
export interface ListingCursor {
  sort: CardSort
  home: OrderedHome
  /** The page that the home was on: where the search for it begins. */
  page: number
}

const NUMBER = String.raw`[0-9]{1,9}(?:\.[0-9]{1,4})?`
/** A quotient, with all its decimals. */
const LONG_NUMBER = String.raw`[0-9]{1,9}(?:\.[0-9]{1,17})?`
const DAY = '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])'

type KeyName = 'listedOn' | 'price' | 'beds' | 'squareFeet' | 'squareFootPrice' | 'reducedOn'

/** What each order goes by, and how that is written in a cursor; an unknown number is empty. */
const KEYS = {
  newest: ['listedOn', DAY],
  'price-asc': ['price', NUMBER],
  'price-desc': ['price', NUMBER],
  beds: ['beds', `(?:${NUMBER})?`],
  'square-feet': ['squareFeet', `(?:${NUMBER})?`],
  'price-per-square-foot': ['squareFootPrice', `(?:${LONG_NUMBER})?`],
  reduced: ['reducedOn', `(?:${DAY})?`],
} as const satisfies Record<CardSort, readonly [KeyName, string]>

/** Whether an order has cursors: the monthly cost depends on more than homes. */
export const hasCursors = (sort: Sort): sort is CardSort => sort in KEYS

/** Ends the cursors after homes outside the counties served, which come after all others. */
const ELSEWHERE = '_elsewhere'

/** The cursors there are: order, key, id and page. Every text of this form is one, so a wrong cursor is recognized. */
export const CURSOR_PATTERN = `^(?:${Object.entries(KEYS)
  .map(([sort, [, key]]) => `${sort}_${key}`)
  .join('|')})_[1-9][0-9]{0,8}_[1-9][0-9]{0,4}(?:${ELSEWHERE})?$`
const CURSOR = new RegExp(CURSOR_PATTERN)

const NO_KEYS = { county: COUNTIES[0], listedOn: '', price: 0, beds: null, squareFeet: null, priceReduction: null }

const keyOf = (home: OrderedHome, name: KeyName): string | number | null => {
  if (name === 'squareFootPrice') return squareFootPrice(home)
  return name === 'reducedOn' ? (home.priceReduction?.on ?? null) : home[name]
}

/** What a home with this key has, as far as the order goes; the text is empty where it is unknown. */
function withKey(name: KeyName, text: string): Partial<OrderedHome> {
  if (name === 'listedOn') return { listedOn: text }
  if (text === '') return {}
  if (name === 'reducedOn') return { priceReduction: { amount: 0, on: text } }
  // A square foot at that price stands for any home at it.
  return name === 'squareFootPrice' ? { price: Number(text), squareFeet: 1 } : { [name]: Number(text) }
}

/** The cursor after a home of a page. */
export function writeCursor({ sort, home, page }: ListingCursor): string {
  const key = keyOf(home, KEYS[sort][0])
  return [sort, key ?? '', home.id, page].join('_') + (isServed(home.county) ? '' : ELSEWHERE)
}

/** Null for a text that is no cursor. */
export function readCursor(text: string): ListingCursor | null {
  if (!CURSOR.test(text)) return null
  const [sort, key, id, page, elsewhere] = text.split('_') as [CardSort, string, string, string, string?]
  const [name] = KEYS[sort]
  const place = elsewhere === undefined ? {} : { county: '' }
  return { sort, home: { ...NO_KEYS, ...place, ...withKey(name, key), id: Number(id) }, page: Number(page) }
}

/** Whether a home comes after the cursor, in its order. */
export const isAfter = (home: ListingSummary, { sort, home: last }: ListingCursor): boolean =>
  COMPARE[sort](home, last as ListingSummary) > 0
