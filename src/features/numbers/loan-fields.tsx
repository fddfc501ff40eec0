import type { RefObject } from 'react'
import type { LoanTerms } from '#domain/money/loan-terms.ts'
import { Field, Select } from '#ui/primitives/field.tsx'
import { assumedInsurance, CREDIT_BANDS } from './credit-bands.ts'

interface LoanFieldsProps {
  form: RefObject<HTMLFormElement | null>
  terms: LoanTerms
}

/** The kind of loan, and a credit score that fills in the mortgage insurance. */
export function LoanFields({ form, terms }: LoanFieldsProps) {
  const fillInsurance = (band: string) => {
    const field = (name: string) => form.current!.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement
    const downPct = field('downUnit').value === 'percent' ? Number.parseFloat(field('down').value) : NaN
    const assumed = assumedInsurance(band, Number.isNaN(downPct) ? 10 : downPct)
    if (assumed !== null) field('mortgageInsurancePct').value = String(assumed)
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
      <Field label="Credit score" optional hint="Fills in the mortgage insurance: one lender’s table, assumed.">
        {(control) => (
          <Select {...control} onChange={(event) => fillInsurance(event.currentTarget.value)}>
            <option value="">Not said</option>
            {CREDIT_BANDS.map(({ from, name }) => (
              <option key={from} value={from}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
