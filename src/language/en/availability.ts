import { chipText } from '#domain/search/chip-texts.ts'
import { dateSaid, isoDay, lastDay } from '../days.ts'
import type { Reading } from '../reading.ts'
import { phrase, type Sentence, type Span } from '../sentence.ts'
import { wantDay } from '../wanted-day.ts'
import { marketSaid } from './market-words.ts'
import { AFTER_FIGURE, BEFORE_FIGURE } from './whole-sentence.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAYS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
/** '15', '15th', 'fifteenth', 'twenty fifth'. */
const DAY = `(?:<n>(?: (?:st|nd|rd|th))?(?: (${DAYS.join('|')})(?= ))?|(${DAYS.join('|')}))`
/** A day, in the groups that `dayOf` takes. */
export const DATE = `(?:the )?(?:(?:(end|middle|start|beginning)|${DAY}(?: day)?) of |(early|mid|late) )?(?:${MONTH}(?: (?:the )?${DAY}(?! (?:bed|bath|br|ba|room|car) ?))?(?:(?: ,)? <n>(?! (?:bed|bath|br|ba|room|car) ?))?|(now|immediately|today|right away|asap|tomorrow|(?:next|this|the) (?:week|month|year)|christmas|xmas|(?:the )?new years?(?: (?:eve|day))?)|<n> (days?|weeks?|months?)(?: from (?:now|today))?)(?: (?:so|and|available|free|by then|need it by then|,))*`
/** 'My lease is up': why a home is looked for by that day. */
const LEASE =
  '(?:(?:my|our|the|my current|our current) lease(?: (?:is|runs|goes|up|ends?|ending|out|over|expires?|expiring|finishes|at|the))+)'
const FREE =
  '(?:(?:and|needs?|need|to|be|must|is|are|we|i|thats|that|have|has|the|can|could|have|must|should) )*(?:avail(?:able)?|free|vacant|empty|mov(?:e|ing)(?: in(?:to)?)?|out of (?:here|our place|my place|this place|our apartment|my apartment)|start(?:s|ing)?|(?:be|get) in|keys(?: (?:in|to) (?:hand|it))?|beginning|lease start(?:s|ing)?|from)'
const BY =
  '(?: (?:date|right|just|soon|shortly|after|by|before|on|from|as of|starting|no later than|until|about|around|in))*'
/** 'Push the move to February first'. */
const MOVED =
  '(?:push|move|shift|change|set|bump|put|make)(?: (?:back|up|out|off))?(?: (?:the|our|my))* (?:move|date|day|start)(?: (?:in|date|day|back|up|out|off))* (?:to|till|until)'
/** 'Move in by February', 'starting March 1st', 'available now', 'a rental by the first of May'. */
const AVAILABLE = phrase(`(?:${FREE}${BY}|${MOVED}|by|no later than|as of) ${DATE}`)
const LEASE_ENDS = phrase(`${LEASE}${BY} ${DATE}`)
/** 'I start work on December 7, has to be free by then'. */
const BY_THEN = phrase(
  `(?:(?:i|we|my|our|his|her|he|she|the) )*(?:start|starts|starting|begin|begins|beginning|arrive|arriving|land|fly|come|coming|return|get|getting|have|am|are|job|wedding|lease|semester|school|baby)(?: (?:work|working|a|the|my|our|new|job|school|classes|semester|there|here|it|in|to|back|due|is|starts|begins|ends|married|training|residency|internship))*${BY} ${DATE}(?: (?![~@])[a-z,.]+){0,8} (?:by|before|until|as of) (?:then|that (?:day|date|time))`,
)
/** Where a day is in force: 'a month later is fine too', 'two weeks earlier'. */
const SHIFTED = phrase('(?:(?:an?|[#=](\\d+)) )(days?|weeks?|months?) (later|after that|earlier|sooner|before that)')
/** Where a day is in force: 'actually March 1st', 'by April'. */
const ANOTHER_DAY = phrase(
  `(?:${BEFORE_FIGURE}|(?<= (?:so|,|now|rather|until|make it|actually|need|want|prefer|earlier|later|sooner) ))(?:(?:its?|more like|like|maybe|say|by|from|before|in|around) )*${DATE}${AFTER_FIGURE}`,
)

/** What listings for rent alone say. */
const OF_RENTALS = / (?:furnished|(?:cat|dog|pet)s?) /
/** After a figure that is no rent. */
const OTHER_UNIT = /^(?:square|sq|sf|feet|foot|ft|acres?|years?|miles?)$/
/** Before a year. */
const OF_YEARS = /^(?:built|since|after|before|in)$/

/**
 * Who wants furniture by a day, or pets at a rent, rents. Runs before the filters, some of which are of rentals alone.
 */
export function readLetting(reading: Reading): void {
  const { sentence } = reading
  const code = sentence.code()
  if (marketSaid(code) !== null || !OF_RENTALS.test(code)) return
  if ((/ furnished /.test(code) && code.search(AVAILABLE) >= 0) || saysRent(sentence)) reading.set({ market: 'rent' })
}

/** Whether the one amount of a sentence is that of a rent. */
function saysRent({ tokens }: Sentence): boolean {
  const amounts = tokens.filter(
    ({ number }, index) =>
      number !== undefined &&
      number.value >= 100 &&
      !OTHER_UNIT.test(tokens[index + 1]?.text ?? '') &&
      !OF_YEARS.test(tokens[index - 1]?.text ?? ''),
  )
  const [only] = amounts.map(({ number }) => number!)
  return amounts.length === 1 && only!.value >= 1000 && only!.value <= 10_000 && !only!.isPair
}

/** Reads the day by which a home to rent is free. */
export function readAvailable(reading: Reading): void {
  const { sentence, inForce } = reading
  if ((marketSaid(sentence.code()) ?? reading.market) !== 'rent') return
  const want = (day: string | null, span: Span) =>
    wantDay(reading, 'available', day, (wanted) => chipText('available', wanted, 'rent'), span)
  const read = ([said, ...groups]: RegExpExecArray, span: Span) => want(dayOf(said, groups, reading), span)
  sentence.take(BY_THEN, read)
  sentence.take(AVAILABLE, read)
  // 'My lease is up in January, so I need one by February first': the day that is asked for stands.
  sentence.take(LEASE_ENDS, (match, span) => (reading.plain.available === undefined ? read(match, span) : true))
  if (inForce.available === null) return
  const from = inForce.available
  sentence.take(SHIFTED, ([, count, unit, way], span) => {
    const steps = (sentence.number(count)?.value ?? 1) * (/later|after/.test(way!) ? 1 : -1)
    return want(dayIn(steps, unit!, from), span)
  })
  sentence.take(ANOTHER_DAY, read)
}

/**
 * The ISO date of the words that the pattern has caught; null for a day that no month has. `isPast`: a day without its year is the
 * last such day, and February 29 of a year without it the last of that month.
 */
export function dayOf(
  said: string,
  [
    part,
    before,
    beforeUnit,
    beforeOrdinal,
    third,
    month,
    after,
    afterUnit,
    afterOrdinal,
    ofYear,
    near,
    count,
    unit,
  ]: readonly (string | undefined)[],
  { sentence, today }: Reading,
  isPast = false,
): string | null {
  const dayOfIt = DAYS.indexOf(beforeUnit ?? beforeOrdinal ?? '') + 1 || sentence.number(before)?.value
  if (near) return startOf(near, part === 'beginning' || part === 'start' ? 1 : dayOfIt, today) ?? nearDay(near, today)
  if (unit) return dayIn(sentence.number(count)!.value, unit, today)
  const ordinal = DAYS.indexOf(afterUnit ?? afterOrdinal ?? beforeUnit ?? beforeOrdinal ?? '') + 1
  const counted = sentence.number(after ?? before)?.value ?? null
  const first = counted === null && ordinal === 0 ? null : (counted ?? 0) + ordinal
  const isYear = first !== null && first > 31
  const number = MONTHS.indexOf(month!.slice(0, 3)) + 1
  const given = sentence.number(ofYear)?.value ?? (isYear ? first : null)
  // 'In February' is any day of it, 'by February' its first.
  const isWhole = said.includes(`in ${month}`) || part === 'end' || third === 'late'
  const about = part === 'middle' || third === 'mid' ? 15 : third === 'early' ? 10 : 1
  const date = first === null || isYear ? (isWhole ? null : about) : first
  return dateSaid({ year: given, month: number, date }, isPast, today)
}

/** 'The first of the year' is the next one's first day, 'the fifteenth of the month' the next such day; null for no such. */
function startOf(near: string, day: number | undefined, today: string): string | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  if (day === undefined || day < 1 || day > 28) return null
  if (near.endsWith('year')) return isoDay(year + 1, 1, day)
  if (!near.endsWith('month')) return null
  const isNext = near.startsWith('next') || day <= Number(today.slice(8))
  return isNext && month === 12 ? isoDay(year + 1, 1, day) : isoDay(year, isNext ? month + 1 : month, day)
}

/** The last day of what is named without a month's name: 'next month', 'Christmas'. */
function nearDay(near: string, today: string): string {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const next = near.startsWith('next') ? 1 : 0
  if (near.endsWith('week')) return dayIn(7 * (next + 1), 'days', today)
  if (near.endsWith('month')) return lastDay(year, month + next)
  if (near.endsWith('mas')) return isoDay(today.slice(5) > '12-25' ? year + 1 : year, 12, 25)
  if (near.includes('new year')) return isoDay(year + 1, 1, 1)
  if (near.endsWith('year')) return isoDay(year + next, 12, 31)
  return near === 'tomorrow' ? dayIn(1, 'days', today) : today
}

/** So many days, weeks or months from today. */
function dayIn(count: number, unit: string, today: string): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const days = unit.startsWith('week') ? 7 * count : unit.startsWith('day') ? count : 0
  const months = unit.startsWith('month') ? count : 0
  return new Date(Date.UTC(year, month - 1 + months, day + days)).toISOString().slice(0, 10)
}
