import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { PageContext } from '#ports/page-context.ts'

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageContext }
  }
}

// Pages wait for their data before the first byte, so there is nothing to stream; one string costs less CPU.
const render = createStartHandler(defaultRenderHandler)

/** Renders pages for the host: in production this file's bundle, in development the file itself through Vite. */
export default {
  fetch: (request: Request, options?: { context: PageContext }): Promise<Response> =>
    Promise.resolve(render(request, options as Parameters<typeof render>[1])),
}
