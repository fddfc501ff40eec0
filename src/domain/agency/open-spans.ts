import { twelveHour } from '../clock-time.ts'
import { WEEKDAYS, type OfficeHours, type Weekday } from './agency.ts'

/** Days in a row with the same hours, in a week that begins on Monday. */
export interface OpenSpan {
  first: Weekday
  last: Weekday
  /** How many days, 1 to 7. */
  days: number
  /** 'HH:MM'. */
  from: string
  to: string
}

const FROM_MONDAY: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]]

/** The hours of a week in as few spans as there are; closed days are in none. */
export function openSpans(hours: OfficeHours): OpenSpan[] {
  const spans: OpenSpan[] = []
  for (const [index, day] of FROM_MONDAY.entries()) {
    const times = hours[day]
    if (times === null) continue
    const [from, to] = times
    const before = spans.at(-1)
    const goesOn = before?.last === FROM_MONDAY[index - 1] && before?.from === from && before.to === to
    if (before && goesOn) Object.assign(before, { last: day, days: before.days + 1 })
    else spans.push({ first: day, last: day, days: 1, from, to })
  }
  return spans
}

/** 'Monday'. */
export const weekdayName = (day: Weekday): string => day[0]!.toUpperCase() + day.slice(1)

/** The days of a span: 'every day', 'Monday to Friday', 'Saturday and Sunday', 'Saturday'. */
export function spanDays({ first, last, days }: OpenSpan): string {
  if (days === 7) return 'every day'
  if (days === 1) return weekdayName(first)
  return `${weekdayName(first)} ${days === 2 ? 'and' : 'to'} ${weekdayName(last)}`
}

/** '09:00' and '16:30' as '9 AM' and '4:30 PM'. */
export function clockWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${twelveHour(hour)}${minute === 0 ? '' : time.slice(-3)} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
