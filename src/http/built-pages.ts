import { pathToFileURL } from 'node:url'
import type { PageContext } from '#ports/browser/page-context.ts'

/** Renders the page of a request: by the built bundle, or in development by Vite's module runner. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>

/** The page renderer's bundle: TanStack Start's server entry. */
export interface PageBundle {
  default: { fetch(request: Request, options: { context: PageContext }): Promise<Response> }
}

export const asRenderPage =
  ({ default: pages }: PageBundle): RenderPage =>
  (request, page) =>
    pages.fetch(request, { context: page })

/** Loads the built page renderer. */
export const loadBuiltPages = async (bundle: string): Promise<RenderPage> =>
  asRenderPage((await import(pathToFileURL(bundle).href)) as PageBundle)
