import { COUNTIES, type County } from '#domain/geo/county.ts'
import { townCounty } from '#domain/geo/town.ts'
import type { AffordablePrice, BuyerMeans } from '#domain/money/affordable-price.ts'
import type { LeverCase } from '#domain/money/levers.ts'
import type { Household, OwnNumbers } from '#domain/money/own-numbers.ts'
import type { DebtLimitChoice } from '#domain/money/public-figures.ts'
import {
  priceAtTax,
  townReaches,
  typicalTaxPct,
  type Buyer,
  type ReachStep,
  type TownReach,
} from '#domain/money/reach.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'

/** What an income reaches, in general and in every place. */
export interface IncomeReach {
  means: BuyerMeans
  /** In a town with typical tax. */
  typical: AffordablePrice
  towns: TownReach[]
  /** Towns by step. */
  counts: Readonly<Record<ReachStep, number>>
  counties: CountyReach[]
}

export interface CountyReach {
  county: County
  /** At the typical tax of its towns. */
  price: AffordablePrice
  towns: number
  /** Towns whose middle sale it reaches. */
  reached: number
}

/** Null without an income. */
export function incomeReach(
  numbers: OwnNumbers,
  choice: DebtLimitChoice,
  { terms, pieces, rules }: CostTerms,
  figures: TownFigures,
): IncomeReach | null {
  const { income, debts, savings } = numbers.household
  if (income === null) return null
  const means = { income, debts: debts ?? 0, savings }
  const { debtLimits, closingCosts } = figures
  const buyer: Buyer = { means, limits: debtLimits[choice], assumptions: { terms, pieces, rules, closingCosts } }
  const all = figures.towns.value
  const towns = townReaches(buyer, all)
  return {
    means,
    typical: priceAtTax(buyer, typicalTaxPct(all), null),
    towns,
    counts: countSteps(towns),
    counties: COUNTIES.map((county) => {
      const inCounty = towns.filter(({ town }) => townCounty(town) === county)
      return {
        county,
        price: priceAtTax(buyer, typicalTaxPct(all.filter(({ town }) => townCounty(town) === county)), county),
        towns: inCounty.length,
        reached: inCounty.filter(({ step }) => step === 'median').length,
      }
    }),
  }
}

/** The same buyer, for the levers that move their price. */
export const leverCase = (
  { means }: IncomeReach,
  choice: DebtLimitChoice,
  { terms, usual, rules }: CostTerms,
  { debtLimits, closingCosts, towns }: TownFigures,
  { veteran }: Pick<Household, 'veteran'>,
): LeverCase => ({
  means,
  terms,
  choice,
  isVeteran: veteran === true,
  home: { taxPct: typicalTaxPct(towns.value), county: null, associationFee: 0 },
  usual,
  rules,
  debtLimits,
  closingCosts,
})

function countSteps(towns: readonly TownReach[]): Record<ReachStep, number> {
  const counts = { median: 0, most: 0, some: 0, little: 0, unknown: 0 }
  for (const { step } of towns) counts[step]++
  return counts
}
