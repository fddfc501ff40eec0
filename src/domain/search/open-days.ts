import { daysAfter, daysBetween } from '../day.ts'
import type { DaySpan } from './query-param.ts'

/** Open houses are announced for the days ahead: of a longer span, the first count. */
const MOST_DAYS = 31

/** The ISO dates of the days on which an open house is wanted. */
export function openDays({ from, to }: DaySpan): string[] {
  const count = Math.min(daysBetween(from, to) + 1, MOST_DAYS)
  return Array.from({ length: count }, (_, days) => daysAfter(from, days))
}
