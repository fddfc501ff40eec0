import type { ListingSummary } from '../listing/listing.ts'

/** A price range of the home page's budget panel. Ends in US dollars; `max` null is open. */
export interface BudgetRange {
  label: string
  min: number
  max: number | null
  /** The figure shown: a sample figure, or the number of homes in the range. */
  count: number
  /** Homes for sale in the range now. */
  listed: number
}

/** The four ranges of the panel (specification section 9); a home on a border belongs to the upper range. */
export const BUDGET_RANGES = [
  { label: '$350k-$500k', min: 350_000, max: 500_000 },
  { label: '$500k-$750k', min: 500_000, max: 750_000 },
  { label: '$750k-$1M', min: 750_000, max: 1_000_000 },
  { label: '$1M+', min: 1_000_000, max: null },
] as const

/** How many of the homes are for sale within a range. */
export const countWithin = (homes: readonly ListingSummary[], { min, max }: Pick<BudgetRange, 'min' | 'max'>): number =>
  homes.filter(({ market, price }) => market === 'sale' && price >= min && (max === null || price < max)).length
