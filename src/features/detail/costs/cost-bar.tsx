import type { CSSProperties } from 'react'
import { formatDollars } from '#domain/money/money.ts'
import { totalCents, type MonthlyCost } from '#domain/money/monthly-cost.ts'
import { COST_PARTS } from '#ui/listing/home-cost.ts'
import { centsText } from './cost-words.ts'

/** The month as a bar with names, each part as wide as its share. The table below it says the same to those who don't see it. */
export function NamedCostBar({ parts }: { parts: MonthlyCost }) {
  const shown = COST_PARTS.filter(([part]) => parts[part] > 0)
  const rest = shown.filter(([part]) => part !== 'loan' && part !== 'tax')
  const loanShare = { '--share': `${(parts.loan / totalCents(parts)) * 100}%` } as CSSProperties
  return (
    <div className="month-bar" aria-hidden="true">
      <div>
        {shown.map(([part]) => (
          <i key={part} data-part={part} style={{ '--share': parts[part] } as CSSProperties} />
        ))}
      </div>
      <p>
        <span style={loanShare}>
          Loan<b>{centsText(parts.loan)}</b>
        </span>
        <span>
          Property tax<b>{centsText(parts.tax)}</b>
        </span>
        {rest.length > 0 && (
          <span>
            {restName(rest.length, parts.associationFee > 0)}
            <b>{formatDollars(rest.reduce((sum, [part]) => sum + Math.round(parts[part] / 100), 0))}</b>
          </span>
        )}
      </p>
    </div>
  )
}

/** The small parts at the end of the bar in one name. */
function restName(count: number, withFee: boolean): string {
  if (!withFee) return count === 2 ? 'Two insurances' : 'Insurance'
  return count === 1 ? 'Association fee' : count === 2 ? 'Insurance and fee' : 'Insurances and fee'
}
