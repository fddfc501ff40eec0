import { useId, useRef, useState, type CSSProperties } from 'react'
import { FHA_LEAST_DOWN, type LoanKind } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { downText, formatPercent } from '#domain/money/terms-text.ts'
import { centsText, durationText, shareText } from './cost-words.ts'
import { saleCosts, withDown, type SaleCosts } from './sale-costs.ts'
import { stillOwed, type OwedFigures } from './still-owed.ts'
import type { CostedSale } from './use-home-costs.ts'

/** Ends and step of the slider, percent of the price: the least a kind of loan asks for, and as much as changes anything. */
const SCALES: Readonly<Record<LoanKind, { min: number; step: number }>> = {
  conventional: { min: 3, step: 1 },
  fha: { min: FHA_LEAST_DOWN, step: 0.5 },
  va: { min: 0, step: 1 },
}
const MAX = 30
/** From here on a conventional loan needs no mortgage insurance. */
const MARK = 20

/** The down payment to try: it moves everything on the page that depends on it. */
export function DownPaymentSlider(home: CostedSale) {
  const { costs, onTry } = home
  const slider = useRef<HTMLInputElement>(null)
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
          {shareText(costs)} <small>· {centsText(costs.down)}</small>
        </output>
      </div>
      <input
        ref={slider}
        id={id}
        type="range"
        min={min}
        max={MAX}
        step={step}
        value={Math.min(MAX, Math.max(min, costs.downPct))}
        onChange={(event) => onTry(event.target.valueAsNumber)}
        aria-valuetext={`${shareText(costs)}, ${centsText(costs.down)}`}
        aria-describedby={`${id}-words`}
        style={{ '--at': at } as CSSProperties}
      />
      <div className="marks" aria-hidden="true" style={{ '--mark': shareAt(MARK) } as CSSProperties}>
        <span>{min}%</span>
        <span>{MARK}%</span>
        <span>{MAX}%</span>
      </div>
      <p id={`${id}-words`} aria-live="polite" className="words">
        {consequence(home)}
      </p>
      <TriedDown home={home} onDone={() => slider.current?.focus()} />
    </div>
  )
}

/** What is tried holds in these sections alone: it can be used everywhere, or left. */
function TriedDown({ home, onDone }: { home: CostedSale; onDone: () => void }) {
  const { costs, costTerms, isTrying, onTry, onUseEverywhere } = home
  const [used, setUsed] = useState({ downPct: NaN, refused: '' })
  const percent = shareText(costs)
  return (
    <div className="tried">
      <output>
        {!isTrying && used.downPct === costs.downPct && `Every cost uses ${percent} down. ${used.refused}`}
      </output>
      {/* Its room stays, so that nothing jumps under the hand. */}
      <div className={isTrying ? '' : 'invisible'}>
        <p>Tried in these sections only.</p>
        <button
          type="button"
          className="link"
          onClick={() => {
            setUsed({ downPct: costs.downPct, refused: onUseEverywhere() })
            onDone()
          }}
        >
          Use {percent} everywhere
        </button>
        <button
          type="button"
          className="link"
          onClick={() => {
            onTry(null)
            onDone()
          }}
        >
          Back to {downText(costTerms.terms.down)}
        </button>
      </div>
    </div>
  )
}

/** What this down payment means, in a sentence. */
function consequence({ listing, costs, costTerms: { rules }, figures }: CostedSale): string {
  const { terms, downPct, month } = costs
  if (terms.loan === 'va') return vaWords(costs)
  if (terms.loan === 'fha') return fhaWords(costs, { rules, insuranceEnds: figures.insuranceEnds })
  if (downPct >= MARK) return `No mortgage insurance at ${shareText(costs)} down.`
  const atMark = saleCosts(listing, withDown(terms, MARK), rules)
  const cash = `From ${MARK}% down there is no mortgage insurance: ${centsText(atMark.down - costs.down)} more in cash`
  // The difference of the rounded months, so that it can be checked on the page.
  return month === null || atMark.month === null
    ? `${cash}.`
    : `${cash}, about ${formatDollars(month - atMark.month)} less a month.`
}

const vaWords = ({ upfrontPct }: SaleCosts): string =>
  upfrontPct > 0
    ? `A VA loan has no mortgage insurance. Its funding fee of ${formatPercent(upfrontPct)} is in the loan.`
    : 'A VA loan has no mortgage insurance.'

function fhaWords(costs: SaleCosts, figures: OwedFigures): string {
  const time = stillOwed(costs, figures).insurance
  if (time?.kind !== 'fha') return 'An FHA loan has its own mortgage insurance.'
  const span = time.wholeTerm ? 'for the whole term' : `for ${durationText(time.payments)}`
  return `FHA mortgage insurance is paid ${span} at ${shareText(costs)} down.`
}
