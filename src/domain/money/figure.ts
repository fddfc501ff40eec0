import { daysBefore } from '../day.ts'

/**
 * How sure a figure is: seen in a primary copy; seen in other people's copies; computed from figures named; our own starting
 * value, which a visitor may change; entered by the operator. What is only general knowledge is not kept.
 */
export const CONFIDENCES = ['verified', 'secondary', 'derived', 'assumed', 'operator'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** When a figure is too old, and what to do then. One dated `from` or later is good again. */
export type Renewal = { how: string } & ({ afterDays: number } | { from: string })

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
export function isStale(asOf: string, renew: Renewal, today: string): boolean {
  const isBefore = (day: string) => asOf < day.slice(0, asOf.length)
  if ('afterDays' in renew) return isBefore(daysBefore(today, renew.afterDays))
  return today >= renew.from && isBefore(renew.from)
}
