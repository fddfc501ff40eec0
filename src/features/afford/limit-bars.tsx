import type { CSSProperties } from 'react'
import type { DebtLimits, PriceLimit } from '#domain/money/affordable-price.ts'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { limitText } from './afford-words.ts'
import type { IncomeReach } from './income-reach.ts'

interface LimitBarsProps {
  reach: IncomeReach | null
  limits: DebtLimits
  terms: LoanTerms
}

/** The limits as prices on one scale; the shortest bar decides. */
export function LimitBars({ reach, limits, terms }: LimitBarsProps) {
  const looked: PriceLimit[] = limits.frontPct === null ? ['back', 'cash'] : ['front', 'back', 'cash']
  const found = reach?.typical.limits ?? []
  const missing = reach ? 'Not entered' : 'No budget yet'
  const longest = Math.max(1, ...found.map(({ price }) => price))
  return (
    <section aria-labelledby="afford-limits">
      <h2 id="afford-limits" className="display text-2xl">
        What limits your budget
      </h2>
      <p className="mt-1 text-sm text-ink-soft">Here’s the price each limit allows. The lowest one sets your budget.</p>
      <ul className="limit-bars">
        {looked.map((limit) => {
          const price = found.find((each) => each.limit === limit)?.price
          const { name, allows } = limitText(limit, limits, reach?.means ?? null, { terms })
          const decides = price !== undefined && reach!.typical.binding === limit
          return (
            <li key={limit} data-decides={decides || undefined}>
              <p>
                <b>{name}</b> {decides && <span className="limit-decides">sets your budget</span>}
                <span className="block min-h-[1.45em] text-xs text-ink-soft tabular-nums">{allows}</span>
              </p>
              <div className="limit-bar">
                <i style={{ '--share': (price ?? 0) / longest } as CSSProperties} />
              </div>
              <p className={price === undefined ? 'text-sm text-ink-soft' : 'display text-xl tabular-nums'}>
                {price === undefined ? missing : formatDollars(Math.floor(price / 1000) * 1000)}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
