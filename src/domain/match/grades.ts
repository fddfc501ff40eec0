import type { FilterKey, ListingFilters } from '../search/filters/catalogue.ts'
import { EVERY_PRICE } from '../search/filters/price-scale.ts'
import { SPAN_LIMIT, type Span } from '../search/query-param.ts'

/** How a wish for a number wears off: in so many equal steps, the first of them the wish itself. */
const STEPS = 5
/** What each step gives way by: a share of money and area; minutes; years; US dollars of a monthly fee. */
const SHARE = 0.05
const MINUTES = 5
const YEARS = 5
const FEE = 50

type Asks = Partial<ListingFilters>
/** A value at the n-th step, from 0; null where the wish has no further one. */
type Grade<Value> = (value: Value, step: number) => Value | null
type GivingWay = (value: number, step: number) => number

const lower: GivingWay = (value, step) => Math.max(0, Math.round(value * (1 - SHARE * step)))
const higher: GivingWay = (value, step) => Math.round(value * (1 + SHARE * step))

/** A span whose ends give way. */
const span =
  (down: GivingWay, up: GivingWay): Grade<Span | null> =>
  (value, step) =>
    value && {
      min: value.min === null ? null : Math.max(0, down(value.min, step)),
      max: value.max === null ? null : Math.min(SPAN_LIMIT, up(value.max, step)),
    }
const by = (amount: number) =>
  span(
    (value, step) => value - amount * step,
    (value, step) => value + amount * step,
  )
/** One room less or more is half of the wish. */
const fewer: Grade<number | null> = (value, step) => (value === null || step > 1 ? null : Math.max(0, value - step))
const more: Grade<number | null> = (value, step) => (value === null || step > 1 ? null : value + step)

/** The numbers that wear off. Every other wish is met or not. */
const GRADES: { readonly [Key in FilterKey]?: Grade<ListingFilters[Key]> } = {
  price: ({ min, max }, step) => ({ min: lower(min, step), max: Math.min(EVERY_PRICE.max, higher(max, step)) }),
  beds: fewer,
  bedsMax: more,
  baths: fewer,
  bathsMax: more,
  cost: (limit, step) => ({ ...limit, upTo: limit.upTo === null ? null : higher(limit.upTo, step) }),
  train: (limit, step) => {
    if (limit.minutes !== null) return { ...limit, minutes: limit.minutes + MINUTES * step }
    return limit.walk === null ? null : { ...limit, walk: limit.walk + MINUTES * step }
  },
  size: span(lower, higher),
  lot: span(
    (value, step) => value * (1 - SHARE * step),
    (value, step) => value * (1 + SHARE * step),
  ),
  built: by(YEARS),
  fee: by(FEE),
}

/** What is asked for, then ever less of it, until nothing gives way any more. */
export function gradesOf(asks: Asks): Asks[] {
  const grades: Asks[] = [asks]
  for (let step = 1; step < STEPS; step++) {
    const worn = wornBy(asks, step)
    if (worn === null) break
    grades.push(worn)
  }
  return grades
}

function wornBy(asks: Asks, step: number): Asks | null {
  const worn: [string, unknown][] = []
  for (const [key, value] of Object.entries(asks)) {
    const grade = GRADES[key as FilterKey] as Grade<unknown> | undefined
    // An end that isn't asked for doesn't hold the other one back.
    const next = value === null ? null : grade?.(value, step)
    if (value !== null && (next ?? null) === null) return null
    worn.push([key, next])
  }
  return Object.fromEntries(worn) as Asks
}
