import { daysAfter, daysBetween } from '../day.ts'

/** Open houses are announced for the days ahead: of a longer span, the first count. */
const MOST_DAYS = 31

/** The ISO dates of an 'open-on': its day, or all from its first to its last. */
export function openDays(openOn: string): string[] {
  const [first = '', last = first] = openOn.split(',')
  const count = Math.min(daysBetween(first, last) + 1, MOST_DAYS)
  return Array.from({ length: count }, (_, days) => daysAfter(first, days))
}
