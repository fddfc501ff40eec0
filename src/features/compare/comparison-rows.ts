import { formatCount } from '#domain/count.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pricePerSquareFoot } from '#domain/listing/price-per-square-foot.ts'
import { formatPrice } from '#domain/money/money.ts'

/** One fact of all homes compared. */
export interface ComparisonRow {
  label: string
  /** In the homes' order; null where the source says nothing. */
  values: readonly (string | null)[]
  /** The homes don't all say the same. */
  differs: boolean
}

/** What is compared, in this order. Facts of the homes only: nothing here ranks them, their schools or their neighbours. */
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
  // A listing is never shown without its office (IDX).
  ['Listed by', ({ office }) => office],
]

const count = (value: number | null): string | null => (value === null ? null : formatCount(value))

/** The facts of the homes, row by row. */
export const comparisonRows = (homes: readonly Listing[]): ComparisonRow[] =>
  FACTS.map(([label, factOf]) => {
    const values = homes.map(factOf)
    return { label, values, differs: new Set(values).size > 1 }
  })
