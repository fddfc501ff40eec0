import type { CostedHome } from '#domain/money/monthly-cost.ts'
import { CostLine } from './cost-line.tsx'

/** What helps to decide on a home, a line each with its icon. */
export const DecisionLines = ({ home }: { home: CostedHome }) => (
  <ul aria-label="Cost" className="decision-lines">
    <li className="decision-cost">
      <CostLine home={home} />
    </li>
  </ul>
)
