import { createIsomorphicFn } from '@tanstack/react-start'
import { ListingsAsOf } from '#features/frame/listings-as-of.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** Says how old the listings are; the browser fetches its code only where they are behind. */
export const LateListingsAsOf = lateComponent(
  createIsomorphicFn()
    .server(() => ListingsAsOf)
    .client(() => null)(),
  async () => {
    const file = await import('#features/frame/listings-as-of.tsx')
    return file.ListingsAsOf
  },
)
