import { formatDollars } from '#domain/money/money.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { inDollars } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import type { SpokenNumber } from '../spoken-number.ts'
import {
  MAX_AFTER,
  MIN_AFTER,
  numberIn,
  PAID,
  priceWords,
  readAmounts,
  readMarketSaid,
  setPrice,
  takeAmounts,
} from './prices.ts'

/** 'Not 700', '700 is too much': no price is meant by it. */
const NOT_PRICE = phrase(
  `(?:but )?not (?:the )?<n>${PAID}(?! ${MAX_AFTER} | ${MIN_AFTER} )|<n>${PAID} (?:is|would be|seems?)(?: (?:way|far|just|a bit|a little))* (?:too (?:much|high|expensive|low|little)|out of (?:my|our) (?:range|budget|reach))`,
)
const RAISE =
  '(?:add|tack on|throw (?:in|on)|another|plus|(?:go|come|move|stretch) (?:up|higher)|(?:raise|increase|up|bump|push)(?: (?:it|that|the|my|our|price|budget|max|up))* (?:by|(?<= )up))'
const STEP_UP = phrase(
  `${RAISE}(?: (?:by|about|maybe|like|an?|extra|another))* <n>${PAID}(?: more)?(?: (?:to|on)(?: (?:it|that|this|the|my|our|top|of|price|budget|max|limit|rent))+)?|(?:put|tack|throw)(?: (?:about|maybe|like|an?|extra|another))* <n>${PAID} on(?: (?:top|it|that|to|of|the|my|our|price|budget|max|limit|rent))*|<n>${PAID} (?:more|higher)`,
)
const STEP_DOWN = phrase(
  `(?:(?:chop|shave|trim|shed|lop|minus|subtract)(?: (?:off|another|about|a|an|maybe|like))* <n>${PAID}(?: (?:off|from)(?: (?:of|the|that|my|our|price|budget|max|top|it))*)?|(?:take|knock|cut|shave|trim|chop)(?: (?:another|about|a|an|maybe|like))* <n>${PAID} (?:off|from)(?: (?:of|the|that|my|our|price|budget|max|top))*|(?:take off|knock off|(?:go|come|move) (?:down|lower)|(?:lower|reduce|drop|decrease)(?: (?:it|that|the|my|our|price|budget|max|down))* by)(?: (?:by|about|maybe|like|an?|another))* <n>${PAID}(?: less)?)|<n>${PAID} (?:less|lower|cheaper)|(?:cheaper|lower|less|down) by(?: (?:about|maybe|like|an?|another))* <n>${PAID}`,
)

/** Reads the market (sale or rent) and the price: amounts, what is denied of the price in force, and steps from it. */
export function readPrices(reading: Reading): void {
  readMarketSaid(reading)
  const denied = readDenied(reading)
  // 'Chop another thirty thousand' begins a step down, though 'another' raises alone.
  readSteps(reading, STEP_DOWN, -1)
  readSteps(reading, STEP_UP, 1)
  readAmounts(reading)
  if (reading.priceSpans.length === 0) for (const span of denied) reading.limit(span, NAME_A_PRICE)
}

const NAME_A_PRICE = 'What’s the most you want to spend?'

/** Takes back what is denied of the price in force; answers the amounts that aren't part of it. */
function readDenied(reading: Reading): Span[] {
  const denied: Span[] = []
  reading.sentence.take(NOT_PRICE, (match, span) => {
    const number = numberIn(reading, match)
    if (number === null || !isRentAmongSales(reading, number)) return false
    // Of the size in force nothing is told: what is wanted instead is said beside it.
    const { size } = reading.inForce
    if (size === null || (size.min !== number.value && size.max !== number.value)) denied.push(span)
  })
  takeAmounts(reading, NOT_PRICE, (dollars, span, { value, isFull, isMoney }) => {
    // 'Not one and a half' is said of baths.
    if (!isFull && !isMoney && value < 100) return false
    return deny(reading, dollars, span) || denied.push(span)
  })
  return denied
}

/** Takes a price back that stands as an end of the search; false for any other. */
function deny(reading: Reading, dollars: number, span: Span): boolean {
  const { min, max } = reading.inForce.price
  if (dollars !== min && dollars !== max) return false
  reading.isChange = true
  reading.price.isOpen = true
  reading.part('cleared', `Removed: ${formatDollars(dollars)}`, span)
  return true
}

/** '2,000 is too much', said among homes for sale: no price there, and no wish to rent. */
const isRentAmongSales = ({ market }: Reading, { value, isFull, isMoney }: SpokenNumber): boolean =>
  market === 'sale' && !isFull && !isMoney && value >= 1000 && value <= 10_000

function readSteps(reading: Reading, pattern: RegExp, sign: 1 | -1): void {
  reading.sentence.take(pattern, (match, span) => {
    const dollars = stepIn(reading, match)
    return dollars === null ? false : step(reading, sign * dollars, span)
  })
}

/** US dollars of a step. After a verb ('bump it up 50') a small number counts thousands, of a rent dollars. */
function stepIn(reading: Reading, match: RegExpExecArray): number | null {
  const number = numberIn(reading, match)
  if (number === null) return null
  const { value, isFull, isMoney } = number
  // A thousand dollars more is no rent.
  if (isFull && value < 50_000) return value
  // 'A hundred more is okay': less than any rent, and hardly homes.
  if (reading.market === 'rent' && !isMoney && value >= 100 && value < LEAST_RENT) return value
  // 'Take two hundred off that': less than any rent is a step of one.
  const isSmall = !isFull && !isMoney && value >= 5 && value < (reading.market === 'rent' ? LEAST_RENT : 100)
  if (
    !isSmall ||
    !/(?:raise|increase|bump|push|go|come|move|stretch|lower|reduce|drop|take|knock|cut|shave|trim|chop|shed|lop|minus|subtract|plus|add|put|tack|throw)/.test(
      match[0],
    )
  ) {
    return inDollars(number, reading)
  }
  return value * (reading.market === 'rent' ? 1 : 1000)
}

/** US dollars a month. */
const LEAST_RENT = 300

/** A step up or down from the price in force. An amount above half that price is a new price, not a step. */
function step(reading: Reading, dollars: number, span: Span): false | void {
  const { max } = reading.inForce.price
  if (max >= EVERY_PRICE.max || Math.abs(dollars) > max / 2) return false
  reading.isChange = true
  setPrice(reading, { max: max + dollars }, span)
}

/** Sets the highest price that a sentence says beside its prices. */
export function payUpTo(reading: Reading, dollars: number, span: Span): void {
  reading.price.max = dollars
  reading.part('price', priceWords({ max: dollars }, reading.market), span)
}
