import { createIsomorphicFn } from '@tanstack/react-start'
import { SiteFooter } from '#features/frame/site-footer.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** The footer; the browser fetches its code once the page is used. */
export const LateFooter = lateComponent(
  createIsomorphicFn()
    .server(() => SiteFooter)
    .client(() => null)(),
  async () => {
    const file = await import('#features/frame/site-footer.tsx')
    return file.SiteFooter
  },
)
