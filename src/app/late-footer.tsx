import { createIsomorphicFn } from '@tanstack/react-start'
import { SiteFooter } from '#features/frame/site-footer.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'

/** The footer; the browser fetches its code once it is idle. */
export const LateFooter = lateComponent(
  createIsomorphicFn()
    .server(() => SiteFooter)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('#features/frame/site-footer.tsx')
    return file.SiteFooter
  },
)
