import type { BudgetRange } from '#domain/search/budget.ts'
import { useAgency } from '#ui/use-agency.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { CountyExplorer } from './county-explorer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Testimonials } from './testimonials.tsx'

/** What the home page has below the featured listings (H-04 to H-08). */
export function FurtherSections({ budget }: { budget: readonly BudgetRange[] | undefined }) {
  const { isSample } = useAgency()
  return (
    <>
      <HowItWorks />
      <CountyExplorer />
      <BudgetPanel ranges={budget} />
      {/* They are made up, as the sample agency is. */}
      {isSample && <Testimonials />}
    </>
  )
}
