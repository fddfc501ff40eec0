import { createIsomorphicFn } from '@tanstack/react-start'
import { lateComponent } from '#ui/primitives/late-component.tsx'
import { NoResults } from './no-results.tsx'

/** What stands in place of homes where none was found; the browser fetches its code when it is first shown. */
export const LateNoResults = lateComponent(
  createIsomorphicFn()
    .server(() => NoResults)
    .client(() => null)(),
  async () => {
    const file = await import('./no-results.tsx')
    return file.NoResults
  },
)
