import { formatDollars, type Market } from '#domain/money/money.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { inDollars, inUnitOf, lowerEnd, nextHundreds } from '../price-amounts.ts'
import type { Reading } from '../reading.ts'
import { phrase, spanOver, type Span } from '../sentence.ts'
import type { SpokenNumber } from '../spoken-number.ts'
import { MONTHLY, readMarket } from './market-words.ts'
import { hundredsIn, SOME_HUNDREDS } from './price-hundreds.ts'
import { UNFILTERED_WORDS } from './unfiltered-words.ts'

/** What may follow an amount. */
export const PAID = `(?: (?:dollars|bucks|usd))?(?: ${MONTHLY})?`
const FILLER =
  '(?: (?:about|around|like|say|maybe|roughly|something|the|a|an|price|prices|priced|is|are|of|,|uh|um|at|let us say|lets say|approximately|budget|rent|costs?|costing|we|i|only|just|that|be|to))*'
const MAX =
  '(?:under|below|beneath|less than|lower than|(?:no|not) (?:more|higher|greater) (?:than|as)|no more expensive than|not more|cheaper than|less expensive than|not over|nothing (?:over|above|more than)|not (?:go )?above|not exceed(?:ing)?|up to|all the way to|max|maximum|at (?:the )?most|within|until|till|cap(?:ped)?(?: (?:it|us|me|that))? at|cap|not (?:a|one) [a-z]+ (?:over|above|more than)|never (?:over|above|more than)|(?:go|going|spend|pay|spending|be) (?:over|above|more than|past|beyond)|limit|upper limit|ceiling|top|tops|(?:dont|do not|cant|can not|not|wont|never) (?:really |want to |wanna |need to )*(?:go|do|spend|pay|be|exceed|going|cost|afford)(?: (?:over|above|more (?:than|as)|past|beyond|higher than))?)'
const MIN =
  '(?:over|above|more than|higher than|greater than|at (?:the )?least|from|starting (?:at|from)|start at|starts at|min|minimum|upwards? of|beyond|exceeding|north of|more expensive than|past)'
const MIN_DENIED =
  '(?:not (?:under|below|less than|cheaper than)|nothing (?:under|below|less than|cheaper than|lower than)|no (?:less|lower|cheaper) than|(?:dont|do not) (?:go|want)(?: anything)? (?:under|below))'
export const MAX_AFTER =
  '(?:max|maximum|tops|top|or (?:less|under|below|lower|cheaper|so max)|at (?:the )?most|at (?:the )?max|and (?:under|below|less|down)|limit|ceiling|is (?:my|our|the) (?:absolute |very )?(?:max|maximum|limit|budget|ceiling|top)|budget|and no more|and not more|or even less|not more|absolute max)'
export const MIN_AFTER =
  '(?:or (?:more|above|over|higher|up|better)|and (?:up|above|over|more|higher)|plus(?! or minus)|\\+(?! /)|minimum|min|at least|upwards|onwards)'
const ABOUT =
  '(?:around|about|roughly|approximately|approx|near|circa|somewhere around|close to|in the (?:neighborhood|range|ballpark|region|vicinity) of|more or less|something like|give or take|or so)'
const SPEND =
  '(?:budget(?: (?:is|of|was))?|money (?:is|was)|spend|afford|pay|have|(?:pre ?)?(?:approved|qualified|qualify) (?:for|at)|price|price of|price is|cost|costs|costing|get for|buy for|buy with|get with|for|at|make (?:it|that)|change (?:it|that|the price|the budget|the max) to|go (?:up|down) to|(?:up|down|raise|lower|increase|bump|reduce|drop)(?: (?:it|that|the price|the budget|the max|my budget|our budget))*(?: (?:up|down))? to|what about|how about|try|with|is)'

/** Numbers that are neither a price nor a number of rooms: square feet, minutes, years. */
const OTHER = phrase(
  '<n> (?:x|by) <n>(?: (?:feet|foot|ft))?(?: lots?)?|<n> (?:foot|ft)(?: (?:lots?|frontage|wide|deep))?|(?:built )?(?:after|before|since|in|around) (?:the year )?<n> (?:built|or newer|or later)|(?:at least |over |about |minimum |around )*<n> (?:\\+ )?(?:square (?:feet|foot|ft|footage|meters)|sq (?:ft|feet|foot)|sf|acres?|acre lot)|(?:about |around |within |under |less than |in |a )*<n> (?:minutes?|mins?|hours?|blocks?|years?|yrs?|months?|weeks?|days?|percent|%|dogs?|cats?|pets|story|stories|floors?|levels?|units?|am|pm|oclock|houses|homes|listings|options|properties|fireplaces?|offices?|acres?)(?: (?:commute|drive|walk|away|old|from|to))*|(?:number|option|listing|route|apartment|apt|unit|#) <n>|(?:built|renovated) (?:after|before|since|in) <n>|<n> (?:plus |\\+ )?(?:communit(?:y|ies)|neighbou?rhoods?)|(?:a )?<n> (?:family|families)(?: (?:house|home))?',
)

/** 'For two retired people', whose people the fair-housing reader has taken; 'thanks a million'. */
const HEADS = phrase('for <c> ~+|(?<= (?:thanks|thank you) )(?:a )?<n>(?= (?:$|[,.!]))')

const RANGE = phrase(
  // 'Between four and uh four hundred': the first number was broken off.
  `(?:(?:between|from|anywhere (?:from|between)|in the range of|range of|prices?)${FILLER} (?:#\\d+ (?:and )?(?:(?:uh|um|er|erm|hm) )+)?)?<n>${PAID} (?:(?:and|to|through|till|until|up to|or) (?:about |around |maybe |like |to )?)<n>${PAID}(?: range)?`,
)
const MIN_TO_MAX = phrase(`<n>${PAID} (?:${MAX_AFTER})`)
const AT_LEAST = phrase(`${MIN_DENIED}${FILLER} <n>${PAID}`)
const BEFORE_MAX = phrase(`${MAX}${FILLER} <n>${PAID}(?: (?:${MAX_AFTER}))?`)
const BEFORE_MIN = phrase(`${MIN}${FILLER} <n>${PAID}`)
const AFTER_MIN = phrase(`<n>${PAID} ${MIN_AFTER}`)
const ROUND = phrase(
  `(?:${ABOUT})(?: (?:like|maybe|the|a|say|or))* <n>${PAID}|<n>${PAID} (?:plus or minus|\\+ /(?: -)?)(?: [#=]\\d+ (?:%|percent))?|<n>${PAID} (?:ish|or so|give or take|more or less|approximately|or thereabouts)`,
)
const SPENT = phrase(`${SPEND}${FILLER} <n>${PAID}`)
const BARE = phrase(`<n>${PAID}`)

/** Reads the market (sale or rent). */
export function readMarketSaid(reading: Reading): void {
  const { sentence } = reading
  sentence.take(OTHER, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  sentence.takes(HEADS)
  readMarket(reading)
}

/** Takes amounts of this form as US dollars, but for those that count things. */
export function takeAmounts(
  reading: Reading,
  pattern: RegExp,
  apply: (dollars: number, span: Span, number: SpokenNumber) => unknown,
): void {
  reading.sentence.take(pattern, (match, span) => {
    const number = numberIn(reading, match)
    if (number && countsThings(number, match)) return false
    const dollars = number ? inDollars(number, reading) : null
    return number === null || dollars === null ? false : apply(dollars, span, number)
  })
}

/** Reads the price from the amounts that a sentence names. */
export function readAmounts(reading: Reading): void {
  const { sentence } = reading
  const single = (pattern: RegExp, apply: (dollars: number, span: Span) => unknown) =>
    takeAmounts(reading, pattern, apply)
  sentence.take(RANGE, (match, span) => readRange(reading, match, span))
  single(AT_LEAST, (dollars, span) => setPrice(reading, { min: dollars }, span))
  single(BEFORE_MAX, (dollars, span) => setPrice(reading, { max: dollars }, span))
  single(MIN_TO_MAX, (dollars, span) => setPrice(reading, { max: dollars }, span))
  single(BEFORE_MIN, (dollars, span) => setPrice(reading, { min: dollars }, span))
  single(AFTER_MIN, (dollars, span) => setPrice(reading, { min: dollars }, span))
  sentence.take(SOME_HUNDREDS, (match, span) => {
    const range = hundredsIn(reading, match)
    return range === null ? false : setPrice(reading, range, span)
  })
  single(ROUND, (dollars, span) => setPrice(reading, { min: dollars * 0.9, max: dollars * 1.1 }, span))
  // 'Ideally 500, but no more than 550': an end that is said later stands.
  const spend = (dollars: number, span: Span) => {
    const isEarlier = reading.priceSpans.some(({ start }) => start > span.start)
    setPrice(reading, { max: (isEarlier ? reading.price.max : undefined) ?? dollars }, span)
  }
  single(SPENT, spend)
  sentence.take(BARE, (match, span) => {
    const [words, index] = match
    const number = sentence.number(index)!
    if (countsThings(number, match)) return false
    const { value, isFull, isMoney } = number
    const isRound = value >= 100 && (value % 5 === 0 || value % 100 === 99)
    const dollars = isFull || isMoney || isRound || / mo/.test(words) ? inDollars(number, reading) : null
    return dollars === null ? false : spend(dollars, span)
  })
  addPriceChip(reading)
}
/** 'A thousand websites', 'over 200 photos': what follows is counted. */
const countsThings = ({ value, isMoney }: SpokenNumber, { index, input, 0: words }: RegExpExecArray): boolean =>
  !isMoney && value < 20_000 && !/ mo/.test(words) && COUNTED.test(input.slice(index + words.length))
const COUNTED =
  /^ (?:(?:other|different|more|of (?:those|these|the)) )?(?!(?:dollars|bucks|plus|less|this|thats|minus|tops|across|unless|towards|homes|houses|condos|apartments|rentals|places|properties|listings|units|utilities|was|does|yes|ours|is|as) )[a-z]{3,}s /

/** The first number of a match. */
export const numberIn = ({ sentence }: Reading, match: RegExpExecArray): SpokenNumber | null =>
  match
    .slice(1)
    .map((index) => sentence.number(index))
    .find((one) => one !== null) ?? null

/** Both ends of a range. The unit of the second holds for the first ('four to six hundred thousand'); swapped ends are sorted. */
function readRange(reading: Reading, match: RegExpExecArray, span: Span): false | void {
  const { sentence } = reading
  const [first, second] = [sentence.number(match[1])!, sentence.number(match[2])!]
  const isSaid = /^(?:between|from|anywhere|in|range|prices?)\b/.test(match[0])
  if (!isSaid && /^\S+ and /.test(match[0])) return false
  const isMoney = (number: SpokenNumber) => number.isFull || number.isMoney || number.value >= 100
  if (!isSaid && !isMoney(second) && (Number.isInteger(second.value) || !isMoney(first))) return false
  const own = lowerEnd(first, second, reading)
  const to = inDollars(second, reading) ?? nextHundreds(own, second)
  const from = to === null ? null : inUnitOf(to, first, own)
  if (to === null || from === null) return false
  setPrice(reading, { min: Math.min(from, to), max: Math.max(from, to) }, span)
}

/** Notes an end in whole dollars, as the filter panel and the URL hold it. */
export function setPrice(reading: Reading, price: { min?: number; max?: number }, span: Span): void {
  for (const end of ['min', 'max'] as const) {
    if (price[end] !== undefined) reading.price[end] = Math.round(price[end])
  }
  reading.priceSpans.push(span)
}

/** Adds one chip for everything said about the price. */
function addPriceChip(reading: Reading): void {
  const spans = reading.priceSpans
  if (spans.length === 0) return
  const { price } = reading
  if (price.min !== undefined && price.max !== undefined && price.min > price.max) {
    Object.assign(price, { min: price.max, max: price.min })
  }
  reading.part('price', priceWords(price, reading.market), spanOver(spans))
}

/** 'Under $800,000', 'Over $500,000', '$400,000 to $600,000', with 'a month' for a rent. */
export function priceWords({ min, max }: { min?: number; max?: number }, market: Market): string {
  const month = market === 'rent' ? ' a month' : ''
  if (min === undefined || min <= EVERY_PRICE.min) {
    return max === undefined || max >= EVERY_PRICE.max ? 'Any price' : `Up to ${formatDollars(max)}${month}`
  }
  return max === undefined || max >= EVERY_PRICE.max
    ? `From ${formatDollars(min)}${month}`
    : `${formatDollars(min)} to ${formatDollars(max)}${month}`
}
