import { existsSync } from 'node:fs'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
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

/** Loads the built page renderer; 'unavailable' if there is no build. */
export async function loadBuiltPages(bundle: URL): Promise<Result<RenderPage>> {
  if (!existsSync(bundle)) return fail(unavailable('The pages are not built yet. `npm start` builds them.'))
  return ok(asRenderPage((await import(bundle.href)) as PageBundle))
}
