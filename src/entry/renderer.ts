import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { withDeferredScripts } from '#app/deferred-scripts.ts'
import type { PageContext } from '#ports/browser/page-context.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// Pages wait for their data before the first byte, so there is nothing to stream, and one string costs less CPU.
const render = createStartHandler(defaultRenderHandler)

/** Renders pages for the server: in production as a bundle, in development by Vite's module runner. */
export default {
  async fetch(request: Request, options?: { context: PageContext }): Promise<Response> {
    // At build time the sample edition's shell is rendered without a context.
    const page = await render(request, options as { context: PageContext })
    if (!options || !page.headers.get('content-type')?.startsWith('text/html')) return page
    const html = withDeferredScripts(await page.text(), options.context.nonce)
    return new Response(html, { status: page.status, headers: page.headers })
  },
}
