import { showingTimes } from '#content/showing-times.ts'
import { dayOff } from '#domain/inquiry/showing-times.ts'
import { tourDays } from '#domain/inquiry/tour.ts'
import type { AgentContext } from './agent-context.ts'

/** Why a tour requested today can't be on a day (ISO dates), in words; null where it can. */
export function tourDayProblem(day: string, today: string, { agency, phrases }: AgentContext): string | null {
  const { request } = phrases
  const { first, last } = tourDays(today)
  if (day < first || day > last) return request.tourDays(last)
  const off = dayOff(day, showingTimes(agency))
  return off && request.dayOff(day, off.kind)
}
