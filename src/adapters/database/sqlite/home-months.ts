import { INSURED_INSIDE } from '#domain/money/home-insurance.ts'
import type { Condition } from '../listings/filter-columns.ts'
import type { MonthSum } from '../listings/month-sum.ts'
import type { CodedTexts } from './coded-texts.ts'
import { dropHome, type HomeSet } from './home-set.ts'

/** What is held of homes for their months: US dollars, cents, US dollars; NaN is unknown. And their kinds. */
export interface MonthColumns {
  numbers: Readonly<Record<'price' | 'monthly_tax_cents' | 'monthly_fee', Float64Array>>
  texts: Readonly<Record<'home_kind', Pick<CodedTexts, 'codes' | 'texts'>>>
}

/** Works out the month of the home at an index, cents; NaN where it can't be. */
export function monthAt(columns: MonthColumns, { pieces, insurance }: MonthSum): (index: number) => number {
  const { price, monthly_tax_cents: tax, monthly_fee: fee } = columns.numbers
  if (!pieces) return (index) => price[index]! * 100
  // Numbers in a row are read much faster than objects.
  const lines = Float64Array.from(
    pieces.flatMap(({ upTo, loan, mortgageInsurance }) => [
      upTo,
      loan.slope,
      loan.constant,
      mortgageInsurance.slope,
      mortgageInsurance.constant,
    ]),
  )
  const { codes, texts } = columns.texts.home_kind
  const isInside = Uint8Array.from(texts, (kind) => Number((INSURED_INSIDE as readonly string[]).includes(kind)))
  const { inside, building } = insurance
  return (index) => {
    const dollars = price[index]!
    let at = 0
    while (dollars > lines[at]!) at += LINE
    const loan = Math.floor(lines[at + 1]! * dollars + lines[at + 2]! + 0.5)
    const insured = Math.floor(lines[at + 3]! * dollars + lines[at + 4]! + 0.5)
    const line = isInside[codes[index]!] ? inside : building
    const home = Math.floor(line.slope * dollars + line.constant + 0.5)
    return loan + insured + tax[index]! + home + (fee[index]! || 0) * 100
  }
}

/** Of each home at these indexes, which of the conditions, of one sum, its month meets first; their number if none. */
export function firstLimits(
  indexes: Uint32Array,
  columns: MonthColumns,
  conditions: readonly (Condition & { kind: 'month' })[],
): Uint8Array {
  const [{ sum, withUnknown }] = conditions as readonly [Condition & { kind: 'month' }]
  const month = monthAt(columns, sum)
  const first = new Uint8Array(indexes.length)
  for (let at = 0; at < indexes.length; at++) {
    const cents = month(indexes[at]!)
    let step = 0
    while (step < conditions.length && !(cents < conditions[step]!.below)) step++
    first[at] = withUnknown && Number.isNaN(cents) ? 0 : step
  }
  return first
}

/** Numbers of a piece. */
const LINE = 5

/** Deselects the homes whose month is not below the limit. */
export function keepMonths(
  selected: HomeSet,
  columns: MonthColumns,
  { sum, below, withUnknown }: Condition & { kind: 'month' },
): void {
  const month = monthAt(columns, sum)
  for (let at = 0; at < selected.length; at++) {
    for (let left = selected[at]!; left !== 0; left &= left - 1) {
      const index = at * 32 + 31 - Math.clz32(left & -left)
      const cents = month(index)
      if (!(cents < below || (withUnknown && Number.isNaN(cents)))) dropHome(selected, index)
    }
  }
}
