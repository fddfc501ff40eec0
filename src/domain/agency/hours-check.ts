import { hoursOn } from '../inquiry/showing-times.ts'
import { slotHours, type TourSlot } from '../inquiry/tour-slots.ts'
import { WEEKDAYS, type DayHours, type OfficeHours } from './agency.ts'

/** When somebody would like a call or a tour; each null where it wasn't said. */
export interface WishedTime {
  /** ISO date. */
  day: string | null
  slot: TourSlot | null
  /** On a clock of 24 hours: '9:30'. */
  at: string | null
}

/** Which part of a time is outside an agency's hours; null: none is. Without any hours everything is by appointment. */
export function partOutsideHours({ day, slot, at }: WishedTime, hours: OfficeHours): 'day' | 'slot' | null {
  const all = WEEKDAYS.map((weekday) => hours[weekday]).filter((span) => span !== null)
  if (all.length === 0) return null
  const onDay = day === null ? null : hoursOn(day, hours)
  if (day !== null && onDay === null) return 'day'
  const spans = onDay ? [onDay] : all
  return spans.some((span) => isWithin(slot, at, span)) ? null : 'slot'
}

function isWithin(slot: TourSlot | null, at: string | null, span: DayHours): boolean {
  if (at !== null && span !== null) return span[0] <= at.padStart(5, '0') && at.padStart(5, '0') < span[1]
  return slot === null || slotHours(slot, span) !== null
}
