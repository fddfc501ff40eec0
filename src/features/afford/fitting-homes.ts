import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { searchLimits } from '#domain/money/affordable-price.ts'
import type { OwnTerms } from '#domain/money/loan-terms.ts'
import { valueOrThrow } from '#domain/result.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import { defaultFilters } from '#domain/search/filters.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import { EVERY_PRICE } from '#domain/search/filters/price-scale.ts'
import { PAGE_SIZE, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { IncomeReach } from './income-reach.ts'

/** What of the visitor's figures a search for homes carries. */
export interface FitLimits {
  /** US dollars a month. */
  month: number
  /** US dollars; null where no savings are given. */
  price: number | null
}

/** The limits of the typical town; null where no home fits. */
export function fitLimits({ typical }: IncomeReach): FitLimits | null {
  const { month, price } = searchLimits(typical)
  return typical.displayPrice === 0 || month === null ? null : { month, price }
}

/** Homes for sale within the limits, each month by its own tax and fee. */
export const fittingFilters = ({ month, price }: FitLimits, terms: OwnTerms): ListingFilters => ({
  ...defaultFilters('sale'),
  price: { min: 0, max: price ?? EVERY_PRICE.max },
  cost: { upTo: month, withUnknown: false, terms },
})

/** How far above the limit a home still is 'just over', as a share of it. */
const JUST_OVER = 1.2

/** The page of homes on which the first one over the limit stands, behind the `fitting` ones. */
export const overQuery = (limits: FitLimits, terms: OwnTerms, fitting: number): ListingQuery => ({
  filters: fittingFilters({ ...limits, month: Math.round((limits.month * JUST_OVER) / 10) * 10 }, terms),
  sort: 'monthly-cost',
  page: Math.floor(fitting / PAGE_SIZE) + 1,
})

/** A page of homes, the last one while the next loads; null: none is asked for. Throws ProblemError. */
export const homesQuery = (listings: ListingGateway, query: ListingQuery | null) =>
  queryOptions({
    queryKey: ['listings', 'affordable', query && writeListingQuery(query)],
    queryFn: query ? async ({ signal }) => valueOrThrow(await listings.search(query, signal)) : skipToken,
    placeholderData: keepPreviousData,
  })
