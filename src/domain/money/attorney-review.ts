import { daysAfter, weekdayOf } from '../day.ts'
import { doubtfulHolidays, legalHolidays, type Holiday, type HolidayTable } from './legal-holidays.ts'

/** Attorney review (N.J.A.C. 11:5-6.2): so many business days, and the holidays that don't count. */
export interface AttorneyReviewTable {
  businessDays: number
  holidays: HolidayTable
}

/** What a day of the review is: 'doubtful' ones count, but lawyers differ. */
export type ReviewDayKind = 'delivered' | 'counted' | 'doubtful' | 'weekend' | 'holiday'

export interface ReviewDay {
  /** ISO date (yyyy-mm-dd). */
  on: string
  kind: ReviewDayKind
  /** The holiday's name, of a doubtful day too; null for others. */
  name: string | null
}

export interface AttorneyReview {
  /** ISO date of the earliest end: the whole last business day belongs to the review. */
  earliestEnd: string
  /** The earliest end if the doubtful days on the way don't count; null without such a day. */
  endWithoutDoubtfulDays: string | null
  /** The doubtful days on the way, by date. */
  doubtfulDays: Holiday[]
  /** The Fridays on the way that are off for a holiday on the Saturday: the rule is one of public offices (N.J.S.A. 36:1-1.2). */
  movedDays: Holiday[]
  /** The earliest end if these Fridays count; null without such a day. */
  endWithMovedDays: string | null
  /** Every day from the delivery to the earliest end. */
  days: ReviewDay[]
}

/** Names of the holidays of a year and the next by ISO date. */
interface ReviewCalendar {
  legal: ReadonlyMap<string, string>
  doubtful: ReadonlyMap<string, string>
}

function calendarFrom(day: string, table: HolidayTable): ReviewCalendar {
  const year = Number(day.slice(0, 4))
  const named = (holidaysOf: typeof legalHolidays) =>
    new Map([...holidaysOf(year, table), ...holidaysOf(year + 1, table)].map(({ on, name }) => [on, name]))
  return { legal: named(legalHolidays), doubtful: named(doubtfulHolidays) }
}

function reviewDay(on: string, { legal, doubtful }: ReviewCalendar): ReviewDay {
  const weekday = weekdayOf(on)
  if (legal.has(on)) return { on, kind: 'holiday', name: legal.get(on)! }
  if (weekday === 0 || weekday === 6) return { on, kind: 'weekend', name: null }
  return doubtful.has(on) ? { on, kind: 'doubtful', name: doubtful.get(on)! } : { on, kind: 'counted', name: null }
}

/** The days after the delivery up to the last that counts. */
function daysUntil(
  businessDays: number,
  deliveredOn: string,
  calendar: ReviewCalendar,
  counts: readonly ReviewDayKind[],
): ReviewDay[] {
  const days: ReviewDay[] = []
  let left = businessDays
  while (left > 0) {
    const day = reviewDay(daysAfter(deliveredOn, days.length + 1), calendar)
    days.push(day)
    if (counts.includes(day.kind)) left -= 1
  }
  return days
}

const lastOf = (days: readonly ReviewDay[], deliveredOn: string): string => days.at(-1)?.on ?? deliveredOn

/**
 * The earliest end of attorney review for a contract that both sides had fully signed on an ISO date (N.J.A.C. 11:5-6.2): the last
 * of its business days, from the day after; Saturdays, Sundays and legal holidays don't count. A disapproval keeps the review
 * open beyond it. Hours are not counted.
 */
export function attorneyReview(deliveredOn: string, { businessDays, holidays }: AttorneyReviewTable): AttorneyReview {
  const calendar = calendarFrom(deliveredOn, holidays)
  const days = daysUntil(businessDays, deliveredOn, calendar, ['counted', 'doubtful'])
  const doubtfulDays = days.flatMap(({ on, kind, name }) =>
    kind === 'doubtful' && name !== null ? [{ on, name }] : [],
  )
  const unmoved = calendarFrom(deliveredOn, { ...holidays, saturdayShift: false })
  const movedDays = days.flatMap(({ on, kind, name }) =>
    kind === 'holiday' && name !== null && !unmoved.legal.has(on) ? [{ on, name }] : [],
  )
  const early = daysUntil(businessDays, deliveredOn, unmoved, ['counted', 'doubtful'])
  const cautious = daysUntil(businessDays, deliveredOn, calendar, ['counted'])
  const earliestEnd = lastOf(days, deliveredOn)
  return {
    earliestEnd,
    endWithoutDoubtfulDays: doubtfulDays.length === 0 ? null : lastOf(cautious, deliveredOn),
    doubtfulDays,
    movedDays,
    endWithMovedDays: movedDays.length === 0 ? null : lastOf(early, deliveredOn),
    days: [{ on: deliveredOn, kind: 'delivered', name: null }, ...days],
  }
}
