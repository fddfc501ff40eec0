import type { CSSProperties } from 'react'
import type { MonthlyCost } from '#domain/money/monthly-cost.ts'
import { COST_PARTS } from './home-cost.ts'
import './cost-bar.css'

interface CostBarProps {
  parts: MonthlyCost
  /** Cents that fill the whole width. */
  of: number
}

/** The parts of a month as one bar. The table beside it says the same in words and figures. */
export const CostBar = ({ parts, of }: CostBarProps) => (
  <span aria-hidden className="cost-bar">
    {COST_PARTS.map(
      ([part]) =>
        parts[part] > 0 && (
          <span key={part} data-part={part} style={{ '--share': parts[part] / of } as CSSProperties} />
        ),
    )}
  </span>
)
