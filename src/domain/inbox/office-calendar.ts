import { daysAfter } from '../day.ts'
import { dayOff, hoursOn, type ShowingTimes } from '../inquiry/showing-times.ts'
import { newJerseyDay, newJerseyTime } from '../new-jersey-time.ts'

/** When the office is open: its hours on weekdays, without legal holidays and other closed days. */
export type OfficeTimes = ShowingTimes

/** The office's hours to answer where the agency says nothing. */
export const DEFAULT_ANSWER_HOURS = 4

const HOUR = 60 * 60 * 1000

/** Days looked at for opening hours. An office that never opens counts all hours. */
const LONGEST = 90

/** When the office opens and closes on a day, ms since 1970. */
interface OpenDay {
  from: number
  to: number
}

/** Time as the office counts it. */
export interface OfficeCalendar {
  /** When so many ms of open time after `from` are over. */
  dueAfter(from: Date, ms: number): Date
  /** Open time between two times, ms, and the days on which the office opened after the first one's day. At most 90 days are counted. */
  openBetween(from: Date, to: Date): { ms: number; days: number }
}

/** The calendar of an office's hours. It remembers each day, so that a list of inquiries needs each once. */
export function officeCalendar(times: OfficeTimes): OfficeCalendar {
  const known = new Map<string, OpenDay | null>()
  const openOn = (day: string): OpenDay | null => {
    const found = known.get(day)
    if (found !== undefined) return found
    const open = openingOf(day, times)
    known.set(day, open)
    return open
  }
  return {
    dueAfter(from, ms) {
      let left = ms
      let day = newJerseyDay(from)
      for (let count = 0; count < LONGEST; count++, day = daysAfter(day, 1)) {
        const open = openOn(day)
        if (!open) continue
        const begin = Math.max(open.from, from.getTime())
        if (begin + left <= open.to) return new Date(begin + left)
        left -= Math.max(0, open.to - begin)
      }
      return new Date(from.getTime() + ms)
    },
    openBetween(from, to) {
      let [ms, days] = [0, 0]
      const first = newJerseyDay(from)
      const last = newJerseyDay(to)
      let day = first
      for (let count = 0; count < LONGEST && day <= last; count++, day = daysAfter(day, 1)) {
        const open = openOn(day)
        if (!open) continue
        ms += Math.max(0, Math.min(open.to, to.getTime()) - Math.max(open.from, from.getTime()))
        if (day > first && open.from < to.getTime()) days++
      }
      return { ms, days }
    },
  }
}

function openingOf(day: string, times: OfficeTimes): OpenDay | null {
  const hours = dayOff(day, times) === null ? hoursOn(day, times.hours) : null
  return hours && { from: clockOn(day, hours[0]), to: clockOn(day, hours[1]) }
}

function clockOn(day: string, clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return newJerseyTime(day, hour, minute).getTime()
}

/** Hours as ms. */
export const hoursToMs = (hours: number): number => hours * HOUR
