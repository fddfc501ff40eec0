import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Listing } from '#domain/listing/listing.ts'
import { usualAsNone } from '#domain/money/entered-terms.ts'
import type { SaleFigures } from '#domain/money/home-figures.ts'
import { useKeepNumbers } from '#features/numbers/use-keep-numbers.ts'
import type { HomeFiguresGateway } from '#ports/browser/home-figures-gateway.ts'
import type { OwnNumbersStore } from '#ports/browser/told-store.ts'
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
  /** Makes the tried one the visitor's own, for every cost on the site. Answers why the device refuses to keep it, else ''. */
  onUseEverywhere: () => string
}

export const useHomeFigures = (listing: Listing, gateway: HomeFiguresGateway) =>
  useQuery(figuresQuery(gateway, listing.id))

/** The costs of a home for sale; `store` holds the visitor's own numbers, null until it is there. */
export function useHomeCosts(listing: Listing, figures: SaleFigures, store: OwnNumbersStore | null): CostedSale {
  const costTerms = useCostTerms()
  const [tried, onTry] = useState<number | null>(null)
  const keep = useKeepNumbers(store)
  const { own, usual } = costTerms
  const terms = tried === null ? costTerms.terms : withDown(costTerms.terms, tried)
  const onUseEverywhere = () => {
    onTry(null)
    return keep({ terms: usualAsNone({ ...own, down: terms.down }, usual) })
  }
  return {
    listing,
    figures,
    costTerms,
    costs: saleCosts(listing, terms, costTerms.rules),
    onTry,
    isTrying: tried !== null,
    onUseEverywhere,
  }
}
