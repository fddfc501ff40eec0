import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { ListingGateway } from '#ports/listing-gateway.ts'

/** What the host hands over with each request for a page. */
interface PageContext {
  /** For the Content-Security-Policy of this answer. */
  nonce: string
  listings: ListingGateway
  /** Scheme and host the site is known under, without a slash at the end; null where it isn't configured. */
  publicUrl: string | null
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// Pages wait for their data before the first byte, so there is nothing to stream; one string costs less CPU.
const render = createStartHandler(defaultRenderHandler)

export default {
  fetch: (request: Request, options?: { context: PageContext }): Promise<Response> =>
    Promise.resolve(render(request, options as Parameters<typeof render>[1])),
}
