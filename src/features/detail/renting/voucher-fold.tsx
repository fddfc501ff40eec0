import { useRef, useState, type SubmitEvent } from 'react'
import { formatCount } from '#domain/count.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { RentalFigures } from '#domain/money/home-figures.ts'
import { formatDollars } from '#domain/money/money.ts'
import type { OwnNumbers } from '#domain/money/own-numbers.ts'
import { readRenterForm } from '#domain/money/renter-form.ts'
import type { OwnVoucher } from '#domain/money/renter-numbers.ts'
import {
  paymentStandards,
  voucherFamily,
  voucherResult,
  type VoucherFamily,
  type VoucherResult,
} from '#domain/money/voucher.ts'
import { firstComplaints } from '#domain/result.ts'
import { BedroomOptions } from '#features/numbers/bedroom-options.tsx'
import { changeNumbers } from '#features/numbers/change-numbers.ts'
import { NumberField } from '#features/numbers/number-field.tsx'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { focusFirstWrong, type FieldErrors } from '#ui/primitives/field-errors.ts'
import { Field, Select } from '#ui/primitives/field.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { BillRow } from '../bill.tsx'
import { BENCHMARK, VOUCHER } from '../texts/renting-texts.ts'

interface VoucherFoldProps {
  listing: Listing
  figures: RentalFigures
  numbers: OwnNumbers
  /** Every utility is in the rent. */
  hasUtilities: boolean
  store: OwnNumbersStore | null
  onKept: () => void
}

/** Whether a housing choice voucher covers the home, and what its holder would pay. The housing authority decides. */
export function VoucherFold({ listing, figures, numbers, hasUtilities, store, onKept }: VoucherFoldProps) {
  const { price: rent, beds: bedrooms } = listing
  const family = voucherFamily(numbers.household.income, numbers.renter.voucher)
  if (bedrooms === null) return null
  const home = { rent, bedrooms, hudRents: figures.benchmark?.value.rents ?? null, hasUtilities }
  const result = family && voucherResult(family, home, figures.voucher)
  const band = paymentStandards(family ?? { voucherBedrooms: bedrooms, paymentStandard: null }, home, figures.voucher)
  return (
    <Fold title={VOUCHER.title} value={result ? VOUCHER.answers[result.answer] : VOUCHER.noAnswer}>
      <p>{leadText(result, family)}</p>
      <table className="cost-table">
        <caption className="sr-only">{VOUCHER.table}</caption>
        <tbody>
          <BillRow
            name={VOUCHER.standard}
            note={standardNote(family, bedrooms)}
            amount={band ? rangeText(band) : VOUCHER.askAuthority}
          />
          {result && result.answer !== 'ask' && (
            <>
              <BillRow
                name={VOUCHER.gross}
                note={hasUtilities ? VOUCHER.grossIncluded : VOUCHER.grossAllowance}
                amount={formatDollars(Math.round(result.grossRent))}
              />
              <BillRow
                name={VOUCHER.share}
                note={VOUCHER.shareNote(formatDollars(Math.round(result.leastShare)), figures.voucher.tenantSharePct)}
                amount={rangeText([result.familyShare[1], result.familyShare[0]])}
              />
              {result.highestRent && (
                <BillRow
                  name={VOUCHER.highest}
                  note={VOUCHER.highestNote(figures.voucher.moveInCapPct)}
                  amount={rangeText(result.highestRent)}
                />
              )}
            </>
          )}
        </tbody>
      </table>
      <VoucherForm numbers={numbers} store={store} onKept={onKept} />
      <p className="cost-note mt-3">{VOUCHER.law}</p>
    </Fold>
  )
}

function leadText(result: VoucherResult | null, family: VoucherFamily | null): string {
  if (result === null || family === null) return VOUCHER.enter
  switch (result.answer) {
    case 'ask':
      return result.missing === 'allowance' ? VOUCHER.askAllowance : VOUCHER.askStandard
    case 'no':
      return VOUCHER.overCap
    case 'depends':
      return VOUCHER.depends
    case 'yes':
      return VOUCHER.ifReasonable
  }
}

function standardNote(family: VoucherFamily | null, bedrooms: number): string {
  const size = BENCHMARK.bedrooms(Math.min(family?.voucherBedrooms ?? bedrooms, bedrooms))
  const isKnown = family !== null && family.paymentStandard !== null && bedrooms >= family.voucherBedrooms
  return isKnown ? VOUCHER.ownStandard(size) : VOUCHER.usualStandard(size)
}

const rangeText = ([from, to]: readonly [number, number]): string =>
  Math.round(from) === Math.round(to)
    ? formatDollars(Math.round(from))
    : VOUCHER.range(formatDollars(Math.round(from)), formatDollars(Math.round(to)))

const text = (amount: number | null): string => (amount === null ? '' : formatCount(amount))

/** The numbers of the voucher, kept on the device when they are used. */
function VoucherForm({ numbers, store, onKept }: Pick<VoucherFoldProps, 'numbers' | 'store' | 'onKept'>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const { voucher }: { voucher: OwnVoucher } = numbers.renter
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readRenterForm(Object.fromEntries(new FormData(form.current!)))
    if (!read.ok) {
      const found = firstComplaints(read.problem)
      setErrors(found)
      return focusFirstWrong(form.current!, found)
    }
    const { voucher: given } = read.value.renter
    const refusal = changeNumbers(store, (kept) => ({ ...kept, renter: { ...kept.renter, voucher: given } }))
    setErrors(refusal ? { form: refusal } : {})
    return onKept()
  }
  return (
    <form
      // The fields begin anew with what the device keeps.
      key={JSON.stringify(voucher)}
      ref={form}
      noValidate
      aria-label={VOUCHER.form}
      onSubmit={submit}
      className="mt-5 grid gap-4 sm:grid-cols-2 print:hidden noscript:hidden"
    >
      <Field label={VOUCHER.fields.size} error={errors['voucherBedrooms']}>
        {(control) => (
          <Select {...control} name="voucherBedrooms" defaultValue={text(voucher.bedrooms)}>
            <BedroomOptions none={VOUCHER.fields.chooseSize} />
          </Select>
        )}
      </Field>
      <NumberField
        name="adjustedIncome"
        label={VOUCHER.fields.income}
        unit="$"
        value={text(voucher.adjustedIncome)}
        error={errors['adjustedIncome']}
      />
      <NumberField
        name="utilityAllowance"
        label={VOUCHER.fields.allowance}
        unit="$"
        value={text(voucher.utilityAllowance)}
        hint={VOUCHER.fields.allowanceHint}
        error={errors['utilityAllowance']}
      />
      <NumberField
        name="paymentStandard"
        label={VOUCHER.fields.standard}
        unit="$"
        value={text(voucher.paymentStandard)}
        hint={VOUCHER.fields.standardHint}
        error={errors['paymentStandard']}
      />
      <NumberField
        name="minimumRent"
        label={VOUCHER.fields.minimum}
        unit="$"
        value={text(voucher.minimumRent)}
        error={errors['minimumRent']}
      />
      <label className="flex min-h-11 items-center gap-2 self-end">
        <input
          type="checkbox"
          name="isStaying"
          defaultChecked={voucher.isStaying}
          className="size-5 shrink-0 accent-indigo"
        />
        {VOUCHER.fields.staying}
      </label>
      <div className="sm:col-span-2">
        <Button type="submit" tone="secondary" className="max-sm:w-full">
          {VOUCHER.use}
        </Button>
        <output className="mt-2 block text-sm text-brick empty:hidden">{errors['form']}</output>
      </div>
    </form>
  )
}
