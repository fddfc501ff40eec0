import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#domain/listing/listing.ts'
import type { HomeFigures, SaleFigures } from '#domain/money/home-figures.ts'
import { completeTerms, NO_OWN_TERMS } from '#domain/money/loan-terms.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { figuresQuery } from '../detail-queries.ts'
import { saleCosts, withDown, type SaleCosts } from './sale-costs.ts'
import { useTriedDown } from './tried-down.ts'

/** A home for sale with the figures of its place and its costs under the visitor's terms. */
export interface CostedSale {
  listing: Listing
  figures: HomeFigures & { sale: SaleFigures }
  costs: SaleCosts
  /** Day of the rate if it is the average; null: the visitor's own. */
  rateAsOf: string | null
}

export const useHomeFigures = (listing: Listing, gateway: HomeFiguresGateway) =>
  useQuery(figuresQuery(gateway, listing.id))

/** The costs of a home; null for rentals and as long as the figures aren't there. */
export function useHomeCosts(listing: Listing, gateway: HomeFiguresGateway): CostedSale | null {
  const { data } = useHomeFigures(listing, gateway)
  const tried = useTriedDown(listing.id)
  if (!data?.sale) return null
  const figures = { ...data, sale: data.sale }
  const own = NO_OWN_TERMS
  const terms = completeTerms(own, figures.usualTerms)
  return {
    listing,
    figures,
    costs: saleCosts(listing, tried === null ? terms : withDown(terms, tried), figures),
    rateAsOf: own.ratePct === null ? figures.usualTerms.rateAsOf : null,
  }
}
