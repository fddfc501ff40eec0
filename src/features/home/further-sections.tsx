import type { BudgetRange } from '#domain/search/budget.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { CountyExplorer } from './county-explorer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Testimonials } from './testimonials.tsx'

/** What the home page has below the featured listings (H-04 to H-08). */
export const FurtherSections = ({ budget }: { budget: readonly BudgetRange[] | undefined }) => (
  <>
    <HowItWorks />
    <CountyExplorer />
    <BudgetPanel ranges={budget} />
    <Testimonials />
  </>
)
