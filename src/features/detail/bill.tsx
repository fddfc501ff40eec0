import type { ReactNode } from 'react'
import { NOT_PROVIDED } from './not-provided.ts'

interface BillProps {
  /** Also its address on the page. */
  id: string
  caption: string
  children: ReactNode
}

/** Amounts one below the other, with their sum. */
export const Bill = ({ id, caption, children }: BillProps) => (
  <table id={id} className="cost-table bill">
    <caption>{caption}</caption>
    <tbody>{children}</tbody>
  </table>
)

interface BillRowProps {
  name: string
  note?: ReactNode
  /** What is wrong with the amount. */
  flag?: string | false | undefined
  /** Null: not known. */
  amount: string | null
  /** The part of the month, whose color a square before the name has. */
  part?: string | undefined
  isTotal?: boolean
}

export const BillRow = ({ name, note, flag, amount, part, isTotal }: BillRowProps) => (
  <tr data-total={isTotal || undefined}>
    <th scope="row" data-part={part}>
      {name}
      {note && <small>{note}</small>}
      {flag && <small className="over-cap">{flag}</small>}
    </th>
    <td>{amount ?? <span className="text-ink-soft">{NOT_PROVIDED}</span>}</td>
  </tr>
)
