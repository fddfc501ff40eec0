import type { FilterKey, ListingFilters } from '../search/filters/catalogue.ts'
import { EVERY_PRICE } from '../search/filters/price-scale.ts'
import { SPAN_LIMIT, type Span } from '../search/query-param.ts'

/** How far each step of a wish for a number gives way, in the units below: the wish itself, then ever wider ones. */
const REACH = [0, 1, 2, 4, 8] as const
/** A unit: a share of money and area; minutes; years; US dollars of a monthly fee. */
const SHARE = 0.05
const MINUTES = 5
const YEARS = 5
const FEE = 50

type Asks = Partial<ListingFilters>
/** A value that gives way by so many units; null where the wish doesn't go so far. */
type Grade<Value> = (value: Value, units: number) => Value | null
type GivingWay = (value: number, units: number) => number

const lower: GivingWay = (value, units) => Math.max(0, Math.round(value * (1 - SHARE * units)))
const higher: GivingWay = (value, units) => Math.round(value * (1 + SHARE * units))

/** A span whose ends give way. */
const span =
  (down: GivingWay, up: GivingWay): Grade<Span | null> =>
  (value, units) =>
    value && {
      min: value.min === null ? null : Math.max(0, down(value.min, units)),
      max: value.max === null ? null : Math.min(SPAN_LIMIT, up(value.max, units)),
    }
const by = (amount: number) =>
  span(
    (value, units) => value - amount * units,
    (value, units) => value + amount * units,
  )
/** One room less or more is half of the wish. */
const fewer: Grade<number | null> = (value, units) => (value === null || units > 1 ? null : Math.max(0, value - units))
const more: Grade<number | null> = (value, units) => (value === null || units > 1 ? null : value + units)

/** The numbers that wear off. Every other wish is met or not. */
const GRADES: { readonly [Key in FilterKey]?: Grade<ListingFilters[Key]> } = {
  price: ({ min, max }, units) => ({ min: lower(min, units), max: Math.min(EVERY_PRICE.max, higher(max, units)) }),
  beds: fewer,
  bedsMax: more,
  baths: fewer,
  bathsMax: more,
  cost: (limit, units) => ({ ...limit, upTo: limit.upTo === null ? null : higher(limit.upTo, units) }),
  train: (limit, units) => {
    if (limit.minutes !== null) return { ...limit, minutes: limit.minutes + MINUTES * units }
    return limit.walk === null ? null : { ...limit, walk: limit.walk + MINUTES * units }
  },
  size: span(lower, higher),
  lot: span(
    (value, units) => value * (1 - SHARE * units),
    (value, units) => value * (1 + SHARE * units),
  ),
  built: by(YEARS),
  fee: by(FEE),
}

/** What is asked for, then ever less of it, until nothing gives way any more. */
export function gradesOf(asks: Asks): Asks[] {
  const grades: Asks[] = [asks]
  for (const units of REACH.slice(1)) {
    const worn = wornBy(asks, units)
    if (worn === null) break
    grades.push(worn)
  }
  return grades
}

function wornBy(asks: Asks, units: number): Asks | null {
  const worn: [string, unknown][] = []
  for (const [key, value] of Object.entries(asks)) {
    const grade = GRADES[key as FilterKey] as Grade<unknown> | undefined
    // An end that isn't asked for doesn't hold the other one back.
    const next = value === null ? null : grade?.(value, units)
    if (value !== null && (next ?? null) === null) return null
    worn.push([key, next])
  }
  return Object.fromEntries(worn) as Asks
}
