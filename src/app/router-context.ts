import type { QueryClient } from '@tanstack/react-query'
import type { Agency } from '#domain/agency/agency.ts'
import type { CostBasis } from '#domain/money/cost-basis.ts'
import type { Gateways } from '#ports/browser/gateways.ts'
import type { OwnThings } from '#ports/browser/page-context.ts'

/** What every route's loader and component can use. */
export interface RouterContext {
  gateways: Gateways
  queryClient: QueryClient
  /** Scheme and host for absolute addresses (canonical links, sharing); empty if unknown. */
  origin: string
  /** Whose site it is. */
  agency: Agency
  /** What the costs on cards and rows are computed by; the operator may have set some of it. */
  costBasis: CostBasis
  /** What to know of all homes (domain/listing/listing-notices.ts); null for nothing. */
  notices: string | null
  /** What the visitor has saved, for a browser that sends forms itself; on the server only. */
  things?: OwnThings | undefined
  /** The document is the same shell for every page; see the root route. */
  fromShell: boolean
}
