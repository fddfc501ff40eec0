import { CATALOGUE, type KeyOfKind } from '#domain/search/filters/catalogue.ts'
import { DAYS_OPTIONS } from '#domain/search/filters/days.ts'
import { SPAN_LIMIT, type Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from './reading.ts'
import { phrase, type Span } from './sentence.ts'

const AT_LEAST =
  '(?:at least|a minimum of|minimum of|minimum|min|no less than|not less than|more than|over|above|bigger than|larger than|greater than|from)'
const AT_MOST =
  '(?:at most|no more than|not more than|a maximum of|maximum of|maximum|max|up to|under|below|less than|smaller than|fewer than|no bigger than|no larger than)'
const WITH = '(?:(?:with|and|a|an|has|have|having|of|on|size) )*'
const OR_MORE = '(?:or more|or larger|or bigger|and up|plus|\\+|minimum|min|at least)'
const OR_LESS = '(?:or less|or smaller|or fewer|maximum|max|at most)'

/** The ways of saying a figure with its unit: from one to another, at most, at least. */
const figurePatterns = (unit: string) => ({
  both: phrase(`${WITH}(?:between |from )?<n> (?:to|and|-) <n> ${unit}`),
  most: phrase(`${WITH}${AT_MOST} <n> ${unit}|${WITH}<n> ${unit} ${OR_LESS}|${WITH}<n> ${OR_LESS} ${unit}`),
  least: phrase(`${WITH}(?:${AT_LEAST} )?<n> (?:${OR_MORE} )?${unit}(?: ${OR_MORE})?`),
})

const SQUARE_FEET =
  '(?:square (?:feet|foot|ft|footage)|sq (?:\\. )?(?:feet|foot|ft)(?: \\.(?= ))?|sqft)(?: of (?:living )?(?:space|area))?'
const SIZES = figurePatterns(SQUARE_FEET)

/** Reads the living area. */
export const readSizes = (reading: Reading): void => readFigures(reading, 'size', SIZES)

function readFigures(
  reading: Reading,
  key: KeyOfKind<'span'>,
  { both, most, least }: ReturnType<typeof figurePatterns>,
): void {
  const number = (index?: string) => reading.sentence.number(index)?.value ?? null
  reading.sentence.take(both, ([, from, to], span) =>
    setEnds(reading, key, { min: number(from), max: number(to) }, span),
  )
  reading.sentence.take(most, ([, a, b, c], span) =>
    setEnds(reading, key, { min: null, max: number(a ?? b ?? c) }, span),
  )
  reading.sentence.take(least, ([, from], span) => setEnds(reading, key, { min: number(from), max: null }, span))
}

/** Sets a span; one that no search can have leaves the words to other readers. */
function setEnds(reading: Reading, key: KeyOfKind<'span'>, ends: Ends, span: Span): false | void {
  const { chip } = CATALOGUE[key]
  const [min, max] =
    ends.min !== null && ends.max !== null && ends.min > ends.max ? [ends.max, ends.min] : [ends.min, ends.max]
  if (Math.max(min ?? 0, max ?? 0) >= SPAN_LIMIT) return false
  reading.set({ [key]: { min, max } })
  reading.part(key, chip({ min, max }), span)
}

const YEARS = {
  both: phrase('(?:built|constructed|from|build) (?:(?:between|from|in) )*<n> (?:to|and|-) <n>'),
  // Before the others, which begin like it.
  earlier: phrase(
    '(?:built|constructed) (?:in |up to |until )*<n> (?:or|and) (?:earlier|before|older)|(?:built|constructed) (?:(?:no later than|up to|until|by|before) )+<n>',
  ),
  later: phrase(
    '(?:built|constructed) (?:(?:in|since|after|from|no earlier than) )+<n>(?: (?:or|and) (?:later|newer|after|on|up|onwards?))?|(?:built|constructed) <n>(?: (?:or|and) (?:later|newer|after|up)| \\+)|newer than <n>',
  ),
}

/** Reads the years of construction. */
export function readYears(reading: Reading): void {
  const { sentence } = reading
  const year = (index?: string) => {
    const value = sentence.number(index)?.value ?? 0
    return value >= 1600 && value <= 2100 ? value : null
  }
  const set = (min: number | null, max: number | null, span: Span) =>
    min === null && max === null ? false : setEnds(reading, 'built', { min, max }, span)
  sentence.take(YEARS.both, ([, from, to], span) => set(year(from), year(to), span))
  sentence.take(YEARS.earlier, (match, span) => {
    const last = year(match[1] ?? match[2])
    return set(null, last && (/ before [#=]/.test(match[0]) ? last - 1 : last), span)
  })
  sentence.take(YEARS.later, (match, span) => {
    const first = year(match[1] ?? match[2] ?? match[3])
    return set(first && (/(?:after|newer than) [#=]/.test(match[0]) ? first + 1 : first), null, span)
  })
}

const LISTED =
  '(?:(?:new )?(?:listings?|listed|added|on the market|new|posted|came on the market)(?: (?:in|within|during|for|from|since|less than|at most|on the market))* )'
const DAYS = phrase(`${LISTED}(?:the )?(?:(?:last|past|this|less than) )*(?:<n> )?(days?|weeks?|months?)`)
const SINCE = phrase(`${LISTED}?(?:since )?(yesterday|today|this week|this month)`)
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const SINCE_DAYS: Readonly<Record<string, number>> = { yesterday: 1, today: 1, 'this week': 7, 'this month': 30 }

/** Reads how long homes have been on the market: the nearest choice that is not shorter. */
export function readDays(reading: Reading): void {
  const { sentence } = reading
  sentence.take(DAYS, ([, count, unit], span) => {
    const asked = (sentence.number(count)?.value ?? 1) * DAYS_OF[unit!.replace(/s$/, '')]!
    setDays(reading, asked, span)
  })
  sentence.take(SINCE, (match, span) =>
    /(?:list|add|new|market|post|since)/.test(match[0]) ? setDays(reading, SINCE_DAYS[match[1]!]!, span) : false,
  )
}

function setDays(reading: Reading, asked: number, span: Span): void {
  const longest = DAYS_OPTIONS.at(-1)!
  const days = DAYS_OPTIONS.find((option) => option >= asked) ?? longest
  if (asked > longest) reading.limit(span, `The longest that can be asked for is ${longest} days.`)
  reading.set({ days })
  reading.part('days', CATALOGUE.days.chip(days, 'sale'), span)
}

const LOTS = figurePatterns('acres?(?: (?:lot|of land|of property|lots))?')
const PART_ACRE = phrase('(?:(?:with|at least|on|a|an|the) )*(half|quarter)(?: of)?(?: an?)? acre(?: lots?)?')

/** Reads the lot. */
export function readLots(reading: Reading): void {
  reading.sentence.take(PART_ACRE, ([, part], span) =>
    setEnds(reading, 'lot', { min: part === 'half' ? 0.5 : 0.25, max: null }, span),
  )
  readFigures(reading, 'lot', LOTS)
}

const FEE =
  '(?:(?:with|and|a|an|the|low) )*(?:hoa|association|maintenance|condo|monthly hoa)(?: (?:fees?|dues|is|are|be|of|costs?))*'
const MONTHLY = '(?: (?:dollars|bucks|(?:a|per|each|/) (?:month|mo)|monthly|max|maximum|or less))*'
const FEES = {
  both: phrase(`${FEE} (?:between |from )?<n> (?:to|and|-) <n>${MONTHLY}`),
  least: phrase(`${FEE} (?:over|above|at least|more than) <n>${MONTHLY}`),
  most: phrase(
    `${FEE} (?:(?:below|under|less than|lower than|no more than|not more than|max|maximum|up to|at most|around|about) )*<n>${MONTHLY}`,
  ),
  none: phrase('(?:(?:with|and|has|have) )*(?:no|without(?: an?| any)?) (?:hoa|association)(?: (?:fees?|dues))?'),
}

/** Reads the association's fee. */
export function readFees(reading: Reading): void {
  const number = (index?: string) => reading.sentence.number(index)?.value ?? null
  reading.sentence.take(FEES.none, (_, span) => setEnds(reading, 'fee', { min: null, max: 0 }, span))
  reading.sentence.take(FEES.both, ([, from, to], span) =>
    setEnds(reading, 'fee', { min: number(from), max: number(to) }, span),
  )
  reading.sentence.take(FEES.least, ([, from], span) => setEnds(reading, 'fee', { min: number(from), max: null }, span))
  reading.sentence.take(FEES.most, ([, to], span) => setEnds(reading, 'fee', { min: null, max: number(to) }, span))
}

const GARAGES = figurePatterns('garage (?:spaces?|spots?)')
const CARS = phrase('(?:(?:with|a|an|has|have|for) )*<c> car garages?')

/** Reads garages for more than two cars, or by their spaces; a garage for two is an amenity. */
export function readGarages(reading: Reading): void {
  readFigures(reading, 'garage', GARAGES)
  reading.sentence.take(CARS, ([, count], span) => {
    const cars = reading.sentence.number(count)?.value ?? 0
    return cars > 2 ? setEnds(reading, 'garage', { min: cars, max: null }, span) : false
  })
}
