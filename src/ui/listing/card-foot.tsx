import type { ListingSummary } from '#domain/listing/listing.ts'
import { DecisionLines } from './decision-lines.tsx'
import { FactsLine } from './facts-line.tsx'
import { FeatureChips } from './feature-chips.tsx'
import { OutsideTag } from './outside-tag.tsx'

/** What stands below a card's address: the home's facts, what helps to decide on it, and its features. */
export const CardFoot = ({ home }: { home: ListingSummary }) => (
  <>
    <OutsideTag county={home.county} />
    <FactsLine listing={home} />
    <div className="card-decision">
      <DecisionLines home={home} />
      <FeatureChips features={home.features} />
    </div>
  </>
)
