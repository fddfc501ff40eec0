import type { Listing } from '#domain/listing/listing.ts'
import { NumbersLine } from '#features/numbers/numbers-line.tsx'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { CostLine } from '#ui/listing/cost-line.tsx'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { aboutText, homeCost, moveInText } from '#ui/listing/home-cost.ts'

interface MonthLineProps {
  listing: Listing
  loadNumbers: LoadOwnNumbers
}

/** Under the price: about what a month costs and with which numbers; for a rental what is due at move-in. */
export function MonthLine({ listing, loadNumbers }: MonthLineProps) {
  return (
    <>
      <p className="month-line print:hidden">
        <CostLine home={listing} />
      </p>
      <p className="hidden print:block">
        <CostInShort listing={listing} />
      </p>
      {listing.market === 'sale' && <NumbersLine loadNumbers={loadNumbers} className="mt-3 print:mt-0" />}
    </>
  )
}

/** The same in short, for the bar at the foot of narrow windows and for paper. */
export function CostInShort({ listing }: { listing: Listing }) {
  const cost = homeCost(listing, useCostTerms())
  if (!cost) return null
  return cost.kind === 'month' ? `${aboutText(cost.dollars)} a month` : `${moveInText(cost)} due at move-in`
}
