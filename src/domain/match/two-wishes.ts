import type { ListingSummary } from '../listing/listing.ts'
import type { JudgedHome } from './judging.ts'
import { writeRankQuery } from './rank-url.ts'
import type { Asked } from './ranking.ts'
import { wishTexts } from './wish-texts.ts'
import { FULL } from './wishes.ts'

/** Of how many parts of a search a home meets how many, musts and wishes alike. */
export interface Met {
  met: number
  of: number
}

/** Null for a home in the other market: it isn't what is looked for. */
export function metOf(
  { filters }: Asked,
  { market }: Pick<ListingSummary, 'market'>,
  { fit, musts }: Pick<JudgedHome, 'fit' | 'musts'>,
): Met | null {
  if (market !== filters.market) return null
  const points = [...musts, ...fit.points]
  return { met: points.filter((each) => each === FULL).length, of: points.length }
}

/** '5 of 6'; of a home in the other market what is looked for. */
export function metText(met: Met | null, { filters }: Asked): string {
  if (met !== null) return `${met.met} of ${met.of}`
  return filters.market === 'rent' ? 'only to rent' : 'only to buy'
}

/** What both ask for in the same words, wish or must. */
export function commonTexts(theirs: Asked, yours: Asked): string[] {
  if (theirs.filters.market !== yours.filters.market) return []
  const known = new Set(allTexts(theirs))
  return allTexts(yours).filter((text) => known.has(text))
}

function allTexts(asked: Asked): string[] {
  const { musts, wishes } = wishTexts(asked)
  return [...musts, ...wishes]
}

/** Whether two searches ask for the same. */
export const isSameWish = (one: Asked, other: Asked): boolean => addressOf(one) === addressOf(other)

const addressOf = (asked: Asked): string => JSON.stringify(writeRankQuery({ ...asked, page: 1 }))

/** As many homes are named as those that both like. */
export const MOST_LIKED = 3

/**
 * The homes that both like, best first: those of which the one who gets less gets the greatest share. Of equal ones the other's share
 * decides, then the list's order. A home that meets nothing of one isn't among them.
 */
export function bothLike(
  ids: readonly number[],
  theirs: (id: number) => Met | null | undefined,
  yours: (id: number) => Met | null | undefined,
): number[] {
  return ids
    .map((id) => ({ id, shares: [shareOf(theirs(id)), shareOf(yours(id))] }))
    .filter(({ shares }) => Math.min(...shares) > 0)
    .toSorted((a, b) => Math.min(...b.shares) - Math.min(...a.shares) || Math.max(...b.shares) - Math.max(...a.shares))
    .slice(0, MOST_LIKED)
    .map(({ id }) => id)
}

const shareOf = (met: Met | null | undefined): number => (met && met.of > 0 ? met.met / met.of : 0)
