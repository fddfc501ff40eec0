import { formatDay } from '../day-text.ts'
import { daysBefore } from '../day.ts'

/**
 * How sure a figure is: seen in a primary copy; seen in other people's copies; computed from figures named; our own starting
 * value, which a visitor may change; entered by the operator. What is only general knowledge is not kept.
 */
export const CONFIDENCES = ['verified', 'secondary', 'derived', 'assumed', 'operator'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** When a figure is too old: so many days after its date, or on a day; one dated `from` or later is good again. */
export type AgeLimit = { afterDays: number } | { from: string }
/** When a figure is too old, and what to do then. */
export type Renewal = { how: string } & AgeLimit

/** A dated figure. Its name in the tables is also the key by which the setting FIGURES overrides it. */
export interface Figure<T = unknown> {
  value: T
  unit: string
  /** ISO date, year or month; else words, such as 'undated'. */
  asOf: string
  /** The id of a source; 'operator' for the operator's own. */
  source: string
  confidence: Confidence
  /** A rule of law: no setting overrides it. */
  law?: true
  note?: string | undefined
  renew?: Renewal
}

/** The figures of one topic. */
export interface FigureTable {
  title: string
  /** How the figures are used, in a sentence. */
  use: string
  /** For every figure that has none of its own. */
  renew?: Renewal
  figures: Readonly<Record<string, Figure>>
}

/** Where figures come from. */
export interface FigureSource {
  title: string
  /** The publisher's page; null where a law or a document is cited instead. */
  address: string | null
  citation?: string
  /** Where the copy was read, if elsewhere. */
  readAt?: string
  asOf: string
  licence: string
  /** How close the copy is to who issued it. */
  level: string
}

/** Whether a figure of a date is too old on a day (ISO dates; a year or a month also does). */
export function isStale(asOf: string, renew: AgeLimit, today: string): boolean {
  const isBefore = (day: string) => asOf < day.slice(0, asOf.length)
  if ('afterDays' in renew) return isBefore(daysBefore(today, renew.afterDays))
  return today >= renew.from && isBefore(renew.from)
}

const SPANS: Readonly<Record<number, string>> = { 14: 'two weeks', 365: 'a year' }

/** 'older than two weeks', 'out of date since January 1, 2027'; null: not too old, or of a kind that doesn't age. */
export function ageText(asOf: string, limit: AgeLimit | undefined, today: string): string | null {
  if (limit === undefined || !/^\d{4}/.test(asOf) || !isStale(asOf, limit, today)) return null
  if ('from' in limit) return `out of date since ${formatDay(limit.from)}`
  return `older than ${SPANS[limit.afterDays] ?? `${limit.afterDays} days`}`
}
