import type { PageContext } from '#ports/browser/page-context.ts'

/** Answers a request for a page: the built bundle in production, Vite's module runner in development. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>
