import type { ListingGateway } from '#ports/listing-gateway.ts'

/** What a page is given besides its request. */
export interface PageContext {
  /** For the Content-Security-Policy of this answer. */
  nonce: string
  listings: ListingGateway
  /** Scheme and host the site is known under, without a slash at the end; null where it isn't configured. */
  publicUrl: string | null
}

/** Answers a request for a page: the built bundle in production, Vite's module runner in development. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>
