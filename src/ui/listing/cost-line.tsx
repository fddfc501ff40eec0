import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { CostedHome } from '#domain/money/monthly-cost.ts'
import { useLazyComponent } from '../primitives/use-lazy-component.ts'
import { useCostTerms, type CostTerms } from './cost-terms.ts'
import { homeCost, type HomeMonth, type MoveIn } from './home-cost.ts'

const loadParts = () => import('./cost-parts.lazy.tsx').then((file) => file.CostParts)

/** A pointer that rests on a cost this long opens its parts, ms. */
const OPEN_AFTER = 350
/** They close when it has left them for this long, ms: the way from the cost to its parts takes some. */
const CLOSE_AFTER = 250

/** 'about $5,440 a month', which opens its parts; for a rental what is due at move-in. */
export function CostLine({ home }: { home: CostedHome }) {
  const costTerms = useCostTerms()
  const cost = homeCost(home, costTerms)
  if (!cost) return <span className="text-ink-soft">Monthly cost: Not provided</span>
  return (
    <span className="cost-line dotted">
      <Expandable cost={cost} costTerms={costTerms}>
        <CostWords cost={cost} />
      </Expandable>{' '}
      {cost.kind === 'month' && cost.taxEstimated && <span className="text-ink-soft">tax estimated</span>}
    </span>
  )
}

/** Its words, with the amount in bold. */
export const CostWords = ({ cost }: { cost: HomeMonth | MoveIn }) =>
  cost.kind === 'month' ? (
    <>
      about <b>{formatDollars(cost.dollars)}</b> a month
    </>
  ) : (
    <>
      {cost.isMost ? 'up to' : 'about'} <b>{formatExact(cost.due)}</b> due at move-in
    </>
  )

interface ExpandableProps {
  cost: HomeMonth | MoveIn
  costTerms: CostTerms
  children: ReactNode
}

/** The cost as a button; click, Enter and a resting pointer open its parts. */
function Expandable({ cost, costTerms, children }: ExpandableProps) {
  const { Component: Parts, request } = useLazyComponent(loadParts)
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  /** A press beside the parts has closed them before its click arrives. */
  const wasOpen = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = async () => {
    if (await request()) setOpen(true)
  }
  const after = (delay: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(run, delay)
  }
  const press = (event: MouseEvent) => {
    clearTimeout(timer.current)
    const toClose = event.detail > 0 ? wasOpen.current : open
    if (toClose) setOpen(false)
    else void show()
  }
  return (
    <span
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && after(OPEN_AFTER, () => void show())}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && after(CLOSE_AFTER, () => setOpen(false))}
      // The page's own meaning of the key is for when nothing is open.
      onKeyDown={(event) => open && event.key === 'Escape' && event.stopPropagation()}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => (wasOpen.current = open)}
        onClick={press}
        className="cost-button print:no-underline"
      >
        <span>{children}</span>
      </button>
      {open && Parts && <Parts button={button} cost={cost} costTerms={costTerms} onClose={() => setOpen(false)} />}
    </span>
  )
}
