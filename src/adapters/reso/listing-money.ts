import type { Listing } from '#domain/listing/listing.ts'
import { formatDollars, type Market } from '#domain/money/money.ts'
import { readPositive, shownValue, type RecordReader } from './reso-fields.ts'
import { feeFrequency } from './reso-vocabulary.ts'

/** Plausible prices, US dollars; per month for a rental. */
const PRICES: Record<Market, { min: number; max: number }> = {
  sale: { min: 1_000, max: 100_000_000 },
  rent: { min: 100, max: 100_000 },
}

/** Whole US dollars; null if missing, or (noted) if it can't be a price in this market. */
export function readPrice(reader: RecordReader, field: string, market: Market): number | null {
  const { min, max } = PRICES[market]
  const price = reader.number(field)
  if (price === null || (price >= min && price <= max)) return price === null ? null : Math.round(price)
  reader.omit(
    field,
    `${price} isn’t a plausible ${market === 'sale' ? 'price' : 'monthly rent'} (${formatDollars(min)} to ${formatDollars(max)})`,
  )
  return null
}

/** OriginalListPrice; null if it is the same as the price. */
export function readOriginalPrice(reader: RecordReader, price: number, market: Market): number | null {
  const original = readPrice(reader, 'OriginalListPrice', market)
  return original === price ? null : original
}

/** PreviousListPrice; null if it is the same as the price. */
export function readPreviousPrice(reader: RecordReader, price: number, market: Market): number | null {
  const previous = readPrice(reader, 'PreviousListPrice', market)
  return previous === price ? null : previous
}

/** TaxAnnualAmount in whole US dollars, with TaxYear. */
export function readTaxes(reader: RecordReader, now: Date): Listing['taxes'] {
  const amount = readPositive(reader, 'TaxAnnualAmount', 1, 5_000_000, Math.round)
  return amount === null ? null : { amount, year: readPositive(reader, 'TaxYear', 1990, now.getUTCFullYear() + 1) }
}

/** TaxAssessedValue in whole US dollars. */
export const readTaxAssessedValue = (reader: RecordReader): number | null =>
  readPositive(reader, 'TaxAssessedValue', 1, 500_000_000, Math.round)

/** AssociationFee with its frequency in words; an amount without a frequency is left out. */
export function readAssociationFee(reader: RecordReader): Listing['associationFee'] {
  const amount = readPositive(reader, 'AssociationFee', 1, 100_000, Math.round)
  if (amount === null) return null
  const given = reader.line('AssociationFeeFrequency')
  const frequency = given === null ? null : feeFrequency(given)
  if (frequency !== null) return { amount, frequency }
  reader.omit(
    'AssociationFeeFrequency',
    given === null ? 'is missing beside AssociationFee' : `${shownValue(given)} isn’t a frequency`,
  )
  return null
}
