import { formatCount } from '#domain/count.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pricePerSquareFoot } from '#domain/listing/price-per-square-foot.ts'
import { formatPrice } from '#domain/money/money.ts'

/** One fact of all compared homes. */
export interface ComparisonRow {
  label: string
  /** In the homes' order; null if unknown. */
  values: readonly (string | null)[]
  /** The values aren't all equal. */
  differs: boolean
}

/** The facts compared, in this order. Facts about homes only: nothing ranks homes, schools or neighborhoods (fair housing). */
const FACTS: readonly [string, (home: Listing) => string | null][] = [
  ['Price', ({ price, market }) => formatPrice(price, market)],
  ['Price per sq ft', pricePerSquareFoot],
  ['Bedrooms', ({ beds }) => (beds === 0 ? 'Studio' : count(beds))],
  ['Bathrooms', ({ baths }) => count(baths)],
  ['Square feet', ({ squareFeet }) => count(squareFeet)],
  ['Lot size', ({ lotSize }) => lotSize],
  ['Year built', ({ yearBuilt }) => (yearBuilt === null ? null : String(yearBuilt))],
  ['Type', ({ propertyType }) => propertyType],
  ['County', ({ county }) => county],
  ['School district', ({ schoolDistrict }) => schoolDistrict],
  ['Parking', ({ parking }) => parking],
  ['Heating', ({ heating }) => heating],
  ['Cooling', ({ cooling }) => cooling],
  // IDX rules: a listing is never shown without its office.
  ['Listed by', ({ office }) => office],
]

const count = (value: number | null): string | null => (value === null ? null : formatCount(value))

/** The comparison's rows. */
export const comparisonRows = (homes: readonly Listing[]): ComparisonRow[] =>
  FACTS.map(([label, factOf]) => {
    const values = homes.map(factOf)
    return { label, values, differs: new Set(values).size > 1 }
  })
