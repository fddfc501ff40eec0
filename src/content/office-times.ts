import type { Agency } from '#domain/agency/agency.ts'
import { officeCalendar, type OfficeCalendar } from '#domain/inbox/office-calendar.ts'
import { showingTimes } from './showing-times.ts'

const known = new WeakMap<Agency, OfficeCalendar>()

/** Time as an agency's office counts it: its hours, without legal holidays and its own closed days. */
export function officeOf(agency: Agency): OfficeCalendar {
  const found = known.get(agency)
  if (found) return found
  const calendar = officeCalendar(showingTimes({ closedDays: agency.closedDays, tourHours: agency.hours }))
  known.set(agency, calendar)
  return calendar
}
