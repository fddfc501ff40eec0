import type { OfficeHours } from '#domain/agency/agency.ts'
import { clockWords, openSpans, spanDays } from '#domain/agency/open-spans.ts'
import { listNames } from '#domain/name-list.ts'

/** An agency’s hours in words: 'Monday to Friday from 9 AM to 5 PM and Saturday from 10 AM to 2 PM Eastern time'. */
export function officeHoursText(hours: OfficeHours): string {
  const spans = openSpans(hours)
  if (spans.length === 0) return 'by appointment'
  const texts = spans.map((span) => `${spanDays(span)} from ${clockWords(span.from)} to ${clockWords(span.to)}`)
  return `${listNames(texts)} Eastern time`
}
