import type { RefObject } from 'react'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { assumedInsurancePct, type PrivateInsuranceTable } from '#domain/money/mortgage-insurance.ts'
import { Field, Select } from '#ui/primitives/field.tsx'
import { creditBands } from './credit-bands.ts'

interface LoanFieldsProps {
  form: RefObject<HTMLFormElement | null>
  terms: LoanTerms
  /** Undefined until it is there, or if it can't be had. */
  insurance: PrivateInsuranceTable | undefined
}

/** The share of a price that a down payment in dollars is taken for, as long as there is no price. */
const DOWN_WITHOUT_PRICE = 10

/** The kind of loan, and a credit score that fills in the mortgage insurance. */
export function LoanFields({ form, terms, insurance }: LoanFieldsProps) {
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
  return (
    <>
      <Field label="Loan" hint="FHA and VA loans bring charges of their own; they are in the month.">
        {(control) => (
          <Select {...control} name="loan" defaultValue={terms.loan}>
            <option value="conventional">Conventional</option>
            <option value="fha">FHA</option>
            <option value="va">VA</option>
          </Select>
        )}
      </Field>
      {insurance && (
        <Field label="Credit score" optional hint="Fills in the mortgage insurance: one lender’s table, assumed.">
          {(control) => (
            <Select {...control} onChange={(event) => fillInsurance(event.currentTarget.value, insurance)}>
              <option value="">Not said</option>
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
