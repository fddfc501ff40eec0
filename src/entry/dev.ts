import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { asRenderPage, type PageBundle, type RenderPage } from '#http/built-pages.ts'

/** The page renderer's source, below the project's root. */
const RENDERER = '/src/entry/renderer.ts'

export interface DevServer {
  /** Renders with the current sources. */
  renderPage: RenderPage
  /** Puts Vite in front of the site, so that its modules and hot updates use the same port. */
  attach: (server: Server) => Promise<void>
  close: () => Promise<void>
}

/** Vite's client takes the nonce of the styles it adds from this attribute (vite.dev/config/shared-options#html-cspnonce). */
async function withStyleNonce(answer: Response): Promise<Response> {
  const html = await answer.text()
  return new Response(html.replace(/<meta property="csp-nonce" content="([^"]*)"/, '$& nonce="$1"'), answer)
}

/** Vite in the site's own process, for `npm run dev`; it starts once the site listens. */
export function createDevServer(): DevServer {
  const { promise: started, resolve } = Promise.withResolvers<ViteDevServer>()
  return {
    renderPage: async (request, page) => {
      const { ssr } = (await started).environments
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment to run pages in')
      return withStyleNonce(await asRenderPage(await ssr.runner.import<PageBundle>(RENDERER))(request, page))
    },
    attach: async (server) => {
      const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
      const site = server.listeners('request') as ((...args: unknown[]) => void)[]
      server.removeAllListeners('request')
      server.on('request', (request, response) => {
        vite.middlewares(request, response, () => site.forEach((answer) => answer(request, response)))
      })
      resolve(vite)
    },
    close: async () => (await started).close(),
  }
}
