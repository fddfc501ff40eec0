import { formatCount } from '#domain/count.ts'
import { usualDown } from '#domain/money/complete-terms.ts'
import type { DownPayment, LoanKind, LoanTerms, OwnTerms, UsualTerms } from '#domain/money/loan-terms.ts'
import { readNumbersForm } from '#domain/money/own-numbers-form.ts'
import type { Household, OwnNumbers } from '#domain/money/own-numbers.ts'
import { firstComplaints } from '#domain/result.ts'

/** What stands in the fields, as typed. */
export interface BuyerFields {
  income: string
  debts: string
  savings: string
  down: string
  downUnit: 'percent' | 'dollars'
  loan: LoanKind
}
export type BuyerField = keyof BuyerFields

/** The fields' names, as their messages say them. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  income: 'Yearly income',
  debts: 'Monthly debt payments',
  savings: 'Savings for buying',
  down: 'Down payment',
}

/** The fields as they begin with numbers known already. */
export const fieldsOf = ({ income, debts, savings }: Household, { down, loan }: LoanTerms): BuyerFields => ({
  income: amountText(income),
  debts: amountText(debts),
  savings: amountText(savings),
  ...downFields(down),
  loan,
})

/** A change of the kind of loan begins with the down payment of that kind, unless another one was entered. */
export function withLoan(fields: BuyerFields, loan: LoanKind, usual: UsualTerms): Partial<BuyerFields> {
  const [before, next] = [usualDown(fields.loan, usual), usualDown(loan, usual)]
  const isUntouched =
    before.kind === 'percent' && fields.downUnit === 'percent' && fields.down === String(before.percent)
  return isUntouched && next.kind === 'percent' ? { loan, down: String(next.percent) } : { loan }
}

/** The kind of loan with the down payment that it begins with. */
export function withLoanAnew(loan: LoanKind, usual: UsualTerms): Partial<BuyerFields> {
  const { down, downUnit } = downFields(usualDown(loan, usual))
  return { loan, down, downUnit }
}

const downFields = (down: DownPayment): Pick<BuyerFields, 'down' | 'downUnit'> => ({
  down: down.kind === 'percent' ? String(down.percent) : amountText(down.dollars),
  downUnit: down.kind,
})

const amountText = (amount: number | null): string => (amount === null ? '' : formatCount(amount))

/** What the fields say; `errors` by field, none for fields that can be used. */
export interface ReadFields {
  errors: Readonly<Record<string, string>>
  /** Null while a field can't be used. */
  numbers: OwnNumbers | null
}

/** Reads the fields; `terms` say over how many years the loan runs. */
export function readFields(fields: BuyerFields, { years }: Pick<LoanTerms, 'years'>): ReadFields {
  const read = readNumbersForm({ ...fields, years: String(years) })
  return read.ok ? { errors: {}, numbers: read.value } : { errors: firstComplaints(read.problem), numbers: null }
}

/** The kept numbers with those of the fields in them: what the fields don't ask for stays. */
export const withFields = (kept: OwnNumbers, terms: OwnTerms, read: OwnNumbers): OwnNumbers => ({
  ...kept,
  terms: { ...terms, down: read.terms.down, loan: read.terms.loan },
  household: {
    ...kept.household,
    income: read.household.income,
    debts: read.household.debts,
    savings: read.household.savings,
  },
})
