import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#domain/listing/listing.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import { useCostTerms, type CostTerms } from '#ui/listing/cost-terms.ts'
import { figuresQuery } from '../detail-queries.ts'
import { saleCosts, withDown, type SaleCosts } from './sale-costs.ts'

/** A home for sale with the figures of its place, and its costs under the visitor's terms or the down payment they try. */
export interface CostedSale {
  listing: Listing
  figures: SaleFigures
  costTerms: CostTerms
  costs: SaleCosts
  /** Tries another down payment, percent of the price; null: back to the visitor's own. */
  onTry: (percent: number | null) => void
  /** One is being tried. */
  isTrying: boolean
}

export const useHomeFigures = (listing: Listing, gateway: HomeFiguresGateway) =>
  useQuery(figuresQuery(gateway, listing.id))

/** The costs of a home for sale. */
export function useHomeCosts(
  listing: Listing,
  figures: SaleFigures,
  [tried, onTry]: readonly [number | null, (percent: number | null) => void],
): CostedSale {
  const costTerms = useCostTerms()
  const terms = tried === null ? costTerms.terms : withDown(costTerms.terms, tried)
  return {
    listing,
    figures,
    costTerms,
    costs: saleCosts(listing, terms, costTerms.rules),
    onTry,
    isTrying: tried !== null,
  }
}
