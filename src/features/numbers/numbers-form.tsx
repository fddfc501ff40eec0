import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { formatCount } from '#domain/count.ts'
import { formatShortDay } from '#domain/day-text.ts'
import { usualAsNone } from '#domain/money/entered-terms.ts'
import type { HomeInsurance } from '#domain/money/home-insurance.ts'
import { NO_OWN_TERMS, type LoanTerms } from '#domain/money/loan-terms.ts'
import type { PrivateInsuranceTable } from '#domain/money/mortgage-insurance.ts'
import { readNumbersForm } from '#domain/money/own-numbers-form.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { LOAN_YEARS } from '#domain/money/own-terms.ts'
import { formatPercent, formatRate } from '#domain/money/terms-text.ts'
import { firstComplaints, valueOrThrow } from '#domain/result.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { useTimetableOnceLoaded } from '#ui/listing/use-timetable.ts'
import { Button } from '#ui/primitives/button.tsx'
import { focusFirstWrong, type FieldErrors } from '#ui/primitives/field-errors.ts'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import { HouseholdFields } from './household-fields.tsx'
import { LoanFields } from './loan-fields.tsx'
import { NumberField } from './number-field.tsx'
import { WorkPlaceSelect } from './work-place-select.tsx'

export interface NumbersFormProps {
  numbers: OwnNumbers
  costTerms: CostTerms
  onUse: (numbers: OwnNumbers) => void
}

/** The visitor's numbers, all optional. A wrong one keeps what was typed, and gets the focus. */
export function NumbersForm({ numbers, costTerms, onUse }: NumbersFormProps) {
  const { usual, terms } = costTerms
  const insurance = usePrivateInsurance()
  const range = insurance?.usualRangePct
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const read = () => readNumbersForm(Object.fromEntries(new FormData(form.current!)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const answer = read()
    if (answer.ok) return onUse({ ...answer.value, terms: usualAsNone(answer.value.terms, usual) })
    const complaints = firstComplaints(answer.problem)
    setErrors(complaints)
    focusFirstWrong(form.current!, complaints)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="numbers-form">
      <div className="numbers-fields">
        <DownField terms={terms} error={errors['down']} />
        <NumberField
          name="ratePct"
          label="Interest rate"
          unit="%"
          value={formatRate(terms.ratePct).slice(0, -1)}
          hint={`National 30-year average, ${formatShortDay(usual.rateAsOf)}. Your lender sets yours.`}
          error={errors['ratePct']}
        />
        <Field label="Loan term (years)" error={errors['years']}>
          {(control) => (
            <Select {...control} name="years" defaultValue={String(terms.years)}>
              {LOAN_YEARS.map((years) => (
                <option key={years}>{years}</option>
              ))}
            </Select>
          )}
        </Field>
        <NumberField
          name="insurance"
          label="Home insurance"
          unit="$"
          value={typeof terms.insurance === 'number' ? formatCount(terms.insurance) : ''}
          hint={insuranceHint(usual.insurance)}
          error={errors['insurance']}
        />
        <NumberField
          name="mortgageInsurancePct"
          label="Mortgage insurance"
          unit="%"
          value={String(terms.mortgageInsurancePct)}
          hint={`Percent of the loan per year, if you put less than 20% down. An estimate${range ? `; lenders charge about ${range[0]}% to ${range[1]}%` : ''}.`}
          error={errors['mortgageInsurancePct']}
        />
        <WorkPlaceField own={numbers.workPlace} />
      </div>
      <details>
        <summary className="link w-max content-center text-sm max-md:min-h-11">
          Loan type, credit score, and household
        </summary>
        <div className="numbers-fields mt-3">
          <LoanFields form={form} terms={terms} usual={usual} insurance={insurance} />
          <HouseholdFields household={numbers.household} errors={errors} />
        </div>
      </details>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" className="min-h-11">
          Use these numbers
        </Button>
        <Button
          tone="secondary"
          size="small"
          className="min-h-11"
          onClick={() => onUse({ ...numbers, terms: NO_OWN_TERMS })}
        >
          Reset
        </Button>
        <CopyLinkButton read={read} usual={usual} onWrong={setErrors} />
      </div>
      <p className="text-xs text-ink-soft">Saved on this device only and used for every cost on the site.</p>
    </form>
  )
}

const insuranceHint = (assumed: HomeInsurance): string =>
  typeof assumed === 'number'
    ? 'Per year. An estimate until you enter a quote.'
    : `Per year. If blank, we use ${formatPercent(assumed.building)} of the price, or ${formatPercent(assumed.inside)} for a condo or co-op.`

/** The operator's table before the published one; undefined until it is there. */
function usePrivateInsurance(): PrivateInsuranceTable | undefined {
  const { figures } = useRouter().options.context.gateways
  const { data } = useQuery({
    queryKey: ['private-insurance'],
    queryFn: async () => valueOrThrow(await figures.figures()).privateInsurance,
    staleTime: Infinity,
  })
  return data
}

function DownField({ terms: { down }, error }: { terms: LoanTerms; error: string | undefined }) {
  return (
    <Field label="Down payment" error={error}>
      {(control) => (
        <span className="number-with-unit">
          <TextInput
            {...control}
            name="down"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={down.kind === 'percent' ? down.percent : formatCount(down.dollars)}
          />
          <Select name="downUnit" aria-label="Down payment in" defaultValue={down.kind}>
            <option value="percent">%</option>
            <option value="dollars">$</option>
          </Select>
        </span>
      )}
    </Field>
  )
}

function WorkPlaceField({ own }: { own: string | null }) {
  const timetable = useTimetableOnceLoaded()
  const [place, setPlace] = useState(own)
  return (
    <Field label="Where do you work?" hint="We’ll show the commute for each home.">
      {(control) => (
        <WorkPlaceSelect {...control} name="workPlace" timetable={timetable} value={place} onChange={setPlace} />
      )}
    </Field>
  )
}
