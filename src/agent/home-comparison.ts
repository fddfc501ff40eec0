import { stationName } from '#domain/commute/commute-text.ts'
import { likelyCommutes, likelyWay } from '#domain/commute/likely-commutes.ts'
import { nearStations } from '#domain/commute/near-stations.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { workPlaceName } from '#domain/commute/work-place.ts'
import { formatCount } from '#domain/count.ts'
import { daysOnMarket } from '#domain/listing/days-on-market.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars, formatPrice } from '#domain/money/money.ts'
import type { ComparedFact } from '#domain/voice/conversation.ts'
import type { Measure } from '#language/understanding.ts'
import type { Phrases } from './phrases/phrases.ts'

/** What the measures of homes are taken by. */
export interface ComparisonBasis {
  /** US dollars a month, rounded; null where it isn't known. */
  month: (home: Listing) => number | null
  /** Null: it could not be loaded. */
  timetable: Timetable | null
  /** A place of work; null for the nearest station. */
  to: string | null
  /** ISO date. */
  today: string
  texts: Phrases['compare']
}

/** A home's value of a measure and its words; null where the listing doesn't say. */
export interface Measured {
  value: number
  text: string
}

const counted = (value: number | null, words: (count: string) => string): Measured | null =>
  value === null ? null : { value, text: words(formatCount(value)) }
const dollars = (value: number | null): Measured | null =>
  value === null ? null : { value, text: formatDollars(value) }

const MEASURED: Readonly<Record<Measure, (home: Listing, basis: ComparisonBasis) => Measured | null>> = {
  price: ({ price, market }) => ({ value: price, text: formatPrice(price, market) }),
  month: (home, { month }) => dollars(month(home)),
  taxes: ({ taxes }) => dollars(taxes?.amount ?? null),
  fees: ({ costFacts: { fee } }, { texts }) =>
    fee === 0
      ? { value: 0, text: texts.none }
      : fee === null
        ? null
        : { value: fee, text: texts.perMonth(formatDollars(fee)) },
  size: ({ squareFeet }, { texts }) => counted(squareFeet, texts.squareFeet),
  lot: ({ lotAcres, lotSize }) => (lotAcres === null ? null : { value: lotAcres, text: lotSize ?? String(lotAcres) }),
  year: ({ yearBuilt }) => (yearBuilt === null ? null : { value: yearBuilt, text: String(yearBuilt) }),
  beds: ({ beds }, { texts }) => counted(beds, texts.bedrooms),
  baths: ({ baths }, { texts }) => counted(baths, texts.bathrooms),
  train: wayToTrain,
  days: ({ listedOn }, { today, texts }) => {
    const value = daysOnMarket(listedOn, today)
    return { value, text: texts.days(value) }
  },
}

/** Minutes to the likeliest station, or to a place of work with the train. */
function wayToTrain({ location }: Listing, { timetable, to, texts }: ComparisonBasis): Measured | null {
  if (timetable === null || location === null) return null
  const near = nearStations(location, timetable)
  if (to !== null) {
    const [best] = likelyCommutes(near, ridesTo(to, timetable))
    return best ? { value: best.minutes, text: texts.minutes(best.minutes) } : null
  }
  const [station] = near
  if (!station) return null
  const { by, minutes } = likelyWay(station)
  const name = stationName(station.station, timetable)
  return { value: minutes, text: texts.way(minutes, by, name) }
}

/** A measure of each home, in their order. */
export const measured = (
  measure: Measure,
  homes: readonly Listing[],
  basis: ComparisonBasis,
): readonly (Measured | null)[] => homes.map((home) => MEASURED[measure](home, basis))

const ROWS = ['price', 'month', 'rooms', 'size', 'year', 'taxes', 'fees', 'train'] as const

/**
 * The rows of a comparison. Rows that no home has a value for are left out; `asked` has one in any case.
 */
export function comparisonRows(
  homes: readonly Listing[],
  basis: ComparisonBasis,
  asked: Measure | null,
): readonly ComparedFact[] {
  const { texts } = basis
  const own = ROWS as readonly string[]
  const isRoom = asked === 'beds' || asked === 'baths'
  const all = asked === null || isRoom || own.includes(asked) ? ROWS : [...ROWS, asked]
  return all.flatMap((row): ComparedFact[] => {
    const values =
      row === 'rooms'
        ? homes.map((home) => roomsText(home, texts))
        : measured(row, homes, basis).map((each) => each?.text ?? null)
    // A rental's month is its rent.
    const isEmpty = values.every((value) => value === null) || (row === 'month' && homes.every(isRental))
    if (isEmpty && row !== asked) return []
    return [{ label: labelOf(row, basis), values: values.map((value) => value ?? texts.notProvided) }]
  })
}

const isRental = ({ market }: Listing): boolean => market === 'rent'

function labelOf(row: Measure | 'rooms', { to, timetable, texts }: ComparisonBasis): string {
  if (row === 'rooms') return texts.rooms
  const place = row === 'train' && to !== null && timetable ? workPlaceName(to, timetable) : null
  return place === null ? texts.label(row) : texts.wayTo(place)
}

/** '4 / 2.5'. */
function roomsText({ beds, baths }: Listing, texts: Phrases['compare']): string | null {
  if (beds === null && baths === null) return null
  return `${beds === 0 ? texts.studio : (beds ?? '–')} / ${baths ?? '–'}`
}
