import { useLayoutEffect, useRef, type RefObject } from 'react'
import { formatExact } from '#domain/money/exact-amount.ts'
import { formatDollars } from '#domain/money/money.ts'
import { totalCents } from '#domain/money/monthly-cost.ts'
import { CostBar } from './cost-bar.tsx'
import { monthSources, moveInSources } from './cost-sources.ts'
import { askForNumbers, type CostTerms } from './cost-terms.ts'
import { COST_PARTS, type HomeMonth, type MoveIn } from './home-cost.ts'
import { placeAt } from './place-popover.ts'
import { useToday } from './use-today.ts'
import './cost-parts.css'

interface CostPartsProps {
  /** What they belong to. */
  button: RefObject<HTMLButtonElement | null>
  cost: HomeMonth | MoveIn
  costTerms: CostTerms
  onClose: () => void
}

/** What makes up a cost, beside it: one at a time, and Escape or a press elsewhere closes it, as the browser has it. */
export function CostParts({ button, cost, costTerms, onClose }: CostPartsProps) {
  const popover = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const shown = popover.current!
    // The source keeps the tab order: from the button into its parts.
    shown.showPopover({ source: button.current! })
    placeAt(shown, button.current!)
    // A list that scrolls by itself would leave it behind.
    const leave = ({ target }: Event) => target !== document && !shown.contains(target as Node) && shown.hidePopover()
    document.addEventListener('scroll', leave, true)
    return () => document.removeEventListener('scroll', leave, true)
  }, [button])
  return (
    // A <dialog> would take the focus, also under a resting pointer.
    <div
      ref={popover}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="dialog"
      aria-label={cost.kind === 'month' ? 'What makes up the monthly cost' : 'Due at move-in'}
      onBeforeToggle={({ newState }) => {
        if (newState === 'closed' && popover.current?.contains(document.activeElement)) button.current?.focus()
      }}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      className="cost-parts"
    >
      {cost.kind === 'month' ? (
        <Month cost={cost} costTerms={costTerms} onLeave={onClose} />
      ) : (
        <BeforeKeys cost={cost} costTerms={costTerms} />
      )}
    </div>
  )
}

interface MonthProps {
  cost: HomeMonth
  costTerms: CostTerms
  onLeave: () => void
}

function Month({ cost, costTerms, onLeave }: MonthProps) {
  const { parts, facts } = cost
  const today = useToday()
  return (
    <>
      <CostBar parts={parts} of={totalCents(parts)} />
      <table>
        <caption className="sr-only">Parts of the monthly cost</caption>
        <tbody>
          {COST_PARTS.map(([part, name]) =>
            parts[part] > 0 ? (
              <Row key={part} name={name} swatch={part} value={dollarsOf(parts[part])} />
            ) : (
              part === 'associationFee' &&
              facts.fee === null && <Row key={part} name={name} swatch={part} value={null} />
            ),
          )}
        </tbody>
        <tfoot>
          <Row name="About" value={`${formatDollars(cost.dollars)} a month`} />
        </tfoot>
      </table>
      <p>
        {monthSources(cost, costTerms, today)}{' '}
        <button
          type="button"
          onClick={() => {
            onLeave()
            askForNumbers()
          }}
          className="link"
        >
          Edit your numbers
        </button>
      </p>
    </>
  )
}

const mostIf = (isCap: boolean): string => (isCap ? ', at most' : '')

const dollarsOf = (cents: number): string => formatDollars(Math.round(cents / 100))

function BeforeKeys({ cost, costTerms }: { cost: MoveIn; costTerms: CostTerms }) {
  return (
    <>
      <table>
        <caption className="sr-only">Due at move-in</caption>
        <tbody>
          <Row name="First month" value={formatExact(cost.firstMonth)} />
          <Row name={`Deposit${mostIf(cost.depositIsCap)}`} value={formatExact(cost.deposit)} />
          <Row
            name={`Application fee${mostIf(cost.applicationFeeIsCap)}`}
            value={cost.applicationFee === null ? 'No cap, not counted' : formatExact(cost.applicationFee)}
          />
          <Row name="Broker fee" value={null} />
        </tbody>
        <tfoot>
          <Row name={cost.isMost ? 'Up to' : 'About'} value={formatExact(cost.due)} />
        </tfoot>
      </table>
      <p>{moveInSources(cost, costTerms)}</p>
    </>
  )
}

/** A null value isn't known. */
const Row = ({ name, value, swatch }: { name: string; value: string | null; swatch?: string }) => (
  <tr>
    <th scope="row" data-part={swatch}>
      {name}
    </th>
    <td>{value ?? <span className="text-ink-soft">Not provided</span>}</td>
  </tr>
)
