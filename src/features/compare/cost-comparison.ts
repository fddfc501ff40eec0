import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { totalCents, type MonthlyCost } from '#domain/money/monthly-cost.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { COST_PARTS, homeCost, moveInText, type HomeMonth } from '#ui/listing/home-cost.ts'
import { NOT_OF_ITS_MARKET } from './comparison-rows.ts'

/** A home's month beside the others'. */
export interface ComparedMonth {
  /** Null: unknown, or a rental's. */
  month: HomeMonth | null
  /** The least of all that are known; not if all are equal. */
  lowest: boolean
  /** '$660 more' than the lowest, between the figures as they are rounded; null for the lowest and the unknown. */
  more: string | null
}

export interface CostComparison {
  months: readonly ComparedMonth[]
  /** In whole dollars; null where the month is unknown, `NOT_OF_ITS_MARKET` for a rental. None if all months are unknown. */
  parts: readonly { part: keyof MonthlyCost; name: string; values: readonly (string | null)[]; differs: boolean }[]
  /** Cents that fill a bar: the dearest month. */
  scale: number
}

/** The months of homes for sale; null where none is among them. */
export function compareCosts(homes: readonly Listing[], costTerms: CostTerms): CostComparison | null {
  if (homes.every(({ market }) => market === 'rent')) return null
  const months = homes.map((home) => {
    const cost = homeCost(home, costTerms)
    return cost?.kind === 'month' ? cost : null
  })
  const known = months.flatMap((month) => month?.dollars ?? [])
  const least = Math.min(...known)
  const differ = new Set(known).size > 1
  return {
    months: months.map((month) => ({
      month,
      lowest: differ && month?.dollars === least,
      more: month && month.dollars > least ? `${formatDollars(month.dollars - least)} more` : null,
    })),
    // The same rows by every visitor's numbers, so that a change moves nothing. The association's fee has a row of its own, as
    // the listing gives it.
    parts: COST_PARTS.filter(([part]) => part !== 'associationFee' && known.length > 0).map(([part, name]) => {
      const values = months.map((month, place) =>
        homes[place]!.market === 'rent' ? NOT_OF_ITS_MARKET : month && partText(month, part),
      )
      return { part, name, values, differs: new Set(values).size > 1 }
    }),
    scale: Math.max(...months.map((month) => (month ? totalCents(month.parts) : 0))),
  }
}

/** What is due at move-in for each rental; null where none is among the homes. */
export function compareMoveIns(homes: readonly Listing[], costTerms: CostTerms): readonly string[] | null {
  if (homes.every(({ market }) => market === 'sale')) return null
  return homes.map((home) => {
    const cost = homeCost(home, costTerms)
    return cost?.kind === 'move-in' ? moveInText(cost) : NOT_OF_ITS_MARKET
  })
}

const partText = ({ parts }: HomeMonth, part: keyof MonthlyCost): string =>
  parts[part] > 0 ? formatDollars(Math.round(parts[part] / 100)) : 'None'
