import { capitalized } from '#domain/capitalized.ts'
import { formatDay, formatMonthDay } from '#domain/day-text.ts'
import { countWords, numberWord } from '#domain/number-words.ts'
import { formatWeekdayAndDay } from '#domain/weekday-text.ts'

// How buying works. Days are ISO dates.

/** How buying works. */
export const BUYING = {
  topic: 'How buying works',
  heading: (end: string) => `Attorney review could end as early as ${formatWeekdayAndDay(end)}`,
  lead: (day: string) => `If both sides receive the signed contract on ${formatWeekdayAndDay(day)}.`,
  review: 'Attorney review',
  businessDays: (days: number) => countWords(days, 'business day', 'business days'),
  reviewNote:
    'Either side’s attorney can disapprove the contract during this time. Any change needs both sides’ agreement. You can’t cancel the contract yourself, so hire an attorney before you sign. If either attorney sends a letter, review continues until both sides agree.',
  dayField: 'Both sides receive the signed contract on',
  days: 'Attorney review, day by day',
  delivered: 'Received',
  notCounted: 'not counted',
  day: (count: number, doubtful: boolean) => `Day ${count}${doubtful ? '*' : ''}`,
  earliestEnd: (day: string) => `${day}: review can end`,
  weekends: 'Saturdays, Sundays, and legal holidays don’t count.',
  doubt: (names: string, many: boolean, end: string) =>
    `* Attorneys disagree on ${names}. If ${many ? 'those days don’t' : 'that day doesn’t'} count, the earliest end is ${formatWeekdayAndDay(end)}.`,
  moved: (day: string, holiday: string, end: string) =>
    `Public offices close on ${formatWeekdayAndDay(day)} for ${holiday}. If that day still counts as a business day, the earliest end is ${formatWeekdayAndDay(end)}.`,
  law: 'Ask your attorney. Review applies to contracts prepared by an agent for condos and one- to four-family homes. It can’t be waived. N.J.A.C. 11:5-6.2',
  dayRange: (first: string, last: string) => `Enter a date from ${formatDay(first)} to ${formatDay(last)}.`,
  calendar: 'Add to calendar',
  calendarName: 'Add to calendar: earliest end of attorney review',
  calendarTitle: (title: string) => `Earliest end of attorney review: ${title}`,
  calendarDay: (day: string) => `If both sides receive the signed contract on ${formatWeekdayAndDay(day)}.`,
  askAttorney: 'Ask your attorney.',
  papers: (count: number) =>
    count === 0 ? 'No documents to request' : capitalized(`${countWords(count, 'document', 'documents')} to request`),
  papersFrom: 'from the seller',
  papersTable: 'Documents and the law behind each',
  request: (count: number) => (count === 1 ? 'Request this document' : `Request these ${numberWord(count)} documents`),
  requestMessage: 'Please send me these documents about the home:',
  inContract: 'in your contract',
  steps: {
    inspection: ['Deposit and inspection', 'Your contract sets the deadlines. Ask for them before you sign.'],
    loan: ['Appraisal and loan', 'Your lender orders the appraisal and decides on the loan.'],
    closing: 'Title, survey, and closing',
  },
  fourWeeks: 'allow four weeks',
  closingNote: (from: string, to: string) =>
    `A certificate of occupancy can take four weeks. If the seller requests it on ${formatMonthDay(from)}, expect it around ${formatMonthDay(to)}. At closing, you sign, pay what’s due, and get the keys.`,
} as const
