import { useQuery } from '@tanstack/react-query'
import type { BudgetRange } from '#domain/search/budget.ts'
import type { AgencyTexts } from '#ports/browser/agency-texts.ts'
import { homeWordsQuery } from './agency-words-query.ts'
import { BudgetPanel } from './budget-panel.tsx'
import { CountyExplorer } from './county-explorer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Testimonials } from './testimonials.tsx'

interface FurtherSectionsProps {
  budget: readonly BudgetRange[] | undefined
  texts: AgencyTexts
}

/** What the home page has below the featured listings (H-04 to H-08). Without testimonials that part is left out. */
export function FurtherSections({ budget, texts }: FurtherSectionsProps) {
  const { data } = useQuery(homeWordsQuery(texts))
  const { testimonials = [], counties = [] } = data ?? {}
  return (
    <>
      <HowItWorks />
      <CountyExplorer own={counties} />
      <BudgetPanel ranges={budget} />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
    </>
  )
}
