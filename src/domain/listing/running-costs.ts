import { formatDollars } from '../money/money.ts'
import type { Listing } from './listing.ts'

/** Property taxes in words, '$19,800 a year (2025)'; null if unknown. */
export function taxesText({ taxes }: Pick<Listing, 'taxes'>): string | null {
  if (taxes === null) return null
  return `${formatDollars(taxes.amount)} a year${taxes.year === null ? '' : ` (${taxes.year})`}`
}

/** The association's fee in words, '$265 monthly'; null if unknown. */
export const associationFeeText = ({ associationFee }: Pick<Listing, 'associationFee'>): string | null =>
  associationFee && `${formatDollars(associationFee.amount)} ${associationFee.frequency}`
