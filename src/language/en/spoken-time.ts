import { daysAfter } from '#domain/day.ts'
import { slotAt, type TourSlot } from '#domain/inquiry/tour-slots.ts'
import { dateOf, inNextWeek, nextDate, nextOfMonths, until } from '../days.ts'
import type { SpokenTime } from '../grammar.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
const COUNTS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ORDINALS = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth ' +
  'sixteenth seventeenth eighteenth nineteenth twentieth'
).split(' ')

/** '10:30' and '16:00' as '10:30 AM' and '4 PM'. */
export function clockText(at: string): string {
  const [hour = '', minutes = ''] = at.split(':')
  const [twelve, half] = hourText(Number(hour)).split(' ')
  return `${twelve}${minutes === '00' ? '' : `:${minutes}`} ${half}`
}

/** '9 AM'. */
export const hourText = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

/**
 * Reads a day and a time of day from 'next Saturday at 10', 'tomorrow afternoon', 'March 3rd'. `today`: ISO date. A weekday
 * is the next one after today; a date without a year is the next one. Hours without AM or PM are taken as tour hours, so
 * the caller must read the result back.
 */
export function readSpokenTime(said: string, today: string): SpokenTime {
  const text = ` ${meantDay(said.slice(0, 500).toLowerCase())
    .replaceAll(/\b(?:tmrw|tmr|tmw|2mrw|tomm?orr?ow)\b/g, 'tomorrow')
    .replaceAll(/\b([ap])\.? ?m\b\.?/g, '$1m')
    .replaceAll(/o['’` ]?clock/g, 'oclock')
    .replaceAll(/[^a-z\d:/-]+/g, ' ')
    .trim()} `
    .replaceAll(TAKEN_BACK, ' ')
    .replaceAll(/ at (?:noon|midday)(?= )/g, ' at 12 pm')
    .replace(/ (\d{1,2}) ([0-5]\d) $/, ' $1:$2 ')
  const found = readDay(text, today)
  const rest = found ? text.slice(0, found.start) + ' '.repeat(found.end - found.start) + text.slice(found.end) : text
  return { day: found?.day ?? null, ...readTimeOfDay(rest) }
}

/** Why a day named doesn't suit: 'I got a job Saturday'. */
const HINDERED =
  /\b(?:can['’]?t|cannot|won['’]?t|doesn['’]?t|isn['’]?t|don['’]?t|not|no good|busy|work|works|working|job|shift|away|booked|taken|holiday|out of town|off the table|forget|scratch)\b/
const TURNS = /\b(?:no,? wait|wait|sorry|actually|i mean|i meant|make (?:it|that)|rather|no)\b/g

/** Of a sentence that names several days, the part with the one that is meant; else all of it. */
function meantDay(said: string): string {
  const days = new RegExp(`(?<![a-z])(?:${WEEKDAY}|tomorrow|today)(?![a-z])`, 'g')
  const names = (text: string) => [...text.matchAll(days)].length
  if (names(said) < 2) return said
  const clauses = said.split(/[.;!?,]+| but | so /)
  // The reason may follow: 'Friday is a holiday, I work'.
  const isHindered = (clause: string, index: number) => {
    const next = clauses[index + 1] ?? ''
    return HINDERED.test(clause) || (names(next) === 0 && HINDERED.test(next))
  }
  const free = clauses.filter((clause, index) => names(clause) === 0 || !isHindered(clause, index)).join(' ')
  const kept = names(free) > 0 ? free : said
  const turn = [...kept.matchAll(TURNS)].at(-1)
  const after = turn ? kept.slice(turn.index + turn[0].length) : ''
  return names(after) > 0 ? after : kept
}

interface FoundDay {
  day: string
  start: number
  end: number
}

type DayReader = (match: RegExpExecArray, today: string) => string | null

const WEEKDAY = '(sun|mon|tue|wed|thu|fri|sat)(?:s|sday|nesday|rs|rsday|ur|urday|day|r)?s?'
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*'
const NUMBER = `(\\d{1,2}|${[...COUNTS, 'a', 'an'].join('|')})`
const TH = `(\\d{1,2})(?:st|nd|rd|th)?|((?:twenty |thirty )?(?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.slice(9).join('|')}|thirtieth)`
const YEAR = '(?: (20\\d\\d))?'

/** The rejected day in 'Sunday instead of Saturday'. */
const TAKEN_BACK = new RegExp(` (?:not|instead of|rather than) (?:on )?(?:${WEEKDAY}|today|tonight|tomorrow)(?= )`, 'g')

const READERS: readonly (readonly [RegExp, DayReader])[] = [
  [/ (\d{4})-(\d{2})-(\d{2})(?= )/, ([, year, month, day]) => dateOf(Number(year), Number(month), Number(day))],
  [/ the day after tomorrow(?= )| day after tomorrow(?= )/, (_, today) => daysAfter(today, 2)],
  [/ tomorrow(?= )/, (_, today) => daysAfter(today, 1)],
  [/ (?:today|tonight|this (?=morning|afternoon|evening))(?= |morning|afternoon|evening)/, (_, today) => today],
  [
    new RegExp(` (?:a|one) week from ${WEEKDAY}(?= )`),
    ([, name], today) => daysAfter(today, until(weekdayNamed(name!), today) + 7),
  ],
  [
    new RegExp(` (?:in )?${NUMBER} (day|week)s?(?: from (?:now|today))?(?= )`),
    ([, count, unit], today) => daysAfter(today, countOf(count!) * (unit === 'week' ? 7 : 1)),
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
  // 'Saturday the fifth': the date counts, and is read back with its weekday.
  [
    new RegExp(` (?:next )?${WEEKDAY} the (?:${TH})(?= )`),
    ([, , digits, words], today) => nextOfMonths(dayOfMonth(digits, words), today),
  ],
  [new RegExp(` next ${WEEKDAY}(?= )`), ([, name], today) => inNextWeek(weekdayNamed(name!), today)],
  [new RegExp(` ${WEEKDAY}(?= )`), ([, name], today) => daysAfter(today, until(weekdayNamed(name!), today))],
  [/ next weekend(?= )/, (_, today) => inNextWeek(6, today)],
  [/ weekend(?= )/, (_, today) => daysAfter(today, until(6, today))],
  [/ next week(?= )/, (_, today) => inNextWeek(1, today)],
  [
    new RegExp(
      ` the (?:(\\d{1,2})(?:st|nd|rd|th)|((?:twenty |thirty )?(?:${ORDINALS.slice(0, 9).join('|')})|${ORDINALS.slice(9).join('|')}|thirtieth))(?! (?:one|home|house|listing|property|place|floors?|level|story|time|thing|two|three|few|condo|apartment|unit|agent|question|number|search|year|month|week|payment)(?: |$))(?= )`,
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

const HOUR = `(\\d{1,2}|${COUNTS.slice(1).join('|')})`
const MINUTES: Readonly<Record<string, string>> = {
  'half past': '30',
  'quarter past': '15',
  'quarter to': '45',
  ' thirty': '30',
  ' fifteen': '15',
}
const CLOCK = new RegExp(
  ` (?:(half past|quarter past|quarter to) )?${HOUR}(?::(\\d{2})|( thirty| fifteen| forty-? ?five))?(?: oclock)? ?(am|pm|oclock)?(?: (in the morning|in the afternoon|in the evening|at night))?(?= )`,
  'g',
)

const ENDS =
  /^ (?:(?:(?:or|not) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|please|then|instead|rather|actually|if possible|(?:is|s) (?:fine|good|better)|works(?: better)?|would be (?:fine|good|better)|suits (?:me|us)(?: better)?) )*$/
/** Words before an hour that stands alone: 'no, make it eleven'. */
const ALONE =
  /^ (?:(?:no|nope|fine|alright|all right|good|sure|yes|then|ok|okay|well|so|sorry|wait|actually|make (?:it|that)|lets (?:make it|do|say)|(?:could|can) (?:we|you|they|it) (?:do|make it|be)|i (?:mean|meant|said)|rather|say|how about|what about|better|maybe|or) )*$/

type TimeOfDay = Pick<SpokenTime, 'slot' | 'at' | 'hour'>
const NO_TIME: TimeOfDay = { slot: null, at: null, hour: null }

function readTimeOfDay(text: string): TimeOfDay {
  const named = namedSlot(text)
  const clock = readClock(text, named)
  // 'Tonight at eight': the hour is more exact than the evening.
  if (!named || clock.slot === named) return clock
  return { ...NO_TIME, slot: named }
}

function readClock(text: string, named: TourSlot | null): TimeOfDay {
  for (const match of text.matchAll(CLOCK)) {
    const [, , hourSaid, minutes, words, halfSaid] = match
    const half = halfSaid ?? (named === 'evening' ? 'pm' : undefined)
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + match[0].length)
    const isTime =
      halfSaid ||
      minutes ||
      words ||
      (ALONE.test(`${before} `) && ENDS.test(after)) ||
      (/ (?:like|maybe|say|make (?:it|that)|do)$/.test(before) && ENDS.test(after)) ||
      match[0].includes('oclock') ||
      match[1] ||
      / (?:at|around|about|by|after|before|between|until|till|from)$/.test(before)
    const hour = /^\d/.test(hourSaid!) ? Number(hourSaid) : COUNTS.indexOf(hourSaid!)
    if (!isTime || hour < 1 || hour > 23) continue
    const isBefore = match[1] === 'quarter to' || / (?:before|until|till|by)$/.test(before)
    const from = hour - (isBefore ? 1 : 0)
    const onClock = half === 'am' ? from % 12 : half === 'pm' ? (from % 12) + 12 : from <= 6 ? from + 12 : from
    const isSure = half !== undefined || hour > 12
    const isRough = / (?:after|before|between|until|till|from|by)$/.test(before)
    const at = `${onClock}:${minutes ?? MINUTES[match[1] ?? words ?? ''] ?? (words ? '45' : '00')}`
    const said = half === 'am' || half === 'pm' ? hourText(onClock) : `${hour} o’clock`
    return { slot: slotAt(onClock), at: isRough ? null : at, hour: { at, words: said, isSure } }
  }
  return NO_TIME
}

const NAMED: readonly (readonly [TourSlot, RegExp])[] = [
  ['morning', / (?:morning|before noon|before lunch) /],
  ['afternoon', / (?:afternoon|after lunch|noon|midday|lunch ?time) /],
  ['evening', / (?:evening|after work|tonight|night|after dinner) /],
]

const namedSlot = (text: string): TourSlot | null => NAMED.find(([, pattern]) => pattern.test(text))?.[0] ?? null
