import { townCounty, type TownKey } from '../geo/town.ts'
import {
  affordablePrice,
  type AffordablePrice,
  type BuyerMeans,
  type DebtLimits,
  type PriceAssumptions,
} from './affordable-price.ts'
import type { TownFigure } from './town-figures.ts'

/** How far a price reaches in a town: to its middle sale, to 80, to 60 percent of it; 'unknown' with too few sales. */
export const REACH_STEPS = ['median', 'most', 'some', 'little', 'unknown'] as const
export type ReachStep = (typeof REACH_STEPS)[number]

/** Shares of the middle sale from which the first steps hold. */
const STEP_FROM: readonly (readonly [step: ReachStep, share: number])[] = [
  ['median', 1],
  ['most', 0.8],
  ['some', 0.6],
]

/** A buyer with the limits they picked, and what prices are worked out by. */
export interface Buyer {
  means: BuyerMeans
  limits: DebtLimits
  assumptions: PriceAssumptions
}

export interface TownReach {
  town: TownKey
  price: AffordablePrice
  step: ReachStep
}

/**
 * The highest price in a place with this tax rate (percent of the price a year), for a house without an association's fee.
 *
 * @param county for what its clerk charges; null: no county in particular
 */
export const priceAtTax = (
  { means, limits, assumptions }: Buyer,
  taxPct: number,
  county: string | null,
): AffordablePrice => affordablePrice(means, limits, { taxPct, county, associationFee: 0 }, assumptions)

/** The same in every town, beside the middle price of its sales. */
export const townReaches = (buyer: Buyer, towns: readonly TownFigure[]): TownReach[] =>
  towns.map(({ town, taxPct, medianSale }) => {
    const price = priceAtTax(buyer, taxPct, townCounty(town))
    return { town, price, step: reachStep(price.price, medianSale?.price ?? null) }
  })

/** Both in US dollars; null: no middle sale is known. */
export function reachStep(price: number, medianSale: number | null): ReachStep {
  if (medianSale === null) return 'unknown'
  return STEP_FROM.find(([, share]) => price >= medianSale * share)?.[0] ?? 'little'
}

/** The middle one; of an even number the lower of the two in the middle, so that a town really has it. */
export const typicalTaxPct = (towns: readonly Pick<TownFigure, 'taxPct'>[]): number =>
  towns.map(({ taxPct }) => taxPct).toSorted((a, b) => a - b)[Math.floor((towns.length - 1) / 2)]!
