import { useId, useRef, type CSSProperties } from 'react'
import { hasOwnTerms } from '#domain/money/linked-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { CATALOGUE, FILTERS, type ListingFilters } from '#domain/search/filters/catalogue.ts'
import { NO_COST_LIMIT, type CostLimit } from '#domain/search/filters/cost.ts'
import { withCostLimit } from './cost-limit.ts'
import './price-slider.css'

/** US dollars per month; the last position is no limit. */
const SCALE = { min: 2000, max: 12_000, step: 100 }

interface CostControlProps {
  filters: ListingFilters
  /** `continued` is true while the slider is still being moved. */
  onSlide: (filters: ListingFilters, continued: boolean) => void
}

/** The highest monthly cost, by a slider. Rents have a slider of their own. */
export function CostControl({ filters, onSlide }: CostControlProps) {
  const moved = useRef(false)
  const [id, hintId] = [useId(), useId()]
  const { cost, market } = filters
  if (market === 'rent') return <SentAlong cost={cost} />
  const begin = () => {
    moved.current = false
  }
  const slide = (dollars: number) => {
    onSlide({ ...filters, cost: withCostLimit(cost, dollars >= SCALE.max ? null : dollars) }, moved.current)
    moved.current = true
  }
  const shown = Math.min(SCALE.max, Math.max(SCALE.min, cost.upTo ?? SCALE.max))
  const words = cost.upTo === null ? 'Any' : formatDollars(cost.upTo)
  const line = { '--from': 0, '--to': (shown - SCALE.min) / (SCALE.max - SCALE.min) } as CSSProperties
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <label htmlFor={id} className="font-semibold">
          {CATALOGUE.cost.label}
        </label>
        <span aria-hidden className="tabular-nums">
          {words}
        </span>
      </div>
      <div className="price-slider" style={line}>
        <input
          {...SCALE}
          id={id}
          type="range"
          // A form sent without scripts keeps a limit; at rest the slider sets none.
          name={cost.upTo === null ? undefined : 'cost'}
          aria-valuetext={cost.upTo === null ? 'No limit' : `${words} per month`}
          aria-describedby={hintId}
          value={shown}
          onFocus={begin}
          onPointerDown={begin}
          onChange={(event) => slide(event.target.valueAsNumber)}
        />
      </div>
      <p id={hintId} className="-mt-1.5 text-xs text-ink-soft">
        {hasOwnTerms(cost.terms) ? 'Calculated with your numbers' : 'Loan, taxes, insurance, and fees'}
      </p>
      <SentAlong cost={cost} />
    </div>
  )
}

/** What else of the filter a form sent without scripts keeps: the visitor's own numbers. */
function SentAlong({ cost }: { cost: CostLimit }) {
  const { cost: _slider, ...others } = FILTERS.cost.write(cost, NO_COST_LIMIT)
  return Object.entries(others).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
