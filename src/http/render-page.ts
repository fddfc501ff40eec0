import type { PageContext } from '#ports/browser/page-context.ts'

/** Renders the page of a request: by the built bundle, or in development by Vite's module runner. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>
