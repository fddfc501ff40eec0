import { useRef, type RefObject } from 'react'
import { usualDown } from '#domain/money/complete-terms.ts'
import type { DownPayment, LoanKind, LoanTerms, UsualTerms } from '#domain/money/loan-terms.ts'
import { assumedInsurancePct, type PrivateInsuranceTable } from '#domain/money/mortgage-insurance.ts'
import { Field, Select } from '#ui/primitives/field.tsx'
import { creditBands } from './credit-bands.ts'

/** The share as its field has it; '' for a sum of dollars. */
const percentOf = (down: DownPayment): string => (down.kind === 'percent' ? String(down.percent) : '')

interface LoanFieldsProps {
  usual: UsualTerms
  form: RefObject<HTMLFormElement | null>
  terms: LoanTerms
  /** Undefined until it is there, or if it can't be had. */
  insurance: PrivateInsuranceTable | undefined
}

/** The share of a price that a down payment in dollars is taken for, as long as there is no price. */
const DOWN_WITHOUT_PRICE = 10

/** The kind of loan, and a credit score that fills in the mortgage insurance. */
export function LoanFields({ form, terms, usual, insurance }: LoanFieldsProps) {
  const fillInsurance = (score: string, table: PrivateInsuranceTable) => {
    const field = (name: string) => form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    const downPct = field('downUnit').value === 'percent' ? Number.parseFloat(field('down').value) : NaN
    const assumed = assumedInsurancePct(
      100 - (Number.isNaN(downPct) ? DOWN_WITHOUT_PRICE : downPct),
      Number(score),
      table,
    )
    if (score !== '' && assumed !== null) field('mortgageInsurancePct').value = String(assumed)
  }
  /** The share that the last kind of loan began with; what a visitor typed stays. */
  const begun = useRef(usualDown(terms.loan, usual))
  const fillDown = (loan: LoanKind) => {
    const field = (name: string) => form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    const next = usualDown(loan, usual)
    const isUntouched = field('downUnit').value === 'percent' && field('down').value === percentOf(begun.current)
    if (isUntouched && next.kind === 'percent') field('down').value = percentOf(next)
    begun.current = next
  }
  return (
    <>
      <Field label="Loan" hint="The monthly cost includes FHA and VA fees.">
        {(control) => (
          <Select
            {...control}
            name="loan"
            defaultValue={terms.loan}
            onChange={(event) => fillDown(event.currentTarget.value as LoanKind)}
          >
            <option value="conventional">Conventional</option>
            <option value="fha">FHA</option>
            <option value="va">VA</option>
          </Select>
        )}
      </Field>
      {insurance && (
        <Field label="Credit score" optional hint="We use it to estimate mortgage insurance, from one lender’s table.">
          {(control) => (
            <Select {...control} onChange={(event) => fillInsurance(event.currentTarget.value, insurance)}>
              <option value="">Prefer not to say</option>
              {creditBands(insurance).map(({ from, name }) => (
                <option key={from} value={from}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  )
}
