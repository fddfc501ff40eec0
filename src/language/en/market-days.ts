import type { Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from '../reading.ts'
import { phrase } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'

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
const DAYS_OF: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }

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
