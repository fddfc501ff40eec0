import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { ListingFilters } from './listing-filters.tsx'

/** The form of the filters, which works as a form; the browser fetches its code once the page is used. */
export const LateListingFilters = lateComponent(
  createIsomorphicFn()
    .server(() => ListingFilters)
    .client(() => null)(),
  async () => (await import('./listing-filters.tsx')).ListingFilters,
)
