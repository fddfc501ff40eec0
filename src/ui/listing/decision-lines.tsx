import type { ListingSummary } from '#domain/listing/listing.ts'
import { CostLine } from './cost-line.tsx'
import { LateCommuteLine } from './late-commute-line.ts'
import { useWorkPlace } from './work-place.ts'

/** What helps to decide on a home, a line each with its icon. */
export function DecisionLines({ home }: { home: ListingSummary }) {
  const { id: place } = useWorkPlace()
  return (
    <ul aria-label={place ? 'Cost and commute' : 'Cost'} className="decision-lines">
      <li className="decision-cost">
        <CostLine home={home} />
      </li>
      {place && (
        <li className="decision-commute">
          <LateCommuteLine home={home} place={place} />
        </li>
      )}
    </ul>
  )
}
