import { CLOSING_GROUPS, type ClosingBill, type ClosingGroup, type ClosingLine } from '#domain/money/closing-costs.ts'
import type { LoanKind } from '#domain/money/loan-terms.ts'
import { NOT_PROVIDED } from '../not-provided.ts'
import { centsText } from './cost-words.ts'

/** The closing costs line by line, in groups. */
export function ClosingBillTable({ bill, loan }: { bill: ClosingBill; loan: LoanKind }) {
  const groups = CLOSING_GROUPS.map((group) => [group, bill.lines.filter((line) => line.group === group)] as const)
  return (
    <>
      {groups.map(
        ([group, lines]) =>
          lines.length > 0 && (
            <table key={group} className="closing-bill">
              <caption>{GROUP_NAMES[group]}</caption>
              <tbody>
                {lines.map((line) => (
                  <BillRow key={line.id} line={line} />
                ))}
              </tbody>
            </table>
          ),
      )}
      <p className="cost-note mt-3">
        {bill.financed > 0 &&
          `${FINANCED[loan]} of ${centsText(bill.financed)} is added to the loan, not to your cash. `}
        * Assumed: no published figure was found. Optional items are left out of the low total.
      </p>
    </>
  )
}

const GROUP_NAMES: Readonly<Record<ClosingGroup, string>> = {
  'law-and-title': 'Attorney and title',
  inspections: 'Inspections',
  lender: 'Lender',
  prepaid: 'Paid ahead',
  building: 'Building',
}

const FINANCED: Readonly<Record<LoanKind, string>> = {
  conventional: '',
  fha: 'The FHA’s upfront premium',
  va: 'The VA’s funding fee',
}

function BillRow({ line: { name, amount, optional, note, assumed } }: { line: ClosingLine }) {
  const range = amount && amount.low !== amount.high ? `${centsText(amount.low)}–${centsText(amount.high)}` : ''
  const words = [optional && 'Optional.', note, range && `${range}.`].filter(Boolean).join(' ')
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
