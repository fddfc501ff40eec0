import { EVERY_PRICE, type PriceRange } from '#domain/search/filters/price-scale.ts'
import { inDollars } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'

const PART = '(low|lower|mid|middle|upper|high)'
const DIGITS = 'twos threes fours fives sixes sevens eights nines'.split(' ')
const HUNDREDS = `(?:(?:the|very) )*(?:${PART} (?:to|or) )?(?:${PART} )?(?:<n> s|(${DIGITS.join('|')}))`
export const SOME_HUNDREDS = phrase(`(?:(?:in|between|from) )?${HUNDREDS}(?: (?:to|and|or) ${HUNDREDS})?`)
/** The prices of a match of `SOME_HUNDREDS`, US dollars: 'the 600s', 'the low 500s', 'low sixes to mid sevens'. */
export function hundredsIn(reading: Reading, match: RegExpExecArray): PriceRange | null {
  const ends = [match.slice(1, 5), match.slice(5, 9)].map((said) => hundredsOf(reading, said))
  const [first, second] = ends
  if (!first) return null
  return second ? { min: first.start, max: second.end } : { min: first.low, max: first.high }
}

/** What 'low' and its like leave of a hundred: alone, and as the start or the end of a range. */
const PARTS = {
  whole: { low: 0, high: 1, start: 0, end: 1 },
  low: { low: 0, high: 0.4, start: 0, end: 0.4 },
  mid: { low: 0.3, high: 0.7, start: 0.5, end: 0.5 },
  high: { low: 0.6, high: 1, start: 0.6, end: 1 },
}
type Part = (typeof PARTS)['whole']

function hundredsOf(reading: Reading, [from, part, index, digit]: readonly (string | undefined)[]): Part | null {
  const number = reading.sentence.number(index)
  const isRent = reading.market === 'rent'
  const isDigit = digit !== undefined || (part !== undefined && (number?.value ?? 99) < 10)
  const count = digit === undefined ? (number?.value ?? 0) : DIGITS.indexOf(digit) + 2
  const least = isDigit ? count * (isRent ? 1000 : 100_000) : number && inDollars(number, reading)
  if (!least || least >= EVERY_PRICE.max / 2 || count === 0 || (!isDigit && count % 100 !== 0)) return null
  const width = isDigit ? least / count : isRent ? 100 : count < 1000 || number!.isFull ? 100_000 : 1_000_000
  const at = (share: number) => least + share * width
  const { low, high, start, end } = partOf(part)
  const begin = from ? partOf(from).start : null
  return { low: at(begin ?? low), high: at(high), start: at(begin ?? start), end: at(end) }
}

const partOf = (word = 'whole'): Part =>
  word === 'whole' ? PARTS.whole : word.startsWith('low') ? PARTS.low : word.startsWith('mid') ? PARTS.mid : PARTS.high
