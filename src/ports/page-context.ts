import type { ListingGateway } from './listing-gateway.ts'

/** What the host hands over with each request for a page. */
export interface PageContext {
  /** For the Content-Security-Policy of this answer. */
  nonce: string
  listings: ListingGateway
  /** Scheme and host the site is known under, without a slash at the end; null where it isn't configured. */
  publicUrl: string | null
}
