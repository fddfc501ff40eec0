import type { QueryClient } from '@tanstack/react-query'
import type { UsualTerms } from '#domain/money/loan-terms.ts'
import type { Gateways } from '#ports/browser/gateways.ts'

/** What every route's loader and component can use. */
export interface RouterContext {
  gateways: Gateways
  queryClient: QueryClient
  /** Scheme and host for absolute addresses (canonical links, sharing); empty if unknown. */
  origin: string
  /** What monthly costs begin with; the operator may have set them. */
  usualTerms: UsualTerms
  /** When the site was last up to date with its feeds, in words; null unless that is too long ago. */
  listingsAsOf: string | null
  /** The document is the same shell for every page; see the root route. */
  fromShell: boolean
}
