import { chipText } from '#domain/search/chip-texts.ts'
import { DAYS_OPTIONS } from '#domain/search/filters/days.ts'
import type { Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'

const DAYS_OF: Readonly<Record<string, number>> = { hour: 1 / 24, day: 1, week: 7, month: 30, year: 365 }

const LISTED =
  '(?:(?:new )?(?:(?:(?:got|been|was|were|has|have|just) )*(?:listings?|listed|added|new|posted|appeared|(?:popped|showed|turned|came|come) up)|(?:(?:came|come|gone|went|put|hit) )?(?:on )?(?:the )?market|(?:came|come|gone|went) (?:on|out|in)(?: new)?)(?: (?:in|within|during|for|from|since|less than|no more than|at most|on the market))* )'
const DAYS = phrase(`${LISTED}(?:the )?(?:(?:last|past|this|less than) )*(?:<n> |an? )?(hours?|days?|weeks?|months?)`)
/** Beside what says that it is of the listing: 'fresh listings, past three days'. */
const PAST = phrase('(?<! (?:for|over) )(?:(?:in|within|from|like) )*(?:the )?(?:last|past) <n> (hours|days|weeks)')
const OF_LISTINGS = / (?:listings?|listed|fresh|new(?:est)?|market|came|posted|added|recent(?:ly)?|~+) /
const SINCE = phrase(`${LISTED}?(?:since )?(yesterday|today|this week|this month)`)
const SINCE_DAYS: Readonly<Record<string, number>> = { yesterday: 1, today: 1, 'this week': 7, 'this month': 30 }

/** Reads how long homes have been on the market: the nearest choice that is not shorter. */
export function readDays(reading: Reading): void {
  const { sentence } = reading
  sentence.take(DAYS, ([, count, unit], span) => {
    setDays(reading, sentence.number(count)?.value ?? 1, unit!, span)
  })
  if (OF_LISTINGS.test(sentence.code()))
    sentence.take(PAST, ([, count, unit], span) => setDays(reading, sentence.number(count)!.value, unit!, span))
  sentence.take(SINCE, (match, span) =>
    /(?:list|add|new|market|post|since|appeared| up |(?:came|come|gone|went) )/.test(match[0])
      ? setDays(reading, SINCE_DAYS[match[1]!]!, 'day', span)
      : false,
  )
}

/** Sets the nearest choice that is not shorter than so many hours, days, weeks or months. */
export function setDays(reading: Reading, count: number, unit: string, span: Span): void {
  const asked = count * DAYS_OF[unit.replace(/s$/, '')]!
  const longest = DAYS_OPTIONS.at(-1)!
  const days = DAYS_OPTIONS.find((option) => option >= asked) ?? longest
  if (asked > longest) reading.limit(span, `You can search up to ${longest} days back.`)
  else if (asked !== days)
    reading.limit(
      span,
      `You can search the last ${DAYS_OPTIONS.slice(0, -1).join(', ')}, or ${longest} days. This uses ${days}.`,
    )
  reading.set({ days })
  reading.part('days', chipText('days', days, 'sale'), span)
}

const BEEN = '(?:(?:that|which|has|have|been|sitting|homes?|houses?|listed|and) )*'
const LEAST = '(?:at least|a minimum of|minimum|(?<! no )more than|over|longer than|no less than|not less than)'
const MOST =
  '(?:at most|a maximum of|no more than|not more than|no longer than|not longer than|not over|less than|under|fewer than|up to)'
const COUNT = '(?:<n>|an?) (days?|weeks?|months?|years?)'
/** 'On the market less than a week' is one of the choices that the days' reader knows. */
const NUMBERED = '<n> (days?|weeks?|months?|years?)'
const ON_MARKET = '(?:on|in) (?:the )?market'
/** 'Over 60 days on the market', 'on the market for over 60 days'. */
const ofEnd = (end: string, count = COUNT) =>
  `${BEEN}${end} ${COUNT} ${ON_MARKET}|${BEEN}${ON_MARKET} (?:for )?${end} ${count}`
const AT_LEAST = phrase(
  `${ofEnd(LEAST)}|${BEEN}${ON_MARKET} (?:for )?${COUNT} (?:or more|or longer|plus|at least)|${COUNT} (?:or more|or longer|plus) ${ON_MARKET}|<n> (?:or more|plus|\\+) (days|weeks|months|years) ${ON_MARKET}`,
)
const AT_MOST = phrase(
  `${ofEnd(MOST, NUMBERED)}|${BEEN}${ON_MARKET} (?:for )?${COUNT} (?:or less|or fewer|at most|max|tops)|${COUNT} (?:or less|or fewer|max) ${ON_MARKET}`,
)
const BETWEEN = phrase(
  `${BEEN}(?:between |from )?<n> (?:to|and) <n> (days|weeks|months|years) ${ON_MARKET}|${BEEN}${ON_MARKET} (?:for )?(?:between |from )?<n> (?:to|and) <n> (days|weeks|months|years)`,
)

/** Reads how many days homes have been on the market: 'over 60 days on the market', 'no more than a month'. */
export function readMarketDays(reading: Reading): void {
  const { sentence } = reading
  const read = (pattern: RegExp, endsOf: (days: readonly number[]) => Ends) =>
    sentence.take(pattern, ([, ...groups], span) => {
      const said = groups.filter((group) => group !== undefined)
      const unit = DAYS_OF[said.at(-1)!.replace(/s$/, '')]!
      const counts = said.slice(0, -1).map((index) => sentence.number(index)!.value)
      return setEnds(
        reading,
        'marketDays',
        endsOf((counts.length > 0 ? counts : [1]).map((count) => count * unit)),
        span,
      )
    })
  read(BETWEEN, ([min = null, max = null]) => ({ min, max }))
  read(AT_LEAST, ([min = null]) => ({ min, max: null }))
  read(AT_MOST, ([max = null]) => ({ min: null, max }))
}
