import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { LoanKind } from '#domain/money/loan-terms.ts'
import type { DebtLimitChoice, DebtLimitTable } from '#domain/money/public-figures.ts'
import { LIMITS_OF_LOAN } from '#domain/money/public-figures.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, Select, TextInput } from '#ui/primitives/field.tsx'
import { limitChoiceText } from './afford-words.ts'
import { withLoan, type BuyerField, type BuyerFields } from './buyer-fields.ts'
import { SentToAnswer } from './sent-to-answer.tsx'
import type { BuyerNumbers } from './use-buyer-numbers.ts'
import '#features/numbers/number-box.css'

/** Those with a message. */
const FIELDS: readonly BuyerField[] = ['income', 'debts', 'savings', 'down']

interface BuyerFormProps {
  buyer: BuyerNumbers
  /** Undefined until they are there. */
  limits: DebtLimitTable | undefined
  choice: DebtLimitChoice
  onChoose: (choice: DebtLimitChoice) => void
  loadNumbers: LoadToldStore
}

/** The visitor's figures. Each change counts at once; there is nothing to send. */
export function BuyerForm({ buyer, limits, choice, onChoose, loadNumbers }: BuyerFormProps) {
  const { fields, errors, change } = buyer
  const sent = useSentForm('afford')
  const form = useRef<HTMLFormElement>(null)
  const takeEarly = useEffectEvent(() => {
    const early = typedEarly(form.current!, fields)
    if (early) change(early)
  })
  useEffect(() => takeEarly(), [])
  /** A message waits until its field is left. */
  const [left, setLeft] = useState<ReadonlySet<BuyerField>>(new Set(sent ? FIELDS : []))
  const box = (
    name: Exclude<BuyerField, 'downUnit' | 'loan'>,
    label: string,
    unit: '$' | '%' | undefined,
    more?: Extra,
  ) => (
    <Field label={label} hint={more?.hint} error={left.has(name) ? errors[name] : undefined}>
      {(control) => (
        <span className={more?.beside ? 'number-with-unit' : undefined}>
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
          {more?.beside}
        </span>
      )}
    </Field>
  )
  const unit = (
    <Select
      aria-label="Down payment in"
      name="downUnit"
      value={fields.downUnit}
      onChange={(event) => change({ downUnit: event.currentTarget.value as 'percent' | 'dollars' })}
    >
      <option value="percent">%</option>
      <option value="dollars">$</option>
    </Select>
  )
  return (
    <div className="afford-side">
      <form
        ref={form}
        aria-label="Your figures"
        method="post"
        action="/afford"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="afford-form"
      >
        <div className="afford-wide">
          {box('income', 'Yearly income before tax', '$', { hint: 'For everyone on the loan.' })}
        </div>
        {box('debts', 'Monthly debt payments', '$', { hint: 'Car, student loans, credit cards. Don’t include rent.' })}
        {box('savings', 'Savings for buying', '$')}
        {box('down', 'Down payment', undefined, { beside: unit })}
        <Field label="Loan">
          {(control) => (
            <Select
              {...control}
              name="loan"
              value={fields.loan}
              onChange={(event) =>
                change(withLoan(fields, event.currentTarget.value as LoanKind, buyer.costTerms.usual))
              }
            >
              <option value="conventional">Conventional</option>
              <option value="fha">FHA</option>
              <option value="va">VA (veterans)</option>
            </Select>
          )}
        </Field>
        <LimitChoices limits={limits} loan={fields.loan} choice={choice} onChoose={onChoose} />
        <noscript>
          {import.meta.env.SSR && (
            <>
              <Button type="submit">Show my budget</Button>
              <SentToAnswer />
            </>
          )}
        </noscript>
      </form>
      {/* It opens a form of its own. */}
      <LateNumbersLine loadNumbers={loadNumbers} className="mt-5" />
      <output className="mt-3 block text-sm text-brick empty:hidden">{buyer.notKept}</output>
      <p className="mt-3 text-xs text-ink-soft">
        This estimate uses your numbers and the limits you picked. Your lender decides.
      </p>
    </div>
  )
}

/** What was typed before the page came to life; null: nothing. */
function typedEarly(form: HTMLFormElement, fields: BuyerFields): Partial<BuyerFields> | null {
  const typed = [...form.querySelectorAll<HTMLInputElement>('.number-box > input')]
    .filter(({ name, value }) => value !== fields[name as BuyerField])
    .map(({ name, value }) => [name, value])
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

interface Extra {
  hint?: string
  /** A control in the same line. */
  beside?: ReactNode
}

interface LimitChoicesProps extends Pick<BuyerFormProps, 'limits' | 'choice' | 'onChoose'> {
  loan: LoanKind
}

/** What lenders name for this kind of loan. */
function LimitChoices({ limits, loan, choice, onChoose }: LimitChoicesProps) {
  return (
    <fieldset className="afford-wide">
      <legend className="text-sm font-semibold">How much lenders may allow</legend>
      {limits &&
        LIMITS_OF_LOAN[loan].map((each) => {
          const [name, use] = limitChoiceText(each, limits[each])
          return (
            <label key={each} className="afford-choice">
              <input
                type="radio"
                name="limits"
                value={each}
                checked={each === choice}
                onChange={() => onChoose(each)}
                className="size-5 shrink-0 accent-indigo"
              />
              <span>
                {name}
                <span className="block text-xs text-ink-soft">{use}</span>
              </span>
            </label>
          )
        })}
    </fieldset>
  )
}
