import { countOf } from '../count.ts'
import { readListingId } from './listing-id.ts'

/** Homes that can be compared at once. */
export const MAX_COMPARED = 4
/** Homes that a comparison needs. */
export const MIN_COMPARED = 2

export const NO_MORE_FIT = `You can compare up to ${MAX_COMPARED} homes. Remove one to add another.`

/** The comparison in a URL. */
export interface AskedComparison {
  ids: readonly number[]
  /** Number of homes beyond the maximum, which are left out. */
  beyond: number
  /** A part of the URL parameter is no listing id. */
  unreadable: boolean
}

/** Reads the URL parameter 'homes=1,3,5': each id once, in order, up to the maximum. */
export function readComparison(text: string | undefined): AskedComparison {
  const parts = (text ?? '').split(',').filter((part) => part.trim() !== '')
  const read = parts.map((part) => readListingId(part.trim()))
  const ids = [...new Set(read.filter((id) => id !== null))]
  return {
    ids: ids.slice(0, MAX_COMPARED),
    beyond: Math.max(0, ids.length - MAX_COMPARED),
    unreadable: read.includes(null),
  }
}

/** The URL parameter for a comparison; undefined for none. */
export const comparisonText = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')

/** The choice with a home added at the end or removed; null if the maximum is reached. */
export function withChoice(chosen: readonly number[], id: number, wanted: boolean): readonly number[] | null {
  const others = chosen.filter((other) => other !== id)
  if (!wanted) return others
  if (chosen.includes(id)) return chosen
  return others.length < MAX_COMPARED ? [...others, id] : null
}

/** The state of the choice in words: '1 home chosen. Choose one more to compare.', '3 of 4 chosen'. */
export const choiceText = (count: number): string =>
  count < MIN_COMPARED
    ? `${countOf(count, 'home', 'homes')} chosen. Choose one more to compare.`
    : `${count} of ${MAX_COMPARED} chosen`
