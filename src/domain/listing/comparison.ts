import { countOf } from '../count.ts'
import { readListingId } from './listing-id.ts'

/** Homes that fit side by side. */
export const MAX_COMPARED = 4
/** From so many homes on there is something to compare. */
export const MIN_COMPARED = 2

export const NO_MORE_FIT = `Only ${MAX_COMPARED} homes fit side by side. Take one out to choose another.`

/** The homes an address asks to compare. */
export interface AskedComparison {
  ids: readonly number[]
  /** Homes asked for beyond those that fit. */
  beyond: number
  /** A part of the address names no home. */
  unreadable: boolean
}

/** Reads 'homes=1,3,5': each home once, in the order asked for, as many as fit. */
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

/** The homes of a comparison as an address names them; undefined for none. */
export const comparisonText = (ids: readonly number[]): string | undefined =>
  ids.length === 0 ? undefined : ids.join(',')

/** The choice with a home put in at its end or taken out; null where no more fit. */
export function withChoice(chosen: readonly number[], id: number, wanted: boolean): readonly number[] | null {
  const others = chosen.filter((other) => other !== id)
  if (!wanted) return others
  if (chosen.includes(id)) return chosen
  return others.length < MAX_COMPARED ? [...others, id] : null
}

/** How the choice stands: '1 home chosen. Choose one more to compare.', '3 of 4 chosen'. */
export const choiceText = (count: number): string =>
  count < MIN_COMPARED
    ? `${countOf(count, 'home', 'homes')} chosen. Choose one more to compare.`
    : `${count} of ${MAX_COMPARED} chosen`
