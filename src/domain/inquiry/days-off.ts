import { holidayOn, type HolidayTable } from '../money/legal-holidays.ts'

/** When an agency shows no homes. */
export interface DaysOff {
  holidays: HolidayTable
  /** ISO dates on which the office is closed besides. */
  closed: readonly string[]
}

/** Why no homes are shown on a day (ISO date), to follow 'no tours on'; null where they are. */
export const dayOff = (day: string, { holidays, closed }: DaysOff): string | null =>
  holidayOn(day, holidays) ?? (closed.includes(day) ? 'days when the office is closed' : null)
