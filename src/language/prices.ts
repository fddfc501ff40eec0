import { formatDollars, type Market } from '#domain/money/money.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { PriceRange } from '#domain/search/filters/price-scale.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { SpokenNumber } from './numbers.ts'
import type { Reading } from './reading.ts'
import { phrase, type Span } from './sentence.ts'
import { UNFILTERED_WORDS } from './unfiltered-features.ts'

const MONTHLY = '(?:(?:a|per|each|every|the|/) (?:month|mo)|monthly|pcm|/ mo)'
const PAID = `(?: (?:dollars|bucks|usd))?(?: ${MONTHLY})?`
const RENT = phrase(
  `(?:for|to) (?:rent|lease)|rent(?:ing|als?|ed|s)?|lease|leasing|leases|${MONTHLY}|month to month|tenant|per month`,
)
const SALE = phrase(
  '(?:for|on) sale|(?:to |wanna )?(?:buy|purchase)|buying|purchasing|buyers?|(?:not|instead of|stop|rather than) (?:renting|rent|for rent|a rental|rentals)',
)
const FILLER =
  '(?: (?:about|around|like|say|maybe|roughly|something|the|a|an|price|prices|priced|is|are|of|,|uh|um|at|let us say|lets say|approximately|budget|rent|costs?|costing|we|i|only|just|that|be|to))*'
const MAX =
  '(?:under|below|beneath|less than|lower than|(?:no|not) (?:more|higher|greater) than|no more expensive than|not more|cheaper than|less expensive than|not over|nothing (?:over|above|more than)|not (?:go )?above|not exceed(?:ing)?|up to|all the way to|max|maximum|at (?:the )?most|within|until|till|capped at|cap|(?:go|going|spend|pay|spending|be) (?:over|above|more than|past|beyond)|limit|upper limit|ceiling|top|tops|(?:dont|do not|cant|can not|not|wont|never) (?:really |want to |wanna |need to )*(?:go|spend|pay|be|exceed|going|cost)(?: (?:over|above|more than|past|beyond|higher than))?)'
const MIN =
  '(?:over|above|more than|higher than|greater than|at (?:the )?least|from|starting (?:at|from)|start at|starts at|min|minimum|upwards? of|beyond|exceeding|north of|more expensive than|past)'
const MIN_DENIED =
  '(?:not (?:under|below|less than|cheaper than)|nothing (?:under|below|less than|cheaper than|lower than)|no (?:less|lower|cheaper) than|(?:dont|do not) (?:go|want)(?: anything)? (?:under|below))'
const MAX_AFTER =
  '(?:max|maximum|tops|top|or (?:less|under|below|lower|cheaper|so max)|at (?:the )?most|at (?:the )?max|and (?:under|below|less|down)|limit|ceiling|is (?:my|our|the) (?:max|maximum|limit|budget|ceiling|top)|budget|and no more|and not more|or even less|not more|absolute max)'
const MIN_AFTER =
  '(?:or (?:more|above|over|higher|up|better)|and (?:up|above|over|more|higher)|plus|\\+|minimum|min|at least|upwards|onwards)'
const ABOUT =
  '(?:around|about|roughly|approximately|approx|near|circa|somewhere around|close to|in the (?:neighborhood|range|ballpark|region|vicinity) of|more or less|something like|give or take|or so)'
const SPEND =
  '(?:budget(?: (?:is|of|was))?|spend|afford|pay|have|price|price of|price is|cost|costs|costing|get for|buy for|buy with|get with|for|at|make (?:it|that)|change (?:it|that|the price|the budget|the max) to|go (?:up|down) to|(?:up|down|raise|lower|increase|bump|reduce|drop)(?: (?:it|that|the price|the budget|the max|my budget|our budget))*(?: (?:up|down))? to|what about|how about|try|with|is)'

/** Numbers that are neither a price nor a number of rooms: square feet, minutes, years. */
const OTHER = phrase(
  '(?:built )?(?:after|before|since|in|around) (?:the year )?<n> (?:built|or newer|or later)|(?:at least |over |about |minimum |around )*<n> (?:\\+ )?(?:square (?:feet|foot|ft|footage|meters)|sq (?:ft|feet|foot)|sf|acres?|acre lot)|(?:about |around |within |under |less than |in |a )*<n> (?:minutes?|mins?|hours?|blocks?|years?|yrs?|months?|weeks?|days?|percent|%|people|persons|adults|kids|children|dogs?|cats?|pets|of us|story|stories|floors?|levels?|units?|am|pm|oclock|houses|homes|listings|options|properties|fireplaces?|offices?|acres?)(?: (?:commute|drive|walk|away|old|from|to))*|(?:number|option|listing|route|apartment|apt|unit|family of|party of|#) <n>|(?:built|renovated) (?:after|before|since|in) <n>|<n> (?:plus |\\+ )?(?:communit(?:y|ies)|neighbou?rhoods?)|(?:a )?<n> (?:family|families)(?: (?:house|home))?',
)

/** 'For two retired people', whose people the fair-housing reader has taken. */
const HEADS = phrase('for <c> ~+')

const RANGE = phrase(
  `(?:(?:between|from|anywhere (?:from|between)|in the range of|range of|prices?)${FILLER} )?<n>${PAID} (?:(?:and|to|through|till|until|up to|or) (?:about |around |maybe |like |to )?)<n>${PAID}(?: range)?`,
)
const MIN_TO_MAX = phrase(`<n>${PAID} (?:${MAX_AFTER})`)
const AT_LEAST = phrase(`${MIN_DENIED}${FILLER} <n>${PAID}`)
const BEFORE_MAX = phrase(`${MAX}${FILLER} <n>${PAID}(?: (?:${MAX_AFTER}))?`)
const BEFORE_MIN = phrase(`${MIN}${FILLER} <n>${PAID}`)
const AFTER_MIN = phrase(`<n>${PAID} ${MIN_AFTER}`)
const SOME_HUNDREDS = phrase('(?:in )?(?:the )?(?:(low|mid|middle|upper|high) )?<n> s')
const ROUND = phrase(
  `(?:${ABOUT})(?: (?:like|maybe|the|a|say|or))* <n>${PAID}|<n>${PAID} (?:ish|or so|give or take|more or less|approximately|or thereabouts)`,
)
const RAISE =
  '(?:add|another|plus|(?:go|come|move|stretch) (?:up|higher)|(?:raise|increase|up|bump)(?: (?:it|that|the|my|our|price|budget|max|up))* by)'
const STEP_UP = phrase(
  `${RAISE}(?: (?:by|about|maybe|like|an?|extra|another))* <n>${PAID}(?: more)?|<n>${PAID} (?:more|higher)`,
)
const STEP_DOWN = phrase(
  `(?:take off|knock off|(?:go|come|move) (?:down|lower)|(?:lower|reduce|drop|decrease)(?: (?:it|that|the|my|our|price|budget|max|down))* by)(?: (?:by|about|maybe|like|an?|another))* <n>${PAID}(?: less)?|<n>${PAID} (?:less|lower|cheaper)`,
)
const SPENT = phrase(`${SPEND}${FILLER} <n>${PAID}`)
const BARE = phrase(`<n>${PAID}`)

/** Reads the market (sale or rent) and the price. */
export function readPrices(reading: Reading): void {
  const { sentence } = reading
  sentence.take(OTHER, (_, span) => reading.limit(span, UNFILTERED_WORDS))
  sentence.takes(HEADS)
  readMarket(reading)
  const single = (pattern: RegExp, apply: (dollars: number, span: Span) => unknown) =>
    sentence.take(pattern, (match, span) => {
      const number = match
        .slice(1)
        .map(sentence.number.bind(sentence))
        .find((one) => one !== null)
      const dollars = number ? inDollars(number, reading) : null
      return dollars === null ? false : apply(dollars, span)
    })
  single(STEP_UP, (dollars, span) => step(reading, dollars, span))
  single(STEP_DOWN, (dollars, span) => step(reading, -dollars, span))
  sentence.take(RANGE, (match, span) => readRange(reading, match, span))
  single(AT_LEAST, (dollars, span) => setPrice(reading, { min: dollars }, span))
  single(BEFORE_MAX, (dollars, span) => setPrice(reading, { max: dollars }, span))
  single(MIN_TO_MAX, (dollars, span) => setPrice(reading, { max: dollars }, span))
  single(BEFORE_MIN, (dollars, span) => setPrice(reading, { min: dollars }, span))
  single(AFTER_MIN, (dollars, span) => setPrice(reading, { min: dollars }, span))
  sentence.take(SOME_HUNDREDS, ([, part, index], span) => readHundreds(reading, part, sentence.number(index), span))
  single(ROUND, (dollars, span) => setPrice(reading, { min: dollars * 0.9, max: dollars * 1.1 }, span))
  single(SPENT, (dollars, span) => setPrice(reading, { max: dollars }, span))
  sentence.take(BARE, ([, index], span) => {
    const number = sentence.number(index)!
    const isPrice = number.isFull || number.isMoney || (number.value >= 100 && number.value % 5 === 0)
    const dollars = isPrice ? inDollars(number, reading) : null
    return dollars === null ? false : setPrice(reading, { max: dollars }, span)
  })
  addPriceChip(reading)
}

/** A step up or down from the price in force. An amount above half that price is a new price, not a step. */
function step(reading: Reading, dollars: number, span: Span): false | void {
  const { max } = reading.inForce.price
  if (max >= EVERY_PRICE.max || Math.abs(dollars) > max / 2) return false
  reading.isChange = true
  setPrice(reading, { max: max + dollars }, span)
}

function readMarket(reading: Reading): void {
  const { sentence } = reading
  // 'A month' is left for the amount it belongs to.
  const code = sentence.code()
  const isMonthly = new RegExp(` (?:${MONTHLY}) `).test(code)
  const mark = (market: Market) => (_: RegExpExecArray, span: Span) => {
    if (/month|\/ mo|pcm/.test(_[0])) return false
    reading.set({ market })
    reading.part('market', market === 'rent' ? 'For rent' : 'For sale', span)
  }
  if (isMonthly) reading.set({ market: 'rent' })
  sentence.take(RENT_INSTEAD, mark('rent'))
  sentence.take(SALE, mark('sale'))
  if (reading.plain.market !== 'sale') sentence.take(RENT, mark('rent'))
}
const RENT_INSTEAD = phrase(
  '(?:to )?(?:rent|lease)(?:ing)? (?:instead of|rather than|not) (?:buy|buying|purchase|sale)',
)

/** US dollars (per month for rentals) for a spoken number, or null if it can't be a price. */
function inDollars(number: SpokenNumber, reading: Reading): number | null {
  const { value, isFull, isPair } = number
  if (value <= 0 || value > EVERY_PRICE.max) return null
  if (reading.market === 'rent') return value < 20 && !isFull ? value * 1000 : value
  if (value >= 20_000) return value
  if (isFull || (value >= 1000 && value <= 10_000 && !isPair)) {
    // A few thousand dollars is a rent, not a sale price.
    if (reading.plain.market === 'sale')
      return value * 1000 > EVERY_PRICE.max ? null : value * (value < 10_000 ? 1000 : 1)
    reading.set({ market: 'rent' })
    return value
  }
  return Math.round(value < 20 ? value * 1e6 : value * 1000)
}

/** Both ends of a range. The unit of the second holds for the first ('four to six hundred thousand'); swapped ends are sorted. */
function readRange(reading: Reading, match: RegExpExecArray, span: Span): false | void {
  const { sentence } = reading
  const [first, second] = [sentence.number(match[1])!, sentence.number(match[2])!]
  const isSaid = /^(?:between|from|anywhere|in|range|prices?)\b/.test(match[0])
  if (!isSaid && /^\S+ and /.test(match[0])) return false
  const isMoney = (number: SpokenNumber) => number.isFull || number.isMoney || number.value >= 100
  if (!isSaid && !isMoney(second)) return false
  const to = inDollars(second, reading)
  let from = inDollars(first, reading)
  if (to === null || from === null) return false
  if (!first.isFull && from > to) {
    from = [first.value * 1e5, first.value * 1e3].find((dollars) => dollars <= to && dollars * 20 > to) ?? from
  }
  setPrice(reading, { min: Math.min(from, to), max: Math.max(from, to) }, span)
}

/** 'the 600s', 'the low 500s'. */
function readHundreds(
  reading: Reading,
  part: string | undefined,
  number: SpokenNumber | null,
  span: Span,
): false | void {
  const from = number && inDollars(number, reading)
  if (!number || !from || number.value % 100 !== 0) return false
  const width = reading.market === 'rent' ? 100 : number.value < 1000 || number.isFull ? 100_000 : 1_000_000
  const [low, high] = !part ? [0, 1] : part === 'low' ? [0, 0.4] : part.startsWith('mid') ? [0.3, 0.7] : [0.6, 1]
  setPrice(reading, { min: from + low * width, max: from + high * width }, span)
}

/** Notes an end in whole dollars, as the filter panel and the URL hold it. */
function setPrice(reading: Reading, price: { min?: number; max?: number }, span: Span): void {
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
  const whole = { start: Math.min(...spans.map(({ start }) => start)), end: Math.max(...spans.map(({ end }) => end)) }
  reading.part('price', priceWords(price, reading.market), whole)
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

/** The price after the sentence: an end that was said is set; the other one stays if the visitor has set it, else is open. */
export function priceAfter({ price, market, defaultPrice, inForce }: Reading, base: ListingFilters): PriceRange {
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
