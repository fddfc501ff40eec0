import { toDollars } from '#domain/money/cents.ts'
import { Fold } from './cost-section.tsx'
import { centsText, durationText } from './cost-words.ts'
import { OwedPlot } from './owed-plot.tsx'
import { PLOT_FRAMES } from './owed-scale.ts'
import { owedAfter, type InsuranceTime, type StillOwed } from './still-owed.ts'

/** Years between the rows of the table. */
const ROW_YEARS = 5

/** The share of the price that most loans keep below; the axis is made for it, so that it stays still. */
const MOST_LENT = 0.97

interface StillOwedFigureProps {
  owed: StillOwed
  /** US dollars. */
  price: number
}

/** What is still owed over the years: a drawing for each width of window, its words, and the same as a table. */
export function StillOwedFigure({ owed, price }: StillOwedFigureProps) {
  const words = insuranceWords(owed)
  const most = Math.max(price * MOST_LENT, toDollars(owed.loan))
  return (
    <>
      <h3 className="display mt-10 text-xl">What you still owe</h3>
      <figure className="mt-3">
        {PLOT_FRAMES.map((frame) => (
          <OwedPlot key={frame.kind} frame={frame} owed={owed} most={most} label={plotWords(owed)} />
        ))}
        <figcaption className="cost-note mt-1">{words}</figcaption>
      </figure>
      <Fold title="The same as a table">
        <OwedTable owed={owed} />
      </Fold>
    </>
  )
}

function OwedTable({ owed }: { owed: StillOwed }) {
  const years = Array.from({ length: owed.years / ROW_YEARS }, (_, at) => (at + 1) * ROW_YEARS)
  return (
    <table className="cost-table">
      <caption className="sr-only">What you still owe after some years</caption>
      <thead>
        <tr>
          <th scope="col">After</th>
          <th scope="col">Still owed</th>
          <th scope="col">Paid off</th>
        </tr>
      </thead>
      <tbody>
        {years.map((year) => {
          const left = owedAfter(owed, year * 12)
          return (
            <tr key={year}>
              <th scope="row">{year} years</th>
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
  const start = `What you still owe, year by year: ${centsText(loan)} at the start`
  const points =
    insurance?.kind === 'private'
      ? `, 80% of the price after ${durationText(insurance.onRequest)}, 78% after ${durationText(insurance.automatic)}`
      : ''
  return `${start}${points}, nothing after ${years} years.`
}

/** When mortgage insurance ends, in words. */
function insuranceWords({ insurance }: StillOwed): string {
  if (insurance === null) return 'No mortgage insurance is paid on this loan.'
  return insurance.kind === 'fha' ? fhaWords(insurance) : privateWords(insurance)
}

const privateWords = ({ onRequest }: Extract<InsuranceTime, { kind: 'private' }>): string =>
  `You may ask to end mortgage insurance after payment ${onRequest} (${durationText(onRequest)}), when the loan reaches 80% of ` +
  'the price. Both dates follow the original schedule and need payments on time. A new appraisal may bring them forward; ' +
  'the lender decides.'

const fhaWords = ({ wholeTerm, payments }: Extract<InsuranceTime, { kind: 'fha' }>): string =>
  wholeTerm
    ? 'FHA mortgage insurance is paid for the whole term.'
    : `FHA mortgage insurance is paid for ${durationText(payments)}.`
