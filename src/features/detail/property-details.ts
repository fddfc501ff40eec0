import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars, formatPrice } from '#domain/money/money.ts'
import { NOT_PROVIDED } from './not-provided.ts'

export interface PropertyDetail {
  label: string
  value: string
}

/** The rows of the Details tab (D-04): the eight of the specification, then what the source adds. */
export function propertyDetails(listing: Listing): PropertyDetail[] {
  return [
    row('County', listing.county),
    row('Price', formatPrice(listing.price, listing.market)),
    row('Type', listing.propertyType),
    row('Year Built', listing.yearBuilt === null ? null : String(listing.yearBuilt)),
    row('School District', listing.schoolDistrict),
    row('Parking', listing.parking),
    row('Heating', listing.heating),
    row('Cooling', listing.cooling),
    ...furtherDetails(listing),
  ]
}

const row = (label: string, value: string | null): PropertyDetail => ({ label, value: value ?? NOT_PROVIDED })

/** Facts a feed should have, so that it shows 'Not provided'; a sample home leaves out unknown ones. */
function furtherDetails(listing: Listing): PropertyDetail[] {
  const rows: [string, string | null][] = [
    ['Taxes', taxesText(listing)],
    ['Association Fee', associationFeeText(listing)],
    ['Listing Number', listing.listingNumber],
  ]
  const shown = rows
    .filter(([, value]) => value !== null || listing.source === 'feed')
    .map(([label, value]) => row(label, value))
  if (listing.originalPrice === null) return shown
  return [...shown, row('Originally Priced At', formatPrice(listing.originalPrice, listing.market))]
}

function taxesText({ taxes }: Listing): string | null {
  if (taxes === null) return null
  return `${formatDollars(taxes.amount)} a year${taxes.year === null ? '' : ` (${taxes.year})`}`
}

const associationFeeText = ({ associationFee }: Listing): string | null =>
  associationFee && `${formatDollars(associationFee.amount)} ${associationFee.frequency}`
