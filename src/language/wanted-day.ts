import type { DayKey } from '#domain/search/day-filters.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

/** Sets the filter `key` to an ISO date and adds its chip. Returns false if `day` is null. */
export function wantDay(
  reading: Reading,
  key: DayKey,
  day: string | null,
  chip: (day: string) => string,
  span: Span,
): false | void {
  if (day === null) return false
  reading.set({ [key]: day })
  reading.part(key, chip(day), span)
}
