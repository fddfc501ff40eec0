import { useId, useRef, useState, type CSSProperties } from 'react'
import { FHA_LEAST_DOWN, type LoanKind } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { downText, formatPercent } from '#domain/money/terms-text.ts'
import { DOWN } from '../texts/cost-texts.ts'
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
    <div className="down-slider noscript:hidden">
      <div>
        <label htmlFor={id} className="font-semibold">
          {DOWN.label}
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

/** What is tried counts in this section alone: it can be used everywhere, or left. */
function TriedDown({ home, onDone }: { home: CostedSale; onDone: () => void }) {
  const { costs, costTerms, isTrying, onTry, onUseEverywhere } = home
  const [used, setUsed] = useState({ downPct: NaN, refused: '' })
  const percent = shareText(costs)
  return (
    <div className="tried">
      <output className="empty:hidden">
        {!isTrying && used.downPct === costs.downPct && `${DOWN.used(percent)} ${used.refused}`}
      </output>
      {isTrying && (
        <>
          <p>{DOWN.trying}</p>
          <button
            type="button"
            className="link"
            onClick={() => {
              setUsed({ downPct: costs.downPct, refused: onUseEverywhere() })
              onDone()
            }}
          >
            {DOWN.everywhere(percent)}
          </button>
          <button
            type="button"
            className="link"
            onClick={() => {
              onTry(null)
              onDone()
            }}
          >
            {DOWN.backTo(downText(costTerms.terms.down))}
          </button>
        </>
      )}
    </div>
  )
}

/** What this down payment means, in a sentence. */
function consequence({ listing, costs, costTerms: { rules }, figures }: CostedSale): string {
  const { terms, downPct, month, upfrontPct } = costs
  if (terms.loan === 'va') return DOWN.va(upfrontPct > 0 ? formatPercent(upfrontPct) : null)
  if (terms.loan === 'fha') return fhaWords(costs, { rules, insuranceEnds: figures.insuranceEnds })
  if (downPct >= MARK) return DOWN.noInsurance(shareText(costs))
  const atMark = saleCosts(listing, withDown(terms, MARK), rules)
  // The difference of the rounded months, so that it can be checked on the page.
  const less = month === null || atMark.month === null ? null : formatDollars(month - atMark.month)
  return DOWN.mark(MARK, centsText(atMark.down - costs.down), less)
}

function fhaWords(costs: SaleCosts, figures: OwedFigures): string {
  const time = stillOwed(costs, figures).insurance
  if (time?.kind !== 'fha') return DOWN.fhaOwn
  return DOWN.fha(time.wholeTerm ? DOWN.wholeTerm : DOWN.forTime(durationText(time.payments)), shareText(costs))
}
