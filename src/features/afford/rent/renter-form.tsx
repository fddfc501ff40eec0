import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { Timetable } from '#domain/commute/timetable.ts'
import { USUAL_SHARE_PCT } from '#domain/money/rent-budget.ts'
import { UTILITY_KINDS, type UtilityKind } from '#domain/money/renter-numbers.ts'
import { BedroomOptions } from '#features/numbers/bedroom-options.tsx'
import { WorkPlaceSelect } from '#features/numbers/work-place-select.tsx'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { SentToAnswer } from '../sent-to-answer.tsx'
import { VOUCHER_FIELDS, type RenterField, type RenterFields, type RenterFormNumbers } from './use-renter-numbers.ts'
import '#features/numbers/number-box.css'

const SHARES = [25, USUAL_SHARE_PCT, 35, 40, 50]

const UTILITY_LABELS: Readonly<Record<UtilityKind, string>> = {
  'heat-gas': 'Gas heat',
  'heat-electric': 'Electric heat',
  'heat-oil': 'Oil heat',
  'hot-water': 'Hot water',
  electricity: 'Electricity',
  gas: 'Cooking gas',
  water: 'Water and sewer',
}

/** The renter's numbers. Each change counts at once; a browser without scripts sends them. */
export function RenterForm({ renter, timetable }: { renter: RenterFormNumbers; timetable: Timetable | null }) {
  const { fields, errors, change, workPlace, changePlace } = renter
  const sent = useSentForm('afford-rent')
  const form = useRef<HTMLFormElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = typedEarly(form.current!, fields)
    if (early) change(early)
  })
  useEffect(() => takeEarly(), [])
  /** A message waits until its field is left. */
  const [left, setLeft] = useState<ReadonlySet<RenterField>>(
    () => new Set(sent ? (Object.keys(fields) as RenterField[]) : []),
  )
  const isSent = (names: readonly string[]) => names.some((name) => sent?.values[name])
  const box = (name: RenterField, label: string, unit: '$' | undefined, hint?: string) => (
    <Field label={label} hint={hint} error={left.has(name) ? errors[name] : undefined}>
      {(control) => (
        <span data-unit={unit} className="number-box">
          <TextInput
            {...control}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={fields[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
            onBlur={() => setLeft(new Set([...left, name]))}
          />
        </span>
      )}
    </Field>
  )
  const choice = (name: 'bedrooms' | 'sharePct' | 'voucherBedrooms', label: string, options: ReactNode) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={fields[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        >
          {options}
        </Select>
      )}
    </Field>
  )
  return (
    <div className="afford-side">
      <form
        ref={form}
        aria-label="Your figures"
        method="post"
        action="/afford/rent"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="afford-form"
      >
        <div className="afford-wide">
          {box('income', 'Yearly income before tax', '$', 'For everyone on the lease, from any lawful source.')}
        </div>
        {box('rentSavings', 'Savings for the move', '$', 'First month, deposit, and fees.')}
        {choice('bedrooms', 'Home size', <BedroomOptions none="Any size" />)}
        {choice(
          'sharePct',
          'Share of income for rent and utilities',
          <>
            <option value="">{`${USUAL_SHARE_PCT}% (usual)`}</option>
            {SHARES.filter((share) => share !== USUAL_SHARE_PCT).map((share) => (
              <option key={share} value={share}>{`${share}%`}</option>
            ))}
          </>,
        )}
        {/* Rides are looked up in the browser. */}
        <div className="contents noscript:hidden">
          <Field label="Where do you work?">
            {(control) => (
              <WorkPlaceSelect
                {...control}
                name="workPlace"
                timetable={timetable}
                value={workPlace}
                onChange={changePlace}
              />
            )}
          </Field>
          {box(
            'minutes',
            'Maximum minutes to work',
            undefined,
            'For homes, door to door. For towns, from station to station.',
          )}
        </div>
        <Fold title="Utilities you’d pay" isOpen={isSent(UTILITY_KINDS)}>
          <p className="afford-wide text-xs text-ink-soft">
            Per month, from your bills. For each home, we count only what its listing says the tenant pays.
          </p>
          {UTILITY_KINDS.map((kind) => (
            <div key={kind}>{box(kind, UTILITY_LABELS[kind], '$')}</div>
          ))}
        </Fold>
        <Fold title="I have a housing voucher" isOpen={isSent(VOUCHER_FIELDS)}>
          <p className="afford-wide text-xs text-ink-soft">
            From your housing authority’s letter.{' '}
            <span className="noscript:hidden">These numbers never leave this device.</span>
          </p>
          {choice('voucherBedrooms', 'Voucher size', <BedroomOptions none="Choose a size" />)}
          {box('adjustedIncome', 'Adjusted yearly income', '$')}
          {box('utilityAllowance', 'Monthly utility allowance', '$')}
          {box('paymentStandard', 'Payment standard', '$', 'For your voucher size, if you know it.')}
          {box('minimumRent', 'Minimum rent', '$', 'If you have one: $0 to $50.')}
          <label className="afford-choice afford-wide">
            <input
              type="checkbox"
              name="isStaying"
              checked={fields.isStaying === 'on'}
              onChange={(event) => change({ isStaying: event.currentTarget.checked ? 'on' : '' })}
              className="size-5 shrink-0 accent-indigo"
            />
            <span>I’m staying in my home</span>
          </label>
        </Fold>
        <noscript>
          {import.meta.env.SSR && (
            <>
              <Button type="submit">Show my budget</Button>
              <SentToAnswer />
            </>
          )}
        </noscript>
      </form>
      <output className="mt-3 block text-sm text-brick empty:hidden">{renter.notKept}</output>
      <p className="mt-3 text-xs text-ink-soft">
        This estimate uses your numbers and the share you picked. The landlord decides.
      </p>
    </div>
  )
}

const Fold = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details open={isOpen} className="afford-wide rent-fold">
    <summary>{title}</summary>
    <div className="afford-form">{children}</div>
  </details>
)

/** What was typed before the page came to life; null: nothing. */
function typedEarly(form: HTMLFormElement, fields: RenterFields): Partial<RenterFields> | null {
  const typed = [...form.querySelectorAll<HTMLInputElement>('.number-box > input')]
    .filter(({ name, value }) => value !== fields[name as RenterField])
    .map(({ name, value }) => [name, value])
  return typed.length > 0 ? Object.fromEntries(typed) : null
}
