import type { CostedHome } from '#domain/money/monthly-cost.ts'
import { CostWords } from '#ui/listing/cost-line.tsx'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { homeCost } from '#ui/listing/home-cost.ts'

/** 'about $5,440 a month, tax estimated', or for a rental what is due at move-in. Its parts don't open: it is in a row to be chosen. */
export function RowCost({ home, costTerms }: { home: CostedHome; costTerms: CostTerms }) {
  const cost = homeCost(home, costTerms)
  if (!cost) return 'Monthly cost: Not provided'
  return (
    <span className="[&_b]:font-semibold">
      <CostWords cost={cost} />
      {cost.kind === 'month' && cost.taxEstimated && ', tax estimated'}
    </span>
  )
}
