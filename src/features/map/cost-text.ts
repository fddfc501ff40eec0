import type { CostedHome } from '#domain/money/monthly-cost.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { aboutText, homeCost, moveInText } from '#ui/listing/home-cost.ts'

/** 'about $5,440 a month, tax estimated', or for a rental what is due at move-in. */
export function costText(home: CostedHome, costTerms: CostTerms): string {
  const cost = homeCost(home, costTerms)
  if (!cost) return 'Monthly cost: Not provided'
  if (cost.kind === 'move-in') return `${moveInText(cost)} due at move-in`
  return `${aboutText(cost.dollars)} a month${cost.taxEstimated ? ', tax estimated' : ''}`
}
