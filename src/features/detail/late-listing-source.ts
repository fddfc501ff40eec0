import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { ListingSource } from './listing-source.tsx'

/** The listing's source. Few sites have a feed that requires it, so its code comes late. */
export const LateListingSource = lateComponent(
  createIsomorphicFn()
    .server(() => ListingSource)
    .client(() => null)(),
  async () => {
    await whenIdle()
    const file = await import('./listing-source.tsx')
    return file.ListingSource
  },
)
