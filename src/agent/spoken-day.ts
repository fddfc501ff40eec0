import { TOUR_SLOTS, type TourSlot } from '#domain/inquiry/tour.ts'

/** Milliseconds. */
const DAY = 24 * 60 * 60 * 1000
const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')

/** A day and a time of day, as said. */
export interface SpokenTime {
  /** ISO date, or null if no day was said. */
  day: string | null
  slot: TourSlot | null
  /** A time outside tour hours: '8 PM'. */
  outside: string | null
}

/** 'Saturday, November 28'. */
export const spokenDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** 'between 9 AM and 12 PM'. */
export const slotText = ({ from, to }: (typeof TOUR_SLOTS)[TourSlot]): string =>
  `between ${hourText(from)} and ${hourText(to)}`

const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

/**
 * Reads a day and a time of day from 'next Saturday at 10', 'tomorrow afternoon', 'March 3rd'. `today`: ISO date. A weekday
 * is the next one after today; a date without a year is the next one. Hours without AM or PM are taken as tour hours, so
 * the caller must read the result back.
 */
export function readSpokenTime(said: string, today: string): SpokenTime {
  const text = ` ${said
    .slice(0, 500)
    .toLowerCase()
    .replaceAll(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replaceAll(/o['’` ]?clock/g, 'oclock')
    .replaceAll(/[^a-z\d:/-]+/g, ' ')
    .trim()} `.replaceAll(TAKEN_BACK, ' ')
  const found = readDay(text, today)
  const rest = found ? text.slice(0, found.start) + ' '.repeat(found.end - found.start) + text.slice(found.end) : text
  return { day: found?.day ?? null, ...readTimeOfDay(rest) }
}

interface FoundDay {
  day: string
  start: number
  end: number
}

type DayReader = (match: RegExpExecArray, today: string) => string | null

const add = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)
const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** Days until the next such weekday, 1 to 7. */
const until = (weekday: number, today: string): number => ((weekday - weekdayOf(today) + 6) % 7) + 1

const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)(?:s|sday|nesday|rs|rsday|ur|urday|day|r)?s?'
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*'
const NUMBER = `(\\d{1,2}|${[...COUNTS, 'a', 'an'].join('|')})`
const TH = `(\\d{1,2})(?:st|nd|rd|th)?|((?:twenty |thirty )?(?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.slice(9).join('|')}|thirtieth)`
const YEAR = '(?: (20\\d\\d))?'

/** The rejected day in 'Sunday instead of Saturday'. */
const TAKEN_BACK = new RegExp(` (?:not|instead of|rather than) (?:on )?${WEEKDAY}(?= )`, 'g')

const READERS: readonly (readonly [RegExp, DayReader])[] = [
  [/ (\d{4})-(\d{2})-(\d{2})(?= )/, ([, year, month, day]) => dateOf(Number(year), Number(month), Number(day))],
  [/ the day after tomorrow(?= )| day after tomorrow(?= )/, (_, today) => add(today, 2)],
  [/ tomorrow(?= )/, (_, today) => add(today, 1)],
  [/ (?:today|tonight)(?= )/, (_, today) => today],
  [
    new RegExp(` (?:a|one) week from ${WEEKDAY}(?= )`),
    ([, name], today) => add(today, until(weekdayNamed(name!), today) + 7),
  ],
  [
    new RegExp(` (?:in )?${NUMBER} (day|week)s?(?: from (?:now|today))?(?= )`),
    ([, count, unit], today) => add(today, countOf(count!) * (unit === 'week' ? 7 : 1)),
  ],
  [
    new RegExp(` ${MONTH} (?:the )?(?:${TH})${YEAR}(?= )`),
    ([, month, digits, words, year], today) => nextDate(monthNamed(month!), dayOfMonth(digits, words), year, today),
  ],
  [
    new RegExp(` (?:the )?(?:${TH}) (?:of )?${MONTH}${YEAR}(?= )`),
    ([, digits, words, month, year], today) => nextDate(monthNamed(month!), dayOfMonth(digits, words), year, today),
  ],
  [
    / (\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?= )/,
    ([, month, day, year], today) =>
      nextDate(Number(month), Number(day), year?.length === 2 ? `20${year}` : year, today),
  ],
  [new RegExp(` next ${WEEKDAY}(?= )`), ([, name], today) => inNextWeek(weekdayNamed(name!), today)],
  [new RegExp(` ${WEEKDAY}(?= )`), ([, name], today) => add(today, until(weekdayNamed(name!), today))],
  [/ next weekend(?= )/, (_, today) => inNextWeek(6, today)],
  [/ weekend(?= )/, (_, today) => add(today, until(6, today))],
  [/ next week(?= )/, (_, today) => inNextWeek(1, today)],
  [
    new RegExp(
      ` the (?:(\\d{1,2})(?:st|nd|rd|th)|((?:twenty |thirty )?(?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.slice(9).join('|')}|thirtieth))(?! (?:one|home|house|listing|property|place))(?= )`,
    ),
    ([, digits, words], today) => nextOfMonths(dayOfMonth(digits, words), today),
  ],
]

function readDay(text: string, today: string): FoundDay | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    const day = match && read(match, today)
    if (match && day) return { day, start: match.index, end: match.index + match[0].length }
  }
  return null
}

const weekdayNamed = (name: string): number => WEEKDAYS.findIndex((day) => day.startsWith(name))
const monthNamed = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1
const countOf = (words: string): number => (/^\d/.test(words) ? Number(words) : Math.max(1, COUNTS.indexOf(words)))

function dayOfMonth(digits: string | undefined, words: string | undefined): number {
  if (digits) return Number(digits)
  if (words === 'thirtieth') return 30
  const [tens, unit] = words!.includes(' ') ? words!.split(' ') : ['', words!]
  const base = tens === 'twenty' ? 20 : tens === 'thirty' ? 30 : 0
  return base + ORDINALS.indexOf(unit!) + 1
}

/** The ISO date, or null if the day doesn't exist. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}

/** The date this year, or next year if it has passed. */
function nextDate(month: number, day: number, year: string | undefined, today: string): string | null {
  const thisYear = Number(today.slice(0, 4))
  if (year) return dateOf(Number(year), month, day)
  const date = dateOf(thisYear, month, day)
  return date !== null && date >= today ? date : dateOf(thisYear + 1, month, day)
}

/** The next date with that day of the month. */
function nextOfMonths(day: number, today: string): string | null {
  const [year = 0, month = 0] = today.split('-').map(Number)
  for (let ahead = 0; ahead < 4; ahead++) {
    const index = month - 1 + ahead
    const date = dateOf(year + Math.floor(index / 12), (index % 12) + 1, day)
    if (date !== null && date > today) return date
  }
  return null
}

/** The weekday in the week that starts next Monday. */
const inNextWeek = (weekday: number, today: string): string => add(today, until(1, today) + ((weekday + 6) % 7))

const HOUR = `(\\d{1,2}|${COUNTS.slice(1).join('|')})`
const CLOCK = new RegExp(
  ` (?:(half past|quarter past|quarter to) )?${HOUR}(?::(\\d{2})| thirty| fifteen| forty-? ?five)?(?: oclock)? ?(am|pm|oclock)?(?: (in the morning|in the afternoon|in the evening|at night))?(?= )`,
  'g',
)

function readTimeOfDay(text: string): Pick<SpokenTime, 'slot' | 'outside'> {
  const named = namedSlot(text)
  if (named) return { slot: named, outside: null }
  for (const match of text.matchAll(CLOCK)) {
    const [, , hourSaid, minutes, half] = match
    const isTime =
      half ||
      minutes ||
      match[0].includes('oclock') ||
      match[1] ||
      / (?:at|around|about|by|after)$/.test(text.slice(0, match.index))
    const hour = /^\d/.test(hourSaid!) ? Number(hourSaid) : COUNTS.indexOf(hourSaid!)
    if (!isTime || hour < 1 || hour > 23) continue
    const from = hour - (match[1] === 'quarter to' ? 1 : 0)
    const onClock = half === 'am' ? from % 12 : half === 'pm' ? (from % 12) + 12 : from <= 6 ? from + 12 : from
    const slot = slotAt(onClock)
    return slot
      ? { slot, outside: null }
      : { slot: null, outside: half === 'am' || half === 'pm' ? hourText(onClock) : `${hour} o’clock` }
  }
  return { slot: null, outside: null }
}

const NAMED: readonly (readonly [TourSlot, RegExp])[] = [
  ['morning', / (?:morning|before noon|before lunch) /],
  ['afternoon', / (?:afternoon|after lunch|noon|midday|lunch ?time) /],
  ['evening', / (?:evening|after work|tonight|after dinner) /],
]

const namedSlot = (text: string): TourSlot | null => NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const slotAt = (hour: number): TourSlot | null =>
  (Object.keys(TOUR_SLOTS) as TourSlot[]).find((slot) => hour >= TOUR_SLOTS[slot].from && hour < TOUR_SLOTS[slot].to) ??
  null
