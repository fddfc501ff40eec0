import { useState } from 'react'
import { readOfferForm } from '#domain/money/own-numbers-form.ts'
import { NO_OWN_NUMBERS, type OwnOffer } from '#domain/money/own-numbers.ts'
import { firstComplaints } from '#domain/result.ts'
import { changeNumbers } from '#features/numbers/change-numbers.ts'
import { NumberField } from '#features/numbers/number-field.tsx'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { showVisitorsTerms } from '#ui/listing/cost-terms.ts'
import { Button } from '#ui/primitives/button.tsx'
import { focusFirstWrong, type FieldErrors } from '#ui/primitives/field-errors.ts'
import { OFFER } from '../texts/cost-texts.ts'

const text = (value: number | null): string => (value === null ? '' : String(value))

/** The visitor's own offer. Kept with their other numbers, on their device alone. */
export function OfferFields({ offer, store }: { offer: OwnOffer; store: OwnNumbersStore | null }) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refused, setRefused] = useState('')
  const use = (form: HTMLFormElement) => {
    const read = readOfferForm(Object.fromEntries(new FormData(form)))
    if (!read.ok) {
      const found = firstComplaints(read.problem)
      setErrors(found)
      focusFirstWrong(form, found)
      return
    }
    setErrors({})
    setRefused(changeNumbers(store, (kept) => ({ ...kept, offer: read.value })))
    // The page reads the numbers again.
    showVisitorsTerms((store?.read() ?? NO_OWN_NUMBERS).terms)
  }
  return (
    <form
      aria-label={OFFER.form}
      noValidate
      className="offer-fields"
      onSubmit={(event) => {
        event.preventDefault()
        use(event.currentTarget)
      }}
    >
      <NumberField
        name="deposit"
        label={OFFER.fields.deposit}
        unit="$"
        value={text(offer.deposit)}
        error={errors['deposit']}
      />
      <NumberField
        name="sellerCredit"
        label={OFFER.fields.sellerCredit}
        unit="$"
        value={text(offer.sellerCredit)}
        error={errors['sellerCredit']}
      />
      <NumberField
        name="agentPct"
        label={OFFER.fields.agentPct}
        unit="%"
        value={text(offer.agentPct)}
        error={errors['agentPct']}
      />
      <Button tone="secondary" className="min-h-11">
        {OFFER.use}
      </Button>
      <output className="text-sm text-brick empty:hidden">{refused}</output>
    </form>
  )
}
