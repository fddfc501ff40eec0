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
import type { OwnNumbersStore } from '#ports/browser/own-numbers.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Field, Select } from '#ui/primitives/field.tsx'
import { CostSection } from '../costs/cost-section.tsx'
import { bedroomsText } from './benchmark-words.ts'

interface VoucherSectionProps {
  listing: Listing
  figures: RentalFigures
  numbers: OwnNumbers
  /** Every utility is in the rent. */
  hasUtilities: boolean
  store: OwnNumbersStore | null
  onKept: () => void
}

/** Whether a housing choice voucher covers the home, and what its holder would pay. The housing authority decides. */
export function VoucherSection({ listing, figures, numbers, hasUtilities, store, onKept }: VoucherSectionProps) {
  const { price: rent, beds: bedrooms } = listing
  const family = voucherFamily(numbers.household.income, numbers.renter.voucher)
  if (bedrooms === null) return null
  const home = { rent, bedrooms, hudRents: figures.benchmark?.value.rents ?? null, hasUtilities }
  const result = family && voucherResult(family, home, figures.voucher)
  const band = paymentStandards(family ?? { voucherBedrooms: bedrooms, paymentStandard: null }, home, figures.voucher)
  return (
    <CostSection
      id="voucher"
      topic="Housing voucher"
      heading={result ? HEADINGS[result.answer] : 'Does my voucher cover it?'}
      lead={leadText(result, family)}
    >
      <table className="cost-table">
        <caption className="sr-only">The voucher’s figures for this home</caption>
        <tbody>
          <Row
            name="Payment standard"
            note={standardNote(family, bedrooms)}
            amount={band ? rangeText(band) : 'Ask your housing authority'}
          />
          {result && result.answer !== 'ask' && (
            <>
              <Row
                name="Rent and utilities"
                note={hasUtilities ? 'The rent includes all utilities.' : 'The rent and your utility allowance.'}
                amount={formatDollars(Math.round(result.grossRent))}
              />
              <Row
                name="Your share"
                note={`At least ${formatDollars(Math.round(result.leastShare))}: ${figures.voucher.tenantSharePct}% of your adjusted income, or more where the rent is above the standard.`}
                amount={rangeText([result.familyShare[1], result.familyShare[0]])}
              />
              {result.highestRent && (
                <Row
                  name="Highest rent that passes"
                  note={`When you move in, your share may be at most ${figures.voucher.moveInCapPct}% of your adjusted income.`}
                  amount={rangeText(result.highestRent)}
                />
              )}
            </>
          )}
        </tbody>
      </table>
      <VoucherForm numbers={numbers} store={store} onKept={onKept} />
      <p className="cost-note mt-3">
        The housing authority decides, and must find the rent reasonable. A landlord may not refuse you because you pay
        with a voucher. N.J.S.A. 10:5-12; 24 CFR 982.503, 982.505, 982.508.
      </p>
    </CostSection>
  )
}

const HEADINGS: Readonly<Record<VoucherResult['answer'], string>> = {
  yes: 'Likely within your voucher',
  no: 'Unlikely within your voucher',
  depends: 'It depends on the payment standard',
  ask: 'One number is missing',
}

function leadText(result: VoucherResult | null, family: VoucherFamily | null): string {
  if (result === null || family === null)
    return 'Enter the numbers of your housing authority’s letter. They stay on this device.'
  switch (result.answer) {
    case 'ask':
      return result.missing === 'allowance'
        ? 'Ask your housing authority for its utility allowance for this home, and enter it below.'
        : 'HUD has no rent for this home’s size here: ask your housing authority for its payment standard.'
    case 'no':
      return 'Your share would be above 40% of your income, which isn’t allowed when you move in.'
    case 'depends':
      return 'Ask your housing authority for its payment standard, and enter it below.'
    case 'yes':
      return 'If the authority finds the rent reasonable.'
  }
}

function standardNote(family: VoucherFamily | null, bedrooms: number): string {
  const size = bedroomsText(Math.min(family?.voucherBedrooms ?? bedrooms, bedrooms))
  const isKnown = family !== null && family.paymentStandard !== null && bedrooms >= family.voucherBedrooms
  return isKnown
    ? `Yours, for ${size}.`
    : `Usually 90% to 110% of HUD’s rent for ${size} here. The smaller of your voucher’s size and the home’s counts.`
}

const rangeText = ([from, to]: readonly [number, number]): string =>
  Math.round(from) === Math.round(to)
    ? formatDollars(Math.round(from))
    : `${formatDollars(Math.round(from))} to ${formatDollars(Math.round(to))}`

const Row = ({ name, note, amount }: { name: string; note: string; amount: string }) => (
  <tr>
    <th scope="row">
      {name}
      <small>{note}</small>
    </th>
    <td>{amount}</td>
  </tr>
)

const text = (amount: number | null): string => (amount === null ? '' : formatCount(amount))

/** The numbers of the voucher, kept on the device when they are used. */
function VoucherForm({ numbers, store, onKept }: Pick<VoucherSectionProps, 'numbers' | 'store' | 'onKept'>) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const { voucher }: { voucher: OwnVoucher } = numbers.renter
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const read = readRenterForm(Object.fromEntries(new FormData(form.current!)))
    if (!read.ok) return setErrors(firstComplaints(read.problem))
    const { voucher: given } = read.value.renter
    const refusal = changeNumbers(store, (kept) => ({ ...kept, renter: { ...kept.renter, voucher: given } }))
    setErrors(refusal ? { form: refusal } : {})
    return onKept()
  }
  return (
    <details className="mt-4 print:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">My voucher’s numbers</summary>
      <form
        // The fields begin anew with what the device keeps.
        key={JSON.stringify(voucher)}
        ref={form}
        noValidate
        onSubmit={submit}
        className="grid gap-4 py-2 sm:grid-cols-2"
      >
        <Field label="Voucher size" error={errors['voucherBedrooms']}>
          {(control) => (
            <Select {...control} name="voucherBedrooms" defaultValue={text(voucher.bedrooms)}>
              <BedroomOptions none="Choose a size" />
            </Select>
          )}
        </Field>
        <NumberField
          name="adjustedIncome"
          label="Adjusted yearly income"
          unit="$"
          value={text(voucher.adjustedIncome)}
          error={errors['adjustedIncome']}
        />
        <NumberField
          name="utilityAllowance"
          label="Monthly utility allowance"
          unit="$"
          value={text(voucher.utilityAllowance)}
          hint="By your authority’s schedule, for what you pay yourself."
          error={errors['utilityAllowance']}
        />
        <NumberField
          name="paymentStandard"
          label="Payment standard"
          unit="$"
          value={text(voucher.paymentStandard)}
          hint="For your voucher’s size, if you know it."
          error={errors['paymentStandard']}
        />
        <NumberField
          name="minimumRent"
          label="Minimum rent"
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
          I’m staying in my home
        </label>
        <div className="sm:col-span-2">
          <Button type="submit" tone="secondary" className="max-sm:w-full">
            Use these numbers
          </Button>
          <output className="mt-2 block text-sm text-brick empty:hidden">{errors['form']}</output>
        </div>
      </form>
    </details>
  )
}
