import { createIsomorphicFn } from '@tanstack/react-start'
import { ListingNotices } from '#features/frame/listing-notices.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** What to know of all homes; the browser fetches its code only where there is something. */
export const LateListingNotices = lateComponent(
  createIsomorphicFn()
    .server(() => ListingNotices)
    .client(() => null)(),
  async () => {
    const file = await import('#features/frame/listing-notices.tsx')
    return file.ListingNotices
  },
)
