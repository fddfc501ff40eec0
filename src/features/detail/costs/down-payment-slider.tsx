import { useId, type CSSProperties } from 'react'
import type { HomeFigures } from '#domain/money/home-figures.ts'
import type { LoanKind } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CostedHome } from '#domain/money/monthly-cost.ts'
import { centsText, durationText, percentText } from './cost-words.ts'
import { saleCosts, withDown, type SaleCosts } from './sale-costs.ts'
import { stillOwed } from './still-owed.ts'

/** Ends and step of the slider, percent of the price: the least a kind of loan asks for, and as much as changes anything. */
const SCALES: Readonly<Record<LoanKind, { min: number; step: number }>> = {
  conventional: { min: 3, step: 1 },
  fha: { min: 3.5, step: 0.5 },
  va: { min: 0, step: 1 },
}
const MAX = 30
/** From here on a conventional loan needs no mortgage insurance. */
const MARK = 20

interface DownPaymentSliderProps {
  home: CostedHome
  costs: SaleCosts
  figures: HomeFigures
  onTry: (percent: number) => void
}

/** The down payment to try: it moves everything on the page that depends on it. */
export function DownPaymentSlider({ home, costs, figures, onTry }: DownPaymentSliderProps) {
  const id = useId()
  const { min, step } = SCALES[costs.terms.loan]
  const shareAt = (percent: number) => Math.min(1, Math.max(0, (percent - min) / (MAX - min)))
  const at = `calc(12px + ${shareAt(costs.downPct)} * (100% - 24px))`
  return (
    <div className="down-slider">
      <div>
        <label htmlFor={id} className="font-semibold">
          Down payment
        </label>
        <output htmlFor={id} className="display">
          {percentText(costs.downPct)} <small>· {centsText(costs.down)}</small>
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={MAX}
        step={step}
        value={Math.min(MAX, Math.max(min, costs.downPct))}
        onChange={(event) => onTry(event.target.valueAsNumber)}
        aria-valuetext={`${percentText(costs.downPct)}, ${centsText(costs.down)}`}
        aria-describedby={`${id}-words`}
        style={{ '--at': at } as CSSProperties}
      />
      <div className="marks" aria-hidden="true" style={{ '--mark': shareAt(MARK) } as CSSProperties}>
        <span>{min}%</span>
        <span>{MARK}%</span>
        <span>{MAX}%</span>
      </div>
      <p id={`${id}-words`} aria-live="polite">
        {consequence(home, costs, figures)}
      </p>
    </div>
  )
}

/** What this down payment means, in a sentence. */
function consequence(home: CostedHome, costs: SaleCosts, figures: HomeFigures): string {
  const { terms, downPct, month } = costs
  if (terms.loan === 'va') return vaWords(costs)
  if (terms.loan === 'fha') return fhaWords(costs, figures)
  if (downPct >= MARK) return `No mortgage insurance at ${percentText(downPct)} down.`
  const atMark = saleCosts(home, withDown(terms, MARK), figures)
  const cash = `From ${MARK}% down there is no mortgage insurance: ${centsText(atMark.down - costs.down)} more in cash`
  // The difference of the rounded months, so that it can be checked on the page.
  return month === null || atMark.month === null
    ? `${cash}.`
    : `${cash}, about ${formatDollars(month - atMark.month)} less a month.`
}

const vaWords = ({ upfrontPct }: SaleCosts): string =>
  upfrontPct > 0
    ? `A VA loan has no mortgage insurance. Its funding fee of ${percentText(upfrontPct)} is in the loan.`
    : 'A VA loan has no mortgage insurance.'

function fhaWords(costs: SaleCosts, figures: HomeFigures): string {
  const time = figures.sale && stillOwed(costs, { ...figures, sale: figures.sale }).insurance
  if (time?.kind !== 'fha') return 'An FHA loan has its own mortgage insurance.'
  const span = time.wholeTerm ? 'for the whole term' : `for ${durationText(time.payments)}`
  return `FHA mortgage insurance is paid ${span} at ${percentText(costs.downPct)} down.`
}
