import { chipText } from '#domain/search/chip-texts.ts'
import type { KeyOfKind } from '#domain/search/filters/catalogue.ts'
import { SPAN_LIMIT, type Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from '../reading.ts'
import type { Span } from '../sentence.ts'

/** Sets a span; one that no search can have leaves the words to other readers. */
export function setEnds(reading: Reading, key: KeyOfKind<'span'>, ends: Ends, span: Span): false | void {
  const [min, max] =
    ends.min !== null && ends.max !== null && ends.min > ends.max ? [ends.max, ends.min] : [ends.min, ends.max]
  if (Math.max(min ?? 0, max ?? 0) >= SPAN_LIMIT) return false
  reading.set({ [key]: { min, max } })
  reading.part(key, chipText(key, { min, max }, 'sale'), span)
}
