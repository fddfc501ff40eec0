import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, Suspense, type ComponentType } from 'react'
import { SiteFooter } from '#features/frame/site-footer.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'

/** The server renders the footer. The browser keeps that HTML, and fetches the footer's code once it is idle. */
const Footer = createIsomorphicFn()
  .server((): ComponentType => SiteFooter)
  .client((): ComponentType =>
    lazy(async () => {
      await whenIdle()
      const file = await import('#features/frame/site-footer.tsx').catch(() => null)
      // A rejection would replace the whole page by the error's: without its code the footer stays HTML.
      return file ? { default: file.SiteFooter } : new Promise<never>(() => undefined)
    }),
  )()

/** One element for all renderings of the frame, so that none of them reaches the footer before its code is there. */
export const LATE_FOOTER = (
  <Suspense>
    <Footer />
  </Suspense>
)
