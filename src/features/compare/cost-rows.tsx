import type { Listing } from '#domain/listing/listing.ts'
import { totalCents } from '#domain/money/monthly-cost.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { LoadOwnNumbers } from '#ports/browser/own-numbers.ts'
import { CostBar } from '#ui/listing/cost-bar.tsx'
import { useCostTerms } from '#ui/listing/cost-terms.ts'
import { aboutText } from '#ui/listing/home-cost.ts'
import { CashRow } from './cash-row.tsx'
import { compareCosts, type ComparedMonth } from './cost-comparison.ts'
import { Cell, Label, Row } from './table-parts.tsx'

interface CostRowsProps {
  homes: readonly Listing[]
  differencesOnly: boolean
  figures: HomeFiguresGateway
  loadNumbers: LoadOwnNumbers
}

/** What each home costs a month, with its parts, by the numbers above the table. */
export function CostRows({ homes, differencesOnly, figures, loadNumbers }: CostRowsProps) {
  const costs = compareCosts(homes, useCostTerms())
  if (!costs) return null
  const { months, parts, scale } = costs
  return (
    <>
      <Row>
        <Label>Per month</Label>
        {months.map((each, place) => (
          <Cell key={homes[place]!.id}>
            <Month {...each} scale={scale} />
          </Cell>
        ))}
      </Row>
      {parts
        .filter(({ differs }) => differs || !differencesOnly)
        .map(({ part, name, values, differs }) => (
          <Row key={part} data-same={(homes.length > 1 && !differs) || undefined}>
            <Label data-part={part}>{name}</Label>
            {values.map((value, place) => (
              <Cell key={homes[place]!.id}>{value ?? <NotProvided />}</Cell>
            ))}
          </Row>
        ))}
      <CashRow homes={homes} figures={figures} loadNumbers={loadNumbers} />
    </>
  )
}

function Month({ month, lowest, more, scale }: ComparedMonth & { scale: number }) {
  if (!month) return <NotProvided />
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

const NotProvided = () => <span className="font-normal text-ink-soft">Not provided</span>
