import { daysAfter } from '#domain/day.ts'
import { chipText } from '#domain/search/chip-texts.ts'
import { CATALOGUE } from '#domain/search/filters/catalogue.ts'
import type { DaySpan } from '#domain/search/query-param.ts'
import { daysFrom, daysOfMonth, namedDays } from '../days.ts'
import { wantOpenHouse } from '../open-houses.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Span } from '../sentence.ts'
import { DATE, dayOf } from './availability.ts'

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const WEEKEND_DAY = '(?:week ?end|saturday|sunday)s?'
const NAMED = `(?:${WEEKEND_DAY}|week|month|(?:mon|tues|wednes|thurs|fri)days?)`
const BEFORE_DAY = '(?: (?:this|on|for|in|during|over|the|any|either|of|them|these|those|coming|upcoming|next|~+))*'
const OR_DAY = '(?: (?:and|or|,)(?: (?:on|this|next|the|or))* (?:saturday|sunday)s?)?'
const WEEKEND = `${BEFORE_DAY} ${WEEKEND_DAY}${OR_DAY}`
const WHEN = `${BEFORE_DAY} ${NAMED}${OR_DAY}`
const OPEN_HOUSES = '(?:(?:with|and|has|have|having|an|a|any|are|being) )*open houses?'
const OPEN_HOUSE = phrase(`${OPEN_HOUSES}(?:${WHEN})?|(?:(?:is|are|whats|what is|thats|that are) )*open${WEEKEND}`)
const ENDS = '(?=(?: (?:please|thanks|only))* (?:$|[.,]))'
/** The day, where other words stand between: 'open houses with three bedrooms Sunday', 'Sunday open houses'. */
const DAY_APART = phrase(
  `(?<=^ )(?:(?:this|on|next|coming) )*${NAMED}${OR_DAY}(?= (?:, )?~)|(?<! (?:by|until|till|before|after|since|from) )(?:(?:this|on|for|the|next|coming|upcoming) )*${NAMED}${OR_DAY}${ENDS}`,
)
const DATE_APART = phrase(`(?<! (?:available|free|in|start|starting) )(?:on |(?=(?:tomorrow|today) ))${DATE}${ENDS}`)
const NEXT_DAYS = phrase(`${OPEN_HOUSES}(?: (?:in|within|over|during|for))? (?:the )?(?:next|coming) <n> (days|weeks)`)

/** 'Not some open house garbage', 'no open houses please'. */
const DENIED = phrase(
  `(?:no|not|without|forget|never mind|stop with|enough of|instead of|rather than)(?: (?:about|an?|the|some|any|those|these|your|more|another|just|of|all))* open houses?(?:${WHEN})?(?: (?:garbage|stuff|nonsense|crap|junk|things?|listings?|events?))*`,
)

/** 'Which can we walk through this weekend without an appointment'. */
const WALKED_INTO = phrase(
  `(?:(?:which|what|any|anything|something|homes?|houses?|ones?|places?|of|them|these|those|can|could|may|i|we|just|to|that) )+(?:walk (?:into|in|through)|drop (?:in|into|by)|stop by|pop (?:in|into)|show up (?:at|to)|(?:see|visit|tour|look at)(?=(?: \\S+){0,4} (?:without|no)(?: an?)? (?:appointment|booking) ))(?: (?:them|on|at))*(?:${WEEKEND})?(?: (?:without|with no|no)(?: (?:an?|any|having|to|make))* (?:appointments?|booking|calling))?`,
)

const ON = `(?: (?:on|the|week ?end of|for|is|are|in|during|from|between|any|day|${WEEKDAYS.join('|')}|,))*`
const TO = '(?:to|and|or|through|thru|until|till|-)'
/** 'Open houses from December 5th to December 12th', 'open house December 5 or 6'. */
const BETWEEN = phrase(
  `${OPEN_HOUSES}${ON} ${DATE} ${TO} (?:the )?(?:${DATE}|<n>(?: (?:st|nd|rd|th))?(?= (?:$|[.,]|in|with|and|under|for|near)))`,
)
/** 'Open house on December 6th', 'an open house tomorrow', 'open houses in December'. */
const ON_DAY = phrase(`${OPEN_HOUSES}${ON} ${DATE}`)
/** The groups of a date, its month's and its day's after that. */
const [DATE_GROUPS, MONTH, DAY_AFTER] = [13, 5, 6]
/** The groups of a date's days. */
const DAYS_OF_DATE = [1, 2, 3, DAY_AFTER, 7, 8]

/** Reads when a home has an open house: this weekend, on a day, or between days. */
export function readOpenHouses(reading: Reading): void {
  const { sentence, inForce, today } = reading
  const want = (days: DaySpan | null, span: Span) => {
    const chip = days === null ? CATALOGUE.openHouse.label : chipText('openOn', days, 'sale')
    wantOpenHouse(reading, days, chip, span)
  }
  const wanted = (days: DaySpan | null, span: Span): false | void => (days === null ? false : want(days, span))
  sentence.take(DENIED, (_, span) => {
    const key = inForce.openOn === null ? 'openHouse' : 'openOn'
    if (!inForce[key]) return
    reading.isChange = true
    reading.set({ [key]: CATALOGUE[key].none })
    reading.part('cleared', `Removed: ${CATALOGUE[key].label}`, span)
  })
  sentence.take(NEXT_DAYS, ([, count, unit], span) =>
    wanted(daysFrom(today, daysAfter(today, sentence.number(count)!.value * (unit === 'weeks' ? 7 : 1))), span),
  )
  sentence.take(BETWEEN, ([said, ...groups], span) => {
    const [from, to, day] = [groups.slice(0, DATE_GROUPS), groups.slice(DATE_GROUPS, -1), groups.at(-1)]
    const [first, last] = [from, day ? from.with(DAY_AFTER, day) : to].map((date) => dayOf(said, date, reading))
    return first && last ? wanted(daysFrom(first, last), span) : false
  })
  sentence.take(ON_DAY, ([said, ...groups], span) => {
    // 'Next week' and 'this month' are several days.
    const day = / (?:week|month|year) /.test(`${said} `) ? null : dayOf(said, groups, reading)
    const isMonth = groups[MONTH] && DAYS_OF_DATE.every((at) => groups[at] === undefined)
    if (day === null) return false
    if (/ week ?end of /.test(said)) return wanted(daysFrom(day, daysAfter(day, 1)), span)
    return wanted(isMonth ? daysOfMonth(day, today) : daysFrom(day, day), span)
  })
  let withoutDay: Span | null = null
  sentence.take(OPEN_HOUSE, ([said], span) => {
    if (isDayNamed(said)) want(daysNamed(said, today), span)
    else withoutDay = span
  })
  sentence.take(WALKED_INTO, ([said], span) => want(daysNamed(said, today), span))
  if (withoutDay) want(daysApart(reading), withoutDay)
}

/** The days that stand apart from the open house they are of; null for this weekend, and for none. */
function daysApart(reading: Reading): DaySpan | null {
  const { sentence, today } = reading
  let days: DaySpan | null = null
  sentence.take(DAY_APART, ([said]) => {
    days = daysNamed(said, today)
  })
  sentence.take(DATE_APART, ([said, ...groups]) => {
    const day = dayOf(said, groups, reading)
    if (day === null) return false
    days = daysFrom(day, day)
  })
  return days
}

const NAMES = new RegExp(`\\b${NAMED}(?= |$)`, 'g')
const isDayNamed = (said: string): boolean => said.search(NAMES) >= 0

/** The days of 'next week' or 'Sunday'; null for this weekend, and for none. */
function daysNamed(said: string, today: string): DaySpan | null {
  const names = said.match(NAMES) ?? []
  const name = names.length > 1 ? 'weekend' : names[0]?.replace(' ', '').replace(/s$/, '')
  const isNext = /(?:^| )next /.test(said)
  if (name === undefined || (name === 'weekend' && !isNext)) return null
  return namedDays(
    name === 'week' || name === 'weekend' || name === 'month' ? name : WEEKDAYS.indexOf(name),
    isNext,
    today,
  )
}
