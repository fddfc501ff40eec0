import type { KeyOfKind } from '#domain/search/filters/catalogue.ts'
import { SPAN_LIMIT, type Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

type SpanKey = KeyOfKind<'span'>

/** Sets a span; one that no search can have leaves the words to other readers. `chip`: a language's chip of a span. */
export const setEndsWith =
  (chip: (key: SpanKey, ends: Ends) => string) =>
  (reading: Reading, key: SpanKey, ends: Ends, span: Span): false | void => {
    const [min, max] =
      ends.min !== null && ends.max !== null && ends.min > ends.max ? [ends.max, ends.min] : [ends.min, ends.max]
    if (Math.max(min ?? 0, max ?? 0) >= SPAN_LIMIT) return false
    reading.set({ [key]: { min, max } })
    reading.part(key, chip(key, { min, max }), span)
  }
