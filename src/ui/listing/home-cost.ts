import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars, type Market } from '#domain/money/money.ts'
import { monthlyCost, roundedMonth, totalCents, type CostedHome, type MonthlyCost } from '#domain/money/monthly-cost.ts'
import { dueBeforeKeys, type DueBeforeKeys } from '#domain/money/move-in.ts'
import type { CostFacts } from '#domain/money/property-tax.ts'
import type { CostTerms } from './cost-terms.ts'

/** The parts of a month in their order everywhere. */
export const COST_PARTS: readonly (readonly [part: keyof MonthlyCost, name: string])[] = [
  ['loan', 'Principal & interest'],
  ['tax', 'Property tax'],
  ['mortgageInsurance', 'Mortgage insurance'],
  ['homeInsurance', 'Home insurance'],
  ['associationFee', 'Association fee'],
]

/** A month's cost of a home for sale. */
export interface HomeMonth {
  kind: 'month'
  parts: MonthlyCost
  /** US dollars, rounded as a month is said. */
  dollars: number
  /** Nobody but an estimate gives the tax. */
  taxEstimated: boolean
  facts: CostFacts
}

/** What is due at move-in, in cents. */
export interface MoveIn extends DueBeforeKeys {
  kind: 'move-in'
}

/** What a card says of a home's cost; null if its month is unknown. */
export function homeCost(home: CostedHome, costTerms: CostTerms): HomeMonth | MoveIn | null {
  if (home.market === 'rent') return moveIn(home, costTerms)
  const parts = monthlyCost(home, costTerms.terms, costTerms.pieces)
  return (
    parts && {
      kind: 'month',
      parts,
      dollars: roundedMonth(totalCents(parts)),
      taxEstimated: home.costFacts.tax?.from !== 'listing',
      facts: home.costFacts,
    }
  )
}

const moveIn = ({ price, costFacts }: CostedHome, { moveIn: table }: CostTerms): MoveIn => ({
  kind: 'move-in',
  ...dueBeforeKeys(price, costFacts.asked, costFacts.feeCapped ? table.applicationFeeCap.amount : null, table),
})

/** 'about $5,440'. */
export const aboutText = (dollars: number): string => `about ${formatDollars(dollars)}`

/** 'up to $10,800', and 'about' where the sum is no cap. */
export const moveInText = ({ isMost, due }: MoveIn): string => `${isMost ? 'up to' : 'about'} ${formatExact(due)}`

/** A cost short enough for a map pill: '$5.4k', '$940'; 'n/a' stands for an unknown one. */
export function shortCost(home: CostedHome & { market: Market }, costTerms: CostTerms): string | null {
  const cost = homeCost(home, costTerms)
  if (!cost) return null
  if (cost.kind === 'move-in') return formatDollars(home.price)
  return cost.dollars >= 1000 ? `$${(cost.dollars / 1000).toFixed(1)}k` : formatDollars(cost.dollars)
}
