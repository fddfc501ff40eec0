import { DAYS_OFF } from '#content/days-off.ts'
import { tourDays } from '#domain/inquiry/tour.ts'
import { holidayOn } from '#domain/money/legal-holidays.ts'
import type { Phrases } from './phrases/phrases.ts'

/** Why a tour requested today can't be on a day (ISO dates), in words; null where it can. */
export function tourDayProblem(day: string, today: string, { request }: Phrases): string | null {
  const { first, last } = tourDays(today)
  if (day < first || day > last) return request.tourDays(last)
  return holidayOn(day, DAYS_OFF) === null ? null : request.dayOff(day)
}
