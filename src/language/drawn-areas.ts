import type { Ring } from '#domain/geo/geo.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

/** What a language says of homes outside the drawn area. */
interface AreaTexts {
  chip: (ring: Ring) => string
  /** Said where no area is drawn. */
  skipped: string
}

/** Leaves out the drawn area; where none is drawn, says so. */
export function leaveOutArea(reading: Reading, span: Span, { chip, skipped }: AreaTexts): void {
  const { area, notArea } = reading.inForce
  const ring = area ?? notArea
  if (ring === null) return reading.limit(span, skipped)
  reading.isChange = true
  reading.isAreaLeftOut = true
  reading.part('notArea', chip(ring), span)
}
