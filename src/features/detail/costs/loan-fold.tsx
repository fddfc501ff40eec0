import { toDollars } from '#domain/money/cents.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { LOAN } from '../texts/cost-texts.ts'
import { centsText, durationText } from './cost-words.ts'
import { OwedPlot } from './owed-plot.tsx'
import { PLOT_FRAMES } from './owed-scale.ts'
import { owedAfter, type StillOwed } from './still-owed.ts'

/** Years between the rows of the table. */
const ROW_YEARS = 5

/** The share of the price that most loans keep below; the axis is made for it, so that it stays still. */
const MOST_LENT = 0.97

interface LoanFoldProps {
  owed: StillOwed
  /** US dollars. */
  price: number
}

/** What is still owed over the years: a drawing for each width of window, its words, and the same as a table. */
export function LoanFold({ owed, price }: LoanFoldProps) {
  const { insurance, years } = owed
  const most = Math.max(price * MOST_LENT, toDollars(owed.loan))
  return (
    <Fold
      title={LOAN.title}
      value={insurance?.kind === 'private' ? LOAN.canEnd(durationText(insurance.onRequest)) : LOAN.years(years)}
    >
      <figure>
        {PLOT_FRAMES.map((frame) => (
          <OwedPlot key={frame.kind} frame={frame} owed={owed} most={most} label={plotWords(owed)} />
        ))}
        <figcaption className="cost-note mt-1">{insuranceWords(owed)}</figcaption>
      </figure>
      <OwedTable owed={owed} />
    </Fold>
  )
}

function OwedTable({ owed }: { owed: StillOwed }) {
  const years = Array.from({ length: owed.years / ROW_YEARS }, (_, at) => (at + 1) * ROW_YEARS)
  return (
    <table className="cost-table">
      <caption className="sr-only">{LOAN.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{LOAN.after}</th>
          <th scope="col">{LOAN.owed}</th>
          <th scope="col">{LOAN.paid}</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year) => {
          const left = owedAfter(owed, year * 12)
          return (
            <tr key={year}>
              <th scope="row">{LOAN.years(year)}</th>
              <td>{centsText(left)}</td>
              <td>{centsText(owed.loan - left)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The plot in one sentence, for those who don't see it. */
function plotWords({ loan, years, insurance }: StillOwed): string {
  const points =
    insurance?.kind === 'private'
      ? LOAN.plotPoints(durationText(insurance.onRequest), durationText(insurance.automatic))
      : ''
  return LOAN.plot(centsText(loan), points, years)
}

/** When mortgage insurance ends, in words. */
function insuranceWords({ insurance }: StillOwed): string {
  if (insurance === null) return LOAN.none
  if (insurance.kind === 'private') return LOAN.conventional(insurance.onRequest, durationText(insurance.onRequest))
  return insurance.wholeTerm ? LOAN.fhaWholeTerm : LOAN.fha(durationText(insurance.payments))
}
