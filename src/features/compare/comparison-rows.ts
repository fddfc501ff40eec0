import { formatCount } from '#domain/count.ts'
import { formatDay } from '#domain/day-text.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pricePerSquareFoot } from '#domain/listing/price-per-square-foot.ts'
import { LAUNDRY_WORDS } from '#domain/listing/structure.ts'
import { formatDollars, formatPrice, type Market } from '#domain/money/money.ts'

/** One fact of all compared homes. */
export interface ComparisonRow {
  label: string
  /** In the homes' order; null if unknown, `NOT_OF_ITS_MARKET` where no such home has the fact. */
  values: readonly (string | null)[]
  /** The values aren't all equal. */
  differs: boolean
}

/** Stands for a fact that only homes of the other market have: a rental's property tax, a deposit on a home for sale. */
export const NOT_OF_ITS_MARKET = ''

type Fact = readonly [label: string, of: (home: Listing) => string | null]

const only = (market: Market, [label, of]: Fact): Fact => [
  label,
  (home) => (home.market === market ? of(home) : NOT_OF_ITS_MARKET),
]

const PRICE: readonly Fact[] = [
  // A sample home without a fee has no association; a feed that names none may have left it out.
  only('sale', [
    'Association fee',
    ({ associationFee: fee, source }) =>
      fee ? `${formatDollars(fee.amount)} ${fee.frequency}` : source === 'sample' ? 'None' : null,
  ]),
  ['Price', ({ price, market }) => formatPrice(price, market)],
  ['Price per sq ft', pricePerSquareFoot],
  only('sale', ['Property taxes', ({ taxes }) => taxes && `${formatDollars(taxes.amount)} a year`]),
]

const HOME: readonly Fact[] = [
  ['Bedrooms', ({ beds }) => (beds === 0 ? 'Studio' : count(beds))],
  ['Bathrooms', ({ baths }) => count(baths)],
  ['Square feet', ({ squareFeet }) => count(squareFeet)],
  ['Lot size', ({ lotSize }) => lotSize],
  ['Features', ({ features }) => features.join(', ') || null],
]

/** Facts that have a row where one of the homes gives them. */
const IF_GIVEN: readonly Fact[] = [
  only('rent', ['Available from', ({ availableOn }) => availableOn && formatDay(availableOn)]),
  only('rent', [
    'Deposit',
    ({ lease }) => (lease.securityDeposit === null ? null : formatDollars(lease.securityDeposit)),
  ]),
  only('rent', ['Pets', ({ lease }) => lease.pets && (lease.pets.words === 'No' ? 'None allowed' : lease.pets.words)]),
  ['Floors', ({ structure }) => count(structure.stories)],
  ['Basement', ({ structure }) => structure.basement],
  ['Laundry', ({ structure }) => structure.laundry && LAUNDRY_WORDS[structure.laundry]],
  ['Garage spaces', ({ structure }) => (structure.garageSpaces === 0 ? 'None' : count(structure.garageSpaces))],
]

/** The specification gives all sample homes the same values (D-04): they tell nothing about one. */
const FIXED_FOR_SAMPLES: readonly Fact[] = [
  ['Type', ({ propertyType }) => propertyType],
  ['Year built', ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt))],
  ['Parking', ({ parking }) => parking],
  ['Heating', ({ heating }) => heating],
  ['Cooling', ({ cooling }) => cooling],
]

const PLACE: readonly Fact[] = [
  ['Address', ({ address }) => address],
  ['County', ({ county }) => county],
  ['School district', ({ schoolDistrict }) => schoolDistrict],
]

// IDX rules: a listing is never shown without its office.
const LISTING: readonly Fact[] = [['Listed by', ({ office }) => office]]

/** Facts that belong together, under a title. */
export interface ComparisonGroup {
  title: string
  rows: readonly ComparisonRow[]
}

/** The facts compared, in their order. Facts about homes only: nothing ranks homes, schools or neighborhoods (fair housing). */
export function comparisonGroups(homes: readonly Listing[]): ComparisonGroup[] {
  const samplesOnly = homes.every(({ source }) => source === 'sample')
  const given = IF_GIVEN.filter(([, of]) => homes.some(of))
  return [
    group('Cost', PRICE, homes),
    group('The home', [...HOME, ...given, ...(samplesOnly ? [] : FIXED_FOR_SAMPLES)], homes),
    group('Location', PLACE, homes),
    group('The listing', LISTING, homes),
  ]
}

const group = (title: string, facts: readonly Fact[], homes: readonly Listing[]): ComparisonGroup => ({
  title,
  rows: facts
    .map(([label, of]) => {
      const values = homes.map(of)
      return { label, values, differs: new Set(values).size > 1 }
    })
    .filter(({ values }) => values.some((value) => value !== NOT_OF_ITS_MARKET)),
})

const count = (value: number | null): string | null => (value === null ? null : formatCount(value))
