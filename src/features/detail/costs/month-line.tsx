import type { Listing } from '#domain/listing/listing.ts'
import { CostLine } from '#ui/listing/cost-line.tsx'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { aboutText, homeCost, moveInText } from '#ui/listing/home-cost.ts'

/** Beside the price: about what a month costs; for a rental what is due at move-in. */
export function MonthLine({ listing }: { listing: Listing }) {
  return (
    <>
      <p className="month-line print:hidden">
        <CostLine home={listing} />
      </p>
      <p className="hidden print:block">
        <CostInShort listing={listing} />
      </p>
    </>
  )
}

/** The same in short, for the bar at the foot of narrow windows and for paper. */
export function CostInShort({ listing }: { listing: Listing }) {
  const cost = homeCost(listing, useCostTerms())
  if (!cost) return null
  return cost.kind === 'month' ? `${aboutText(cost.dollars)} a month` : `${moveInText(cost)} due at move-in`
}
