import { capitalized } from '../capitalized.ts'
import { countWords } from '../number-words.ts'
import type { OfficeCalendar } from './office-calendar.ts'

const MINUTE = 60_000

/** How long a visitor still waits in time, or too long. */
export interface WaitingAge {
  /** '1 h 25 min left', '6 h 40 min over', '2 days over'. */
  words: string
  isLate: boolean
}

/** The age of an open case against the time to answer, in the office's hours: from two days on in days on which it opened. */
export function waitingAge(dueAt: Date, now: Date, calendar: Pick<OfficeCalendar, 'openBetween'>): WaitingAge {
  const isLate = now > dueAt
  const { ms, days } = isLate ? calendar.openBetween(dueAt, now) : calendar.openBetween(now, dueAt)
  return { words: `${days >= 2 ? `${days} days` : timeWords(ms)} ${isLate ? 'over' : 'left'}`, isLate }
}

/** Office time of less than a day: '3 h 10 min', '10 min'. */
export function timeWords(ms: number): string {
  const minutes = Math.floor(ms / MINUTE)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** The inbox's heading: how many visitors wait too long, else how many wait. */
export function inboxHeading({ open, late }: { open: number; late: number }): string {
  if (late > 0) return `${capitalized(countWords(late, 'person waits', 'people wait'))} too long`
  return open > 0 ? `${capitalized(countWords(open, 'person waits', 'people wait'))} for an answer` : 'Nobody waits'
}
