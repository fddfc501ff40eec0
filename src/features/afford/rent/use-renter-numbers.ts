import { useEffect, useState } from 'react'
import { readWorkPlace } from '#domain/commute/read-work-place.ts'
import { formatCount } from '#domain/count.ts'
import { readRenterForm, type RenterAnswers } from '#domain/money/renter-form.ts'
import { NO_RENTER, UTILITY_KINDS, type UtilityKind } from '#domain/money/renter-numbers.ts'
import { firstComplaints } from '#domain/result.ts'
import { changeNumbers } from '#features/numbers/change-numbers.ts'
import { useKeepWorkPlace } from '#features/numbers/use-keep-work-place.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { LoadToldStore, OwnNumbersStore } from '#ports/browser/told-store.ts'
import { useWorkPlace } from '#ui/listing/work-place.ts'

export const VOUCHER_FIELDS = [
  'voucherBedrooms',
  'adjustedIncome',
  'utilityAllowance',
  'paymentStandard',
  'minimumRent',
] as const
export type RenterField =
  | 'income'
  | 'rentSavings'
  | 'bedrooms'
  | 'sharePct'
  | 'minutes'
  | 'isStaying'
  | UtilityKind
  | (typeof VOUCHER_FIELDS)[number]
/** What stands in the fields, as typed. */
export type RenterFields = Readonly<Record<RenterField, string>>

export interface RenterFormNumbers {
  fields: RenterFields
  errors: Readonly<Record<string, string>>
  /** The last numbers that could all be used. */
  answers: RenterAnswers
  workPlace: string | null
  /** What the visitor's device keeps has been read. */
  isRead: boolean
  /** Why the device refuses to keep them; else ''. */
  notKept: string
  change: (changed: Partial<RenterFields>) => void
  changePlace: (place: string | null) => void
}

const NOTHING: RenterAnswers = { income: null, renter: NO_RENTER }

/** The fields over the visitor's own numbers. What is typed counts and is kept at once; what can't be used stays in its field. */
export function useRenterNumbers(loadNumbers: LoadToldStore): RenterFormNumbers {
  const store = useOwnNumbers(loadNumbers)
  const keepPlace = useKeepWorkPlace(store)
  const { id } = useWorkPlace()
  const sent = useSentForm('afford-rent')
  const [typed, setTyped] = useState<Partial<RenterFields>>(sent?.values ?? {})
  const [answers, setAnswers] = useState(() => answersIn(typed) ?? NOTHING)
  const [notKept, setNotKept] = useState('')

  // What the device keeps is taken over as soon as its code is there; what was typed before is newer.
  const [known, setKnown] = useState<OwnNumbersStore | null>(null)
  if (store && store !== known) {
    setKnown(store)
    setAnswers(keptAnswers(store, typed))
  }
  useEffect(
    () =>
      store?.onOtherTab(() => {
        setTyped({})
        setAnswers(keptAnswers(store, {}))
      }),
    [store],
  )

  const fields = { ...fieldsOf(answers), ...typed }
  const read = readRenterForm(fields)
  const change = (changed: Partial<RenterFields>) => {
    setTyped({ ...typed, ...changed })
    const next = readRenterForm({ ...fields, ...changed })
    if (!next.ok) return
    setAnswers(next.value)
    const { income, renter } = next.value
    setNotKept(changeNumbers(store, (kept) => ({ ...kept, household: { ...kept.household, income }, renter })))
  }
  return {
    fields,
    errors: read.ok ? {} : firstComplaints(read.problem),
    answers,
    workPlace: id ?? readWorkPlace(sent?.values['workPlace']),
    isRead: store !== null,
    notKept,
    change,
    changePlace: (place) => setNotKept(keepPlace(place)),
  }
}

function keptAnswers(store: OwnNumbersStore, typed: Partial<RenterFields>): RenterAnswers {
  const { household, renter } = store.read()
  const kept = { income: household.income, renter }
  return answersIn({ ...fieldsOf(kept), ...typed }) ?? kept
}

/** Null while a field can't be used. */
function answersIn(fields: Partial<RenterFields>): RenterAnswers | null {
  const read = readRenterForm(fields)
  return read.ok ? read.value : null
}

const text = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? '' : formatCount(amount)

/** The fields as they begin with numbers known already. */
function fieldsOf({ income, renter }: RenterAnswers): RenterFields {
  const { savings, bedrooms, sharePct, minutes, utilities, voucher } = renter
  const amounts = Object.fromEntries(UTILITY_KINDS.map((kind) => [kind, text(utilities[kind])])) as Record<
    UtilityKind,
    string
  >
  return {
    ...amounts,
    income: text(income),
    rentSavings: text(savings),
    bedrooms: text(bedrooms),
    sharePct: text(sharePct),
    minutes: text(minutes),
    voucherBedrooms: text(voucher.bedrooms),
    adjustedIncome: text(voucher.adjustedIncome),
    utilityAllowance: text(voucher.utilityAllowance),
    paymentStandard: text(voucher.paymentStandard),
    minimumRent: text(voucher.minimumRent),
    isStaying: voucher.isStaying ? 'on' : '',
  }
}
