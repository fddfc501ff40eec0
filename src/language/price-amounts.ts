import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { Reading } from './reading.ts'
import type { Sentence } from './sentence.ts'
import type { SpokenNumber } from './spoken-number.ts'

/** Lowest and highest rent a month that a bare number can mean, US dollars. */
const RENTS = { min: 300, max: 20_000 }
/** Lowest price of a home that is for sale, US dollars. */
const LEAST_SALE = 50_000

/** Whether a sentence names an amount that only a home for sale costs. `pattern` finds its amounts, each in a group. */
export const namesSalePrice = (sentence: Sentence, pattern: RegExp): boolean =>
  [...sentence.code().matchAll(pattern)]
    .flatMap(([, ...indexes]) => indexes)
    .some((index) => (sentence.number(index)?.value ?? 0) >= LEAST_SALE)

/**
 * US dollars (per month for rentals) for a spoken number, or null if it can't be a price. A small number is one only with
 * its magnitude ('thousand', '$') or a fraction of a million ('1.2').
 */
export function inDollars(number: SpokenNumber, reading: Reading): number | null {
  const { value, isFull } = number
  if (value <= 0 || value > EVERY_PRICE.max || isCount(number)) return null
  if (reading.market === 'sale') return inSaleDollars(number, reading)
  if (value >= LEAST_SALE && reading.plain.market !== 'rent') {
    reading.set({ market: 'sale' })
    return value
  }
  if (value < 20 && !isFull) return value * 1000
  return isFull || number.isMoney || (value >= RENTS.min && value <= RENTS.max) ? value : null
}

/** Whether a number counts something: a small whole one, or any other below a hundred. */
const isCount = ({ value, isFull, isMoney, isPair }: SpokenNumber): boolean =>
  !isFull && !isMoney && !isPair && value < 100 && (Number.isInteger(value) || value >= 20)

function inSaleDollars({ value, isFull, isPair }: SpokenNumber, reading: Reading): number | null {
  // '$15,000' is written in full, however few homes cost so little.
  if (value >= 20_000 || (value > 10_000 && !isFull)) return value
  if (isFull || (value >= 1000 && value <= 10_000 && !isPair)) {
    // A few thousand dollars is a rent, not a sale price.
    // Whoever buys 'under 1,200' means thousands; '4k' says them itself, and is no price.
    if (reading.plain.market === 'sale') return isFull || value * 1000 > EVERY_PRICE.max ? null : value * 1000
    reading.set({ market: 'rent' })
    return value
  }
  // 'Five and a quarter' is a home's price in hundred thousands; 'one and a half' is in millions.
  if (value >= 3 && value < 10 && (value * 4) % 1 === 0) return value * 1e5
  return Math.round(value < 20 ? value * 1e6 : value * 1000)
}

/**
 * The lower end of a range, US dollars. Beside an upper end that only a sale can have, a low amount is a price, not a rent:
 * '$10,000 to $400,000'. Null for a number that can't be a price.
 */
export function lowerEnd(lower: SpokenNumber, upper: SpokenNumber, reading: Reading): number | null {
  const isSale = reading.plain.market !== 'rent' && upper.value >= (reading.market === 'sale' ? RENTS.max : LEAST_SALE)
  return isSale && lower.value >= 1000 && lower.value < RENTS.max ? lower.value : inDollars(lower, reading)
}

/** The lower end in the upper one's unit, where it has none of its own: 'four to six hundred thousand', '18 to 22 hundred'. */
export function inUnitOf(to: number, { value, isFull }: SpokenNumber, own: number | null): number | null {
  if (isFull || value >= 100 || (own !== null && own <= to)) return own
  return [1e6, 1e5, 1e3, 100].map((unit) => value * unit).find((dollars) => dollars <= to && dollars * 20 > to) ?? own
}

/** The upper end in hundred thousands or millions, where the lower one is said in full: '350 to 4', '1 million to 1.5'. */
export function nextHundreds(from: number | null, { value }: SpokenNumber): number | null {
  if (from === null || value >= 20) return null
  return [1e5, 1e6].map((unit) => value * unit).find((to) => to > from && to <= from * 10) ?? null
}
