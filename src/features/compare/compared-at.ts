import { readComparison } from '#domain/listing/comparison.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { comparedQuery } from './compared-query.ts'

/** The homes that an address asks to compare. */
export const comparedAt = (listings: ListingGateway, homes: string | undefined) =>
  comparedQuery(listings, readComparison(homes).ids)
