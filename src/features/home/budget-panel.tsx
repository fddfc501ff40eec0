import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { countOf, formatCount } from '#domain/count.ts'
import { BUDGET_RANGES, type BudgetRange } from '#domain/search/budget.ts'
import { buttonClass } from '#ui/primitives/button.tsx'
import { barShares, listingsInRange } from './budget-ranges.ts'

const EMPTY: readonly BudgetRange[] = BUDGET_RANGES.map((range) => ({ ...range, count: 0, listed: 0 }))

/**
 * The figure of each price range (H-07), with links to its homes. Where the figures are the sample's, a caption says so, and
 * each link how many homes it leads to.
 */
export function BudgetPanel({ ranges }: { ranges: readonly BudgetRange[] | undefined }) {
  const shares = barShares(ranges ?? EMPTY)
  const areSamples = ranges?.some(({ count, listed }) => count !== listed)
  return (
    <section aria-labelledby="budget-title" className="section-space bg-sand">
      <div className="container-page grid items-center gap-8 lg:grid-cols-[5fr_7fr] lg:gap-20">
        <div>
          <h2 id="budget-title" className="section-title">
            Start from your budget
          </h2>
          <p className="mt-3 max-w-[42ch] text-ink-soft">
            Pick a price range to see what’s on the market, or set your own price, bedrooms, and county.
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <Link to="/listings" className={buttonClass()}>
              Find My Match
            </Link>
            <Link to="/afford" className="link inline-flex min-h-11 items-center font-medium">
              What can I afford?
            </Link>
          </div>
        </div>
        <div>
          <p className="flex justify-between gap-4 pb-2 text-sm text-ink-soft">
            <span id="budget-list">Homes by price</span>
            {areSamples && <span>Sample figures</span>}
          </p>
          <ul aria-labelledby="budget-list">
            {(ranges ?? EMPTY).map((range, index) => (
              <li key={range.label} className="border-b border-line first:border-t">
                <Link to="/listings" search={listingsInRange(range)} className="budget-row">
                  <span className="font-medium tabular-nums">{range.label}</span>
                  <span aria-hidden className="budget-bar" style={{ '--share': shares[index] } as CSSProperties} />
                  <span className="display text-right text-xl tabular-nums">
                    {ranges ? formatCount(range.count) : '–'}
                    <span className="sr-only"> homes</span>
                  </span>
                  {areSamples && <span className="budget-listed">{listedNow(range.listed)}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

const listedNow = (homes: number): string =>
  homes === 0 ? 'None listed now' : `${countOf(homes, 'home', 'homes')} listed now`
