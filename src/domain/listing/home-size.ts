import { countOf, formatCount } from '../count.ts'
import type { ListingSummary } from './listing.ts'

export type HomeSize = Pick<ListingSummary, 'beds' | 'baths' | 'squareFeet'>

/** '3 beds', '1 bed', 'Studio'; null when unknown. */
export function bedsText(beds: number | null): string | null {
  if (beds === null) return null
  if (beds === 0) return 'Studio'
  return countOf(beds, 'bed', 'beds')
}

/** '2.5 baths', '1 bath'; null when unknown. */
export const bathsText = (baths: number | null): string | null =>
  baths === null ? null : countOf(baths, 'bath', 'baths')

/** '2,140 sq ft'; null when unknown. */
export const squareFeetText = (squareFeet: number | null): string | null =>
  squareFeet === null ? null : `${formatCount(squareFeet)} sq ft`

/** The known facts about a home's size: '4 beds', '2.5 baths', '2,400 sq ft'. */
export const knownFacts = ({ beds, baths, squareFeet }: HomeSize): string[] =>
  [bedsText(beds), bathsText(baths), squareFeetText(squareFeet)].filter((fact) => fact !== null)
