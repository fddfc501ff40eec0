import type { OfficeHours, Weekday } from '#domain/agency/agency.ts'
import { clockWords, openSpans, type OpenSpan } from '#domain/agency/open-spans.ts'
import { listNames } from '#domain/name-list.ts'

const named = (day: Weekday): string => day[0]!.toUpperCase() + day.slice(1)

function daysText({ first, last, days }: OpenSpan): string {
  if (days === 7) return 'every day'
  if (days === 1) return named(first)
  return `${named(first)} ${days === 2 ? 'and' : 'to'} ${named(last)}`
}

/** When the office is open: 'Monday to Friday from 9 AM to 5 PM and Saturday from 10 AM to 2 PM New Jersey time'. */
export function officeHoursText(hours: OfficeHours): string {
  const spans = openSpans(hours)
  if (spans.length === 0) return 'by appointment'
  const texts = spans.map((span) => `${daysText(span)} from ${clockWords(span.from)} to ${clockWords(span.to)}`)
  return `${listNames(texts)} New Jersey time`
}
