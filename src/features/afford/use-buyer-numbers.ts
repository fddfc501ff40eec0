import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SentForm } from '#domain/form/sent-form.ts'
import { usualAsNone } from '#domain/money/entered-terms.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import { NO_OWN_NUMBERS, type Household, type OwnNumbers } from '#domain/money/own-numbers.ts'
import { useOwnNumbers } from '#features/numbers/use-own-numbers.ts'
import { useSentForm } from '#features/sent-form/use-sent-form.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { showVisitorsTerms, useCostTerms, type CostTerms } from '#ui/listing/cost-terms.ts'
import { fieldsOf, readFields, withFields, type BuyerFields, type ReadFields } from './buyer-fields.ts'

export interface BuyerNumbers extends ReadFields {
  fields: BuyerFields
  household: Household
  /** What the visitor's device keeps has been read. */
  isRead: boolean
  /** Why the device refuses to keep them; else ''. */
  notKept: string
  costTerms: CostTerms
  change: (change: Partial<BuyerFields>) => void
}

/**
 * The fields over the visitor's own numbers, which every page and tab shares. What is typed counts and is kept at once; what
 * can't be used stays in its field.
 */
export function useBuyerNumbers(loadNumbers: LoadToldStore): BuyerNumbers {
  const costTerms = useCostTerms()
  const store = useOwnNumbers(loadNumbers)
  const navigate = useNavigate()
  const [kept, setKept] = useState(NO_OWN_NUMBERS)
  const [notKept, setNotKept] = useState('')
  const sent = useSentForm('afford')
  const [typed, setTyped] = useState<Partial<BuyerFields>>(sent ? fieldsIn(sent.values) : {})
  /** The numbers that the fields began with or wrote. */
  const known = useRef('')

  /** Takes over what the form of all numbers, or another tab, has written. */
  const follow = useEffectEvent((own: OwnTerms) => {
    const numbers = store!.read()
    const text = asked(own, numbers.household)
    if (text === known.current) return
    setKept(numbers)
    // What was typed before the store was there is newer.
    if (known.current !== '') setTyped({})
    known.current = text
  })
  useEffect(() => {
    if (store) follow(costTerms.own)
  }, [store, costTerms.own])

  const fields = { ...fieldsOf(kept.household, costTerms.terms), ...typed }
  const keep = (numbers: OwnNumbers) => {
    setKept(numbers)
    if (store) {
      known.current = asked(numbers.terms, numbers.household)
      // Only the form of all numbers asks for it.
      const { workPlace, renter } = store.read()
      const written = store.write({ ...numbers, workPlace, renter })
      setNotKept(written.ok ? '' : written.problem.message)
    }
    showVisitorsTerms(numbers.terms)
    if (costTerms.inAddress) void navigate({ to: '.', search: {} as never, replace: true, resetScroll: false })
  }
  const change = (changed: Partial<BuyerFields>) => {
    setTyped({ ...typed, ...changed })
    const { numbers } = readFields({ ...fields, ...changed }, costTerms.terms)
    if (!numbers) return
    const all = withFields(kept, costTerms.own, numbers)
    keep({ ...all, terms: usualAsNone(all.terms, costTerms.usual) })
  }
  return {
    fields,
    household: kept.household,
    isRead: store !== null,
    notKept,
    costTerms,
    change,
    ...readFields(fields, costTerms.terms),
  }
}

/** What the browser sent itself. */
function fieldsIn({
  income = '',
  debts = '',
  savings = '',
  down = '',
  downUnit,
  loan,
}: SentForm['values']): BuyerFields {
  return {
    income,
    debts,
    savings,
    down,
    downUnit: downUnit === 'dollars' ? 'dollars' : 'percent',
    loan: loan === 'fha' || loan === 'va' ? loan : 'conventional',
  }
}

/** What the fields ask for, to tell whether somebody else has changed it. */
const asked = ({ down, loan }: OwnTerms, household: Household): string => JSON.stringify([down, loan, household])
