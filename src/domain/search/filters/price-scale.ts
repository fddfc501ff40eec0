import type { Market } from '../../money/money.ts'

/** US dollars, both ends included; per month for rentals. */
export interface PriceRange {
  min: number
  max: number
}

/** The unbounded price range. */
export const EVERY_PRICE: PriceRange = { min: 0, max: 100_000_000 }

/** The price slider of a market: its ends, its step and its first position (specification section 9 for sales), US dollars. */
export interface PriceScale {
  min: number
  max: number
  step: number
  initial: PriceRange
}
export const PRICE_SCALES: Readonly<Record<Market, PriceScale>> = {
  sale: { min: 300_000, max: 2_000_000, step: 50_000, initial: { min: 300_000, max: 1_500_000 } },
  rent: { min: 500, max: 10_000, step: 100, initial: { min: 500, max: 10_000 } },
}
