import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '../primitives/late-component.tsx'
import { FilterChips } from './filter-chips.tsx'

/** The filters in force; the browser fetches its code when there are any. */
export const LateFilterChips = lateComponent(
  createIsomorphicFn()
    .server(() => FilterChips)
    .client(() => null)(),
  async () => {
    const file = await import('./filter-chips.tsx')
    return file.FilterChips
  },
)
