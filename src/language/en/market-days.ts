import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { setEnds } from './figure-ends.ts'

const BEEN = '(?:(?:that|which|has|have|been|sitting|homes?|houses?|listed|and) )*'
const LEAST = '(?:at least|a minimum of|minimum|more than|over|longer than|no less than|not less than)'
const UNIT = '(days|weeks|months)'
const ON_MARKET = '(?:on|in) (?:the )?market'
const AT_LEAST = phrase(
  `${BEEN}${LEAST} <n> ${UNIT} ${ON_MARKET}|${BEEN}${ON_MARKET} (?:for )?${LEAST} <n> ${UNIT}|${BEEN}${ON_MARKET} (?:for )?<n> ${UNIT} (?:or more|or longer|plus|at least)|<n> ${UNIT} (?:or more|or longer|plus) ${ON_MARKET}|<n> (?:or more|plus|\\+) ${UNIT} ${ON_MARKET}`,
)
const BETWEEN = phrase(
  `${BEEN}(?:between |from )?<n> (?:to|and) <n> ${UNIT} ${ON_MARKET}|${BEEN}${ON_MARKET} (?:for )?(?:between |from )?<n> (?:to|and) <n> ${UNIT}`,
)
const DAYS_OF: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30 }

/** Reads how many days homes have been on the market, where they are many: 'over 60 days on the market'. */
export function readMarketDays(reading: Reading): void {
  const { sentence } = reading
  const read = ([, ...groups]: RegExpExecArray, span: Span) => {
    const said = groups.filter((group) => group !== undefined)
    const unit = DAYS_OF[said.at(-1)!]!
    const [min = 0, max = null] = said.slice(0, -1).map((index) => sentence.number(index)!.value * unit)
    return setEnds(reading, 'marketDays', { min, max }, span)
  }
  sentence.take(BETWEEN, read)
  sentence.take(AT_LEAST, read)
}
