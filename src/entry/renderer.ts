import type { AnyRouter } from '@tanstack/react-router'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { withScriptStart } from '#app/script-start.ts'
import type { PageContext } from '#ports/browser/page-context.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// Pages wait for their data before the first byte, so there is nothing to stream, and one string costs less CPU.
const render = createStartHandler((page) => {
  // The sample edition's shell shows nothing before its scripts run.
  if (!page.router.options.context.fromShell) startScriptsEarly(page.router)
  return defaultRenderHandler(page)
})

function startScriptsEarly(router: AnyRouter): void {
  const manifest = router.ssr?.manifest
  const routeIds = router.stores.matches.get().map(({ routeId }) => routeId as string)
  if (manifest) router.ssr = { manifest: withScriptStart(manifest, routeIds) }
}

/** Renders pages for the server: in production as a bundle, in development by Vite's module runner. */
export default {
  // At build time the sample edition's shell is rendered without a context.
  fetch: async (request: Request, options?: { context: PageContext }): Promise<Response> =>
    render(request, options as { context: PageContext }),
}
