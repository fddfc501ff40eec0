import { daysAfter } from '../day.ts'
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
  /** Every day from the delivery to the earliest end. */
  days: ReviewDay[]
}

function reviewDay(on: string, table: HolidayTable): ReviewDay {
  const year = Number(on.slice(0, 4))
  const isThisDay = (holiday: Holiday) => holiday.on === on
  const legal = legalHolidays(year, table).find(isThisDay)
  if (legal !== undefined) return { on, kind: 'holiday', name: legal.name }
  const weekday = new Date(on).getUTCDay()
  if (weekday === 0 || weekday === 6) return { on, kind: 'weekend', name: null }
  const doubtful = doubtfulHolidays(year, table).find(isThisDay)
  return doubtful === undefined ? { on, kind: 'counted', name: null } : { on, kind: 'doubtful', name: doubtful.name }
}

/** The days after the delivery up to the last that counts. */
function countDays(deliveredOn: string, table: AttorneyReviewTable, counts: readonly ReviewDayKind[]): ReviewDay[] {
  const days: ReviewDay[] = []
  let left = table.businessDays
  for (let after = 1; left > 0; after += 1) {
    const day = reviewDay(daysAfter(deliveredOn, after), table.holidays)
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
export function attorneyReview(deliveredOn: string, table: AttorneyReviewTable): AttorneyReview {
  const days = countDays(deliveredOn, table, ['counted', 'doubtful'])
  const doubtfulDays = days.flatMap(({ on, kind, name }) =>
    kind === 'doubtful' && name !== null ? [{ on, name }] : [],
  )
  const cautious = countDays(deliveredOn, table, ['counted'])
  const earliestEnd = lastOf(days, deliveredOn)
  return {
    earliestEnd,
    endWithoutDoubtfulDays: doubtfulDays.length === 0 ? null : lastOf(cautious, deliveredOn),
    doubtfulDays,
    days: [{ on: deliveredOn, kind: 'delivered', name: null }, ...days],
  }
}
