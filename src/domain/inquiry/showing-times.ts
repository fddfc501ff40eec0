import { WEEKDAYS, type DayHours, type OfficeHours, type Weekday } from '../agency/agency.ts'
import { weekdayOf } from '../day.ts'
import { holidayOn, type HolidayTable } from '../money/legal-holidays.ts'

/** When an agency shows homes. */
export interface ShowingTimes {
  holidays: HolidayTable
  /** ISO dates on which the office is closed besides. */
  closed: readonly string[]
  hours: OfficeHours
}

/** Why no homes are shown on a day. */
export type DayOff = { kind: 'holiday'; name: string } | { kind: 'closed' } | { kind: 'weekday'; weekday: Weekday }

/** Why no homes are shown on a day (ISO date); null where they are. */
export function dayOff(day: string, { holidays, closed, hours }: ShowingTimes): DayOff | null {
  const name = holidayOn(day, holidays)
  if (name !== null) return { kind: 'holiday', name }
  if (closed.includes(day)) return { kind: 'closed' }
  return hoursOn(day, hours) === null ? { kind: 'weekday', weekday: WEEKDAYS[weekdayOf(day)]! } : null
}

/** The hours on a day (ISO date); none on a day that doesn't exist. */
export function hoursOn(day: string, hours: OfficeHours): DayHours {
  const weekday = WEEKDAYS[weekdayOf(day)]
  return weekday === undefined ? null : hours[weekday]
}
