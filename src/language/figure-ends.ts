import type { KeyOfKind } from '#domain/search/filters/catalogue.ts'
import { SPAN_LIMIT, type Span as Ends } from '#domain/search/query-param.ts'
import type { Reading } from './reading.ts'
import type { Span } from './sentence.ts'

type SpanKey = KeyOfKind<'span'>

/** More beside acres is a price. */
export const MOST_ACRES = 200

/** Sets a span; false for one that no search can have, whose words are left to other readers. */
type SetEnds = (reading: Reading, key: SpanKey, ends: Ends, span: Span) => false | void

/** `chip`: a language's chip of a span. */
export const setEndsWith =
  (chip: (key: SpanKey, ends: Ends) => string): SetEnds =>
  (reading, key, ends, span) => {
    const [min, max] =
      ends.min !== null && ends.max !== null && ends.min > ends.max ? [ends.max, ends.min] : [ends.min, ends.max]
    if (Math.max(min ?? 0, max ?? 0) >= SPAN_LIMIT) return false
    reading.set({ [key]: { min, max } })
    reading.part(key, chip(key, { min, max }), span)
  }

/** The ways of saying a figure: from one to another, at most, at least. Each number is a group. */
export interface EndPatterns {
  both: RegExp
  most: RegExp
  least: RegExp
}

/** Reads a span by its patterns. `unit`: how many of the filter's units make one of those that are said. */
export const readEndsWith =
  (setEnds: SetEnds) =>
  (reading: Reading, key: SpanKey, { both, most, least }: EndPatterns, unit = 1): void => {
    const { sentence } = reading
    const take = (pattern: RegExp, endsOf: (first: number, second: number | null) => Ends) =>
      sentence.take(pattern, (match, span) => {
        const said = match.slice(1).flatMap((index) => sentence.number(index)?.value ?? [])
        const [first, second = null] = unit === 1 ? said : said.map((value) => Math.round(value * unit))
        return setEnds(reading, key, endsOf(first!, second), span)
      })
    take(both, (min, max) => ({ min, max }))
    take(most, (max) => ({ min: null, max }))
    take(least, (min) => ({ min, max: null }))
  }
