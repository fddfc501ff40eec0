import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars } from '#domain/money/money.ts'
import { totalCents } from '#domain/money/monthly-cost.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { CostBar } from '#ui/listing/cost-bar.tsx'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { aboutText } from '#ui/listing/home-cost.ts'
import { CashRow } from './cash-row.tsx'
import { compareCosts, compareMoveIns, type ComparedMonth, type CostComparison } from './cost-comparison.ts'
import { FactValue } from './fact-value.tsx'
import { Cell, Label, Row } from './table-parts.tsx'

interface CostRowsProps {
  homes: readonly Listing[]
  differencesOnly: boolean
  figures: HomeFiguresGateway
  loadNumbers: LoadToldStore
}

/** What each home costs a month, with its parts, and what it takes in cash, by the numbers above the table. */
export function CostRows({ homes, differencesOnly, figures, loadNumbers }: CostRowsProps) {
  const costTerms = useCostTerms()
  const costs = compareCosts(homes, costTerms)
  const moveIns = compareMoveIns(homes, costTerms)
  return (
    <>
      {costs && <MonthRows homes={homes} costs={costs} differencesOnly={differencesOnly} />}
      {costs && <CashRow homes={homes} figures={figures} loadNumbers={loadNumbers} />}
      {moveIns && (
        <Row>
          <Label>Due at move-in</Label>
          {moveIns.map((value, place) => (
            <Cell key={homes[place]!.id}>
              <FactValue value={value} />
            </Cell>
          ))}
        </Row>
      )}
    </>
  )
}

type MonthRowsProps = Pick<CostRowsProps, 'homes' | 'differencesOnly'> & { costs: CostComparison }

function MonthRows({ homes, costs: { months, parts, scale }, differencesOnly }: MonthRowsProps) {
  return (
    <>
      <Row>
        <Label>Per month</Label>
        {months.map((each, place) => (
          <Cell key={homes[place]!.id}>
            {homes[place]!.market === 'rent' ? (
              <Rent dollars={homes[place]!.price} />
            ) : (
              <Month {...each} scale={scale} />
            )}
          </Cell>
        ))}
      </Row>
      {parts
        .filter(({ differs }) => differs || !differencesOnly)
        .map(({ part, name, values, differs }) => (
          <Row key={part} data-same={(homes.length > 1 && !differs) || undefined}>
            <Label data-part={part}>{name}</Label>
            {values.map((value, place) => (
              <Cell key={homes[place]!.id}>
                <FactValue value={value} />
              </Cell>
            ))}
          </Row>
        ))}
    </>
  )
}

const Rent = ({ dollars }: { dollars: number }) => (
  <>
    <span className="display block text-xl">{formatDollars(dollars)}</span>
    <span className="block pt-0.5 text-xs font-normal text-ink-soft">rent, before utilities</span>
  </>
)

function Month({ month, lowest, more, scale }: ComparedMonth & { scale: number }) {
  if (!month) return <FactValue value={null} />
  return (
    <>
      <span className="display block text-xl">{aboutText(month.dollars)}</span>
      <span className="block min-h-[1.6rem] pt-0.5 text-xs font-normal text-ink-soft">
        {lowest ? <span className="rounded-full bg-indigo-wash px-2.5 py-0.5 text-indigo-deep">lowest</span> : more}
      </span>
      <span className="mt-1 block" style={{ width: `${(totalCents(month.parts) / scale) * 100}%` }}>
        <CostBar parts={month.parts} of={totalCents(month.parts)} />
      </span>
    </>
  )
}
