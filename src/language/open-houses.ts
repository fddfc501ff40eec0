import type { DaySpan } from '#domain/search/query-param.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

/**
 * Asks for an open house on days, or this weekend where `days` is null: one takes the place of the
 * other. `words`: the chip.
 */
export function wantOpenHouse(reading: Reading, days: DaySpan | null, words: string, span: Span): void {
  const { openHouse, openOn } = reading.inForce
  if (days === null) reading.set({ openHouse: true, ...(openOn !== null && { openOn: null }) })
  else reading.set({ openOn: days, ...(openHouse && { openHouse: false }) })
  reading.part(days === null ? 'openHouse' : 'openOn', words, span)
}
