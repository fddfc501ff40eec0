import { formatCount } from '../count.ts'
import { daysBetween } from '../day.ts'
import { monthlyAssociationFee } from '../listing/association.ts'
import { formatDollars } from '../money/money.ts'
import type { KeyOfKind } from './filters/catalogue.ts'
import type { FilteredHome } from './filters/filter.ts'
import type { Span } from './query-param.ts'
import { spokenSpan, spokenYears } from './spoken-spans.ts'

export type SpanKey = KeyOfKind<'span'>

/** What a filter of numbers is besides its definition, which every page loads first. */
export interface SpanFilter<InputName = string> {
  /** The home's number on an ISO date; null where it isn't known. */
  numberOf: (home: FilteredHome, today: string) => number | null
  /** Beside its fields in the panel. */
  unit: string
  /** In its fields, before the number. */
  sign?: string
  /** The one end that the panel asks for; left out: both. */
  only?: keyof Span
  /** Its chip around the numbers: '1,200+ sq ft'. */
  chip: (numbers: string) => string
  /** One of the chip's numbers; with commas where left out. */
  end?: (end: number) => string
  /** Its piece of a sentence, and that piece's place there. */
  sentence: (span: Span) => string
  slot: 'with' | 'text'
  /** Spans that a list offers, as the address writes them, and their words. */
  offered: readonly (readonly [text: string, words: string])[]
  /** What the API says of its parameter. */
  meaning: string
  example: string
  /** The ends that the assistant's tools can ask for. */
  toolInput: readonly { name: InputName; end: keyof Span; about: string }[]
}

const upTo = (dollars: number): readonly [string, string] => [`-${dollars}`, `Up to ${formatDollars(dollars)}`]
const from = (numbers: readonly number[], words: (number: number) => string): (readonly [string, string])[] =>
  numbers.map((number) => [`${number}-`, words(number)])

/** Every filter of numbers. One that is missing doesn't compile. */
const SPAN_FILTERS = {
  size: {
    numberOf: ({ squareFeet }) => squareFeet,
    unit: 'sq ft',
    chip: (numbers) => `${numbers} sq ft`,
    sentence: (span) => spokenSpan(span, 'square feet'),
    slot: 'with',
    offered: from([1000, 1500, 2000, 2500, 3000], (feet) => `${formatCount(feet)}+ sq ft`),
    meaning: 'Living area, square feet: `1200-2500`, `1200-`, or `-2500`; excludes homes with no listed size',
    example: '1200-2500',
    toolInput: [
      { name: 'min_square_feet', end: 'min', about: 'Minimum living area. Leaves out homes with no listed size.' },
      { name: 'max_square_feet', end: 'max', about: 'Maximum living area. Leaves out homes with no listed size.' },
    ],
  },
  lot: {
    numberOf: ({ lotAcres }) => lotAcres,
    unit: 'acres',
    chip: (numbers) => `${numbers} acres`,
    end: String,
    sentence: (span) => spokenSpan(span, 'acres'),
    slot: 'with',
    offered: from([0.25, 0.5, 1, 2], (acres) => `${acres}+ acres`),
    meaning: 'Lot size, acres: `0.25-1`, `0.25-`, or `-1`; excludes homes with no listed lot size',
    example: '0.25-',
    toolInput: [
      { name: 'min_lot_acres', end: 'min', about: 'Minimum lot size. Leaves out homes with no listed lot size.' },
      { name: 'max_lot_acres', end: 'max', about: 'Maximum lot size. Leaves out homes with no listed lot size.' },
    ],
  },
  built: {
    numberOf: ({ yearBuilt }) => yearBuilt,
    unit: 'year',
    chip: (numbers) => `built ${numbers}`,
    end: String,
    sentence: spokenYears,
    slot: 'text',
    offered: from([1950, 1980, 2000, 2015], (year) => `${year} or later`),
    meaning: 'Year built: `1950-1999`, `2000-`, or `-1949`; excludes homes with no listed year',
    example: '1950-',
    toolInput: [
      { name: 'built_from', end: 'min', about: 'Built in this year or later.' },
      { name: 'built_until', end: 'max', about: 'Built in this year or earlier.' },
    ],
  },
  fee: {
    numberOf: ({ associationFee, association }) => monthlyAssociationFee(associationFee, association),
    unit: 'per month',
    sign: '$',
    only: 'max',
    chip: (numbers) => `fee ${numbers}/mo`,
    end: (dollars) => `$${dollars}`,
    sentence: (span) => `an association fee of ${spokenSpan(span, 'dollars a month')}`,
    slot: 'with',
    offered: [['-0', 'No fee'], ...[200, 400, 600].map(upTo)],
    meaning:
      'Association fee, US dollars per month: `-300` is up to 300, `-0` is none; excludes homes with no listed fee',
    example: '-300',
    toolInput: [{ name: 'max_association_fee', end: 'max', about: 'US dollars per month.' }],
  },
  garage: {
    numberOf: ({ structure }) => structure.garageSpaces,
    unit: 'spaces',
    chip: (numbers) => `${numbers} garage spaces`,
    sentence: (span) => (span.min === 1 && span.max === null ? 'a garage' : spokenSpan(span, 'garage spaces')),
    slot: 'with',
    offered: from([1, 2, 3], (cars) => `${cars}+`),
    meaning: 'Garage spaces: `2-`; excludes homes with no listed garage spaces',
    example: '2-',
    toolInput: [{ name: 'min_garage_spaces', end: 'min', about: 'Minimum number of garage spaces.' }],
  },
  deposit: {
    numberOf: ({ lease }) => lease.securityDeposit,
    unit: 'in total',
    sign: '$',
    only: 'max',
    chip: (numbers) => `deposit ${numbers}`,
    end: formatDollars,
    sentence: (span) => `a deposit of ${spokenSpan(span, 'dollars')}`,
    slot: 'with',
    offered: [2500, 5000, 7500].map(upTo),
    meaning:
      'Security deposit of a rental, US dollars: `-5000` is up to 5,000; excludes homes with no listed deposit; ignored for homes for sale',
    example: '-5000',
    toolInput: [{ name: 'max_deposit', end: 'max', about: 'Maximum security deposit of a rental, US dollars.' }],
  },
  reducedBy: {
    numberOf: ({ priceReduction }) => priceReduction?.amount ?? null,
    unit: 'or more',
    sign: '$',
    only: 'min',
    chip: (numbers) => `reduced by ${numbers}`,
    end: formatDollars,
    sentence: (span) => `reduced by ${spokenSpan(span, 'dollars')}`,
    slot: 'text',
    offered: from([5000, 10_000, 25_000, 50_000], (dollars) => `${formatDollars(dollars)}+`),
    meaning:
      'Last price reduction, US dollars (per month for rentals): `10000-` is at least 10,000; excludes homes with no dated reduction',
    example: '10000-',
    toolInput: [
      { name: 'min_price_reduction', end: 'min', about: 'Minimum amount of the last price reduction, US dollars.' },
    ],
  },
  marketDays: {
    numberOf: ({ listedOn }, today) => daysBetween(listedOn, today),
    unit: 'days',
    chip: (numbers) => `${numbers} days on the market`,
    sentence: (span) => `on the market ${spokenSpan(span, 'days')}`,
    slot: 'text',
    offered: from([30, 60, 90], (days) => `${days}+ days`),
    meaning: 'Days on the market, New Jersey time: `60-`, `10-30`, or `-14`',
    example: '60-',
    toolInput: [
      { name: 'min_days_on_market', end: 'min', about: 'Minimum days on the market.' },
      { name: 'max_days_on_market', end: 'max', about: 'Maximum days on the market.' },
    ],
  },
} as const satisfies Record<SpanKey, SpanFilter>

/** The names of all ends in the assistant's tools. */
export type SpanInputName = (typeof SPAN_FILTERS)[SpanKey]['toolInput'][number]['name']

export const spanFilter = (key: SpanKey): SpanFilter<SpanInputName> => SPAN_FILTERS[key]
