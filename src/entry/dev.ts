import type { Server } from 'node:http'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { AgencyRenderer } from '#http/agency/agency-document.ts'
import type { AgencyBundle } from '#http/agency/built-agency.ts'
import { asRenderPage, type PageBundle, type RenderPage } from '#http/built-pages.ts'

/** The page renderer's source, below the project's root. */
const RENDERER = '/src/entry/renderer.ts'
const AGENCY_RENDERER = '/src/entry/agency-renderer.tsx'

/** What @vitejs/plugin-react needs in a page that its framework doesn't write (vite.dev/guide/backend-integration). */
const REFRESH_PREAMBLE =
  "import{injectIntoGlobalHook}from'/@react-refresh';injectIntoGlobalHook(window);" +
  'window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type'

export interface DevServer {
  /** Renders with the current sources. */
  renderPage: RenderPage
  /** The same for the pages of /agency. */
  agencyRenderer: AgencyRenderer
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
  const imported = async <T>(source: string): Promise<T> => {
    const { ssr } = (await started).environments
    if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no server environment to run pages in')
    return ssr.runner.import<T>(source)
  }
  return {
    renderPage: async (request, page) =>
      withStyleNonce(await asRenderPage(await imported<PageBundle>(RENDERER))(request, page)),
    agencyRenderer: {
      render: async (page) => (await imported<AgencyBundle>(AGENCY_RENDERER)).renderAgencyPage(page),
      files: async () => ({ script: '/src/entry/agency-browser.tsx', style: '/src/ui/agency.css' }),
      inline: REFRESH_PREAMBLE,
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
