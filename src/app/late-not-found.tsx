import { createIsomorphicFn } from '@tanstack/react-start'
import { NotFoundPage } from '#features/frame/not-found-page.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** The page of an unknown address, whose code the other pages do without. */
export const LateNotFound = lateComponent(
  createIsomorphicFn()
    .server(() => NotFoundPage)
    .client(() => null)(),
  async () => {
    const file = await import('#features/frame/not-found-page.tsx')
    return file.NotFoundPage
  },
)
