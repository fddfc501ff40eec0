import { formatCount } from '#domain/count.ts'
import type { LoanTerms, OwnTerms } from '#domain/money/loan-terms.ts'
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
}
export type BuyerField = keyof BuyerFields

/** The fields' names, as their messages say them. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  income: 'Income before tax',
  debts: 'Debts a month',
  savings: 'Savings for buying',
  down: 'Down payment',
}

/** The fields as they begin with numbers known already. */
export const fieldsOf = ({ income, debts, savings }: Household, { down }: LoanTerms): BuyerFields => ({
  income: amountText(income),
  debts: amountText(debts),
  savings: amountText(savings),
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

/** Reads the fields; `terms` are what else the loan is of, for a down payment that its kind doesn't allow. */
export function readFields(fields: BuyerFields, { loan, years }: LoanTerms): ReadFields {
  const read = readNumbersForm({ ...fields, loan, years: String(years) })
  return read.ok ? { errors: {}, numbers: read.value } : { errors: firstComplaints(read.problem), numbers: null }
}

/** The kept numbers with those of the fields in them: what the fields don't ask for stays. */
export const withFields = (kept: OwnNumbers, terms: OwnTerms, read: OwnNumbers): OwnNumbers => ({
  ...kept,
  terms: { ...terms, down: read.terms.down },
  household: {
    ...kept.household,
    income: read.household.income,
    debts: read.household.debts,
    savings: read.household.savings,
  },
})
