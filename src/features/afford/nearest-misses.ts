import type { TownKey } from '#domain/geo/town.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import type { TownFigures } from '#domain/money/town-figures.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import type { FitLimits } from './fitting-homes.ts'
import type { IncomeReach } from './income-reach.ts'

/** A town whose middle sale is just over what the visitor reaches there; US dollars, as they are shown. */
export interface TownMiss {
  town: TownKey
  median: number
  reached: number
  over: number
}

/** The towns that are missed by least. */
export function nearestTowns({ towns }: IncomeReach, figures: TownFigures, count: number): TownMiss[] {
  return figures.towns.value
    .flatMap(({ town, medianSale }, at): TownMiss[] => {
      const reached = towns[at]!.price.displayPrice
      if (!medianSale || reached === 0 || medianSale.price <= reached) return []
      return [{ town, median: medianSale.price, reached, over: medianSale.price - reached }]
    })
    .toSorted((a, b) => a.over - b.over)
    .slice(0, count)
}

/** Homes for sale, those of the lowest month first. */
export const cheapestQuery = (terms: OwnTerms): ListingQuery => ({
  filters: { ...defaultFilters('sale'), price: EVERY_PRICE, cost: { upTo: null, withUnknown: false, terms } },
  sort: 'monthly-cost',
  page: 1,
})

/** Homes for rent whose rent is within the month. */
export const rentalsQuery = ({ month }: FitLimits): ListingQuery => ({
  filters: { ...defaultFilters('rent'), price: { min: 0, max: month } },
  sort: 'price-asc',
  page: 1,
})
