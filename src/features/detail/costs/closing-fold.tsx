import { CLOSING_GROUPS, type ClosingBill, type ClosingLine } from '#domain/money/closing-costs.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import type { LoanKind } from '#domain/money/loan-terms.ts'
import { formatDollars } from '#domain/money/money.ts'
import { Fold } from '#ui/primitives/fold.tsx'
import { NOT_PROVIDED } from '../not-provided.ts'
import { CLOSING } from '../texts/cost-texts.ts'
import { centsText } from './cost-words.ts'

interface ClosingFoldProps {
  bill: ClosingBill
  loan: LoanKind
  /** US dollars. */
  price: number
  sellerFees: SaleFigures['sellerFees']['value']
}

/** The closing costs line by line, in groups, and the fees that are the seller's. */
export function ClosingFold({ bill, loan, price, sellerFees: { transferFee, percentFee } }: ClosingFoldProps) {
  const groups = CLOSING_GROUPS.map((group) => [group, bill.lines.filter((line) => line.group === group)] as const)
  return (
    <Fold title={CLOSING.title} value={CLOSING.count(bill.lines.length)}>
      {groups.map(
        ([group, lines]) =>
          lines.length > 0 && (
            <table key={group} className="closing-bill">
              <caption>{CLOSING.groups[group]}</caption>
              <tbody>
                {lines.map((line) => (
                  <LineRow key={line.id} line={line} />
                ))}
              </tbody>
            </table>
          ),
      )}
      <p className="cost-note mt-3">
        {bill.financed > 0 && CLOSING.financedNote(CLOSING.financed[loan], centsText(bill.financed))}
        {CLOSING.note}{' '}
        {CLOSING.sellerFee(
          formatDollars(price),
          formatDollars(transferFee),
          percentFee === 0 ? null : formatDollars(percentFee),
        )}
      </p>
    </Fold>
  )
}

function LineRow({ line: { name, amount, optional, note, assumed } }: { line: ClosingLine }) {
  const range = amount && amount.low !== amount.high ? `${centsText(amount.low)}–${centsText(amount.high)}` : ''
  const words = [optional && CLOSING.optional, note, range && `${range}.`].filter(Boolean).join(' ')
  return (
    <tr>
      <th scope="row">
        {name}
        {assumed && '*'}
        {words && <small>{words}</small>}
      </th>
      <td>{amount ? centsText(amount.typical) : <span className="text-ink-soft">{NOT_PROVIDED}</span>}</td>
    </tr>
  )
}
