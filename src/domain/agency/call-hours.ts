import { weekdayOf } from '../day.ts'
import { TOUR_SLOTS, type TourSlot } from '../inquiry/tour-slots.ts'
import { WEEKDAYS, type OfficeHours } from './agency.ts'

/** The first and last hour that a request can name. */
const [FIRST, LAST] = ['09:00', '19:00']

/** When the agency calls back: while its office is open, at times that a request can name. */
export function callHours(hours: OfficeHours): OfficeHours {
  const within = WEEKDAYS.map((day) => {
    const [from = LAST, to = FIRST] = hours[day] ?? []
    const [start, end] = [from > FIRST ? from : FIRST, to < LAST ? to : LAST]
    return [day, start < end ? ([start, end] as const) : null]
  })
  return Object.fromEntries(within) as OfficeHours
}

/** When somebody would like a call; each null where it wasn't said. */
export interface CallTime {
  /** ISO date. */
  day: string | null
  slot: TourSlot | null
  /** On a clock of 24 hours: '10:30'. */
  at: string | null
}

/** Which part of a time is outside the hours of calls; null: the agency can call then. */
export function wrongCallPart({ day, slot, at }: CallTime, hours: OfficeHours): 'day' | 'slot' | null {
  const all = callHours(hours)
  const spans = (day === null ? WEEKDAYS : [WEEKDAYS[weekdayOf(day)]!]).flatMap((name) => {
    const span = all[name]
    return span === null ? [] : [{ from: minutesOf(span[0]), to: minutesOf(span[1]) }]
  })
  // Without any hours the agency calls by appointment.
  if (spans.length === 0) return day !== null && WEEKDAYS.some((name) => all[name] !== null) ? 'day' : null
  const asked = spanOf(slot, at)
  return asked === null || spans.some(({ from, to }) => asked.from < to && asked.to > from) ? null : 'slot'
}

/** Minutes after midnight, the second one excluded. */
function spanOf(slot: TourSlot | null, at: string | null): { from: number; to: number } | null {
  if (at !== null) return { from: minutesOf(at), to: minutesOf(at) + 1 }
  return slot === null ? null : { from: TOUR_SLOTS[slot].from * 60, to: TOUR_SLOTS[slot].to * 60 }
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
