import { daysAfter } from '#domain/day.ts'
import type { OpenHouse } from '#domain/listing/open-house.ts'
import { newJerseyTime } from '#domain/new-jersey-time.ts'

/** So many weeks on the weekday of a first one; hours of New Jersey's clock. */
const weekly = (first: string, weeks: number, from: number, to: number, more: Partial<OpenHouse> = {}): OpenHouse[] =>
  Array.from({ length: weeks }, (_, week) => {
    const day = daysAfter(first, 7 * week)
    const times = { startsAt: newJerseyTime(day, from).toISOString(), endsAt: newJerseyTime(day, to).toISOString() }
    return { ...times, byAppointment: false, remarks: null, ...more }
  })

/** The open houses of the sample homes, by id. */
export const SAMPLE_OPEN_HOUSES: Readonly<Record<number, OpenHouse[]>> = {
  4: weekly('2026-12-03', 3, 17, 19, { byAppointment: true }),
  5: weekly('2026-11-22', 12, 13, 15, { remarks: 'Street parking on both sides. Please use the porch entrance.' }),
  9: weekly('2026-12-06', 6, 14, 16),
  12: weekly('2026-11-28', 8, 11, 13),
  15: weekly('2026-11-29', 4, 12, 14),
}
