import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { PageContext } from '#ports/page-context.ts'
import { withLateScripts } from './late-scripts.ts'

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
    const page = await render(request, options)
    // The sample edition's shell, rendered without a host at build time, shows nothing before its scripts run.
    if (!options || !page.headers.get('content-type')?.startsWith('text/html')) return page
    const html = withLateScripts(await page.text(), options.context.nonce)
    return new Response(html, { status: page.status, headers: page.headers })
  },
}
