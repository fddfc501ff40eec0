import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { withDeferredScripts } from '#app/deferred-scripts.ts'
import type { PageContext } from '#ports/browser/page-context.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// Pages wait for their data before the first byte, so there is nothing to stream; one string costs less CPU.
const render = createStartHandler(defaultRenderHandler)

/** Renders pages for the host: in production this file's bundle, in development the file itself through Vite. */
export default {
  async fetch(request: Request, options?: { context: PageContext }): Promise<Response> {
    // At build time the sample edition's shell is rendered without a context.
    const page = await render(request, options as { context: PageContext })
    if (!options || !page.headers.get('content-type')?.startsWith('text/html')) return page
    const html = withDeferredScripts(await page.text(), options.context.nonce)
    return new Response(html, { status: page.status, headers: page.headers })
  },
}
