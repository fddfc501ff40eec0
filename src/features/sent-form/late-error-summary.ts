import { createIsomorphicFn } from '@tanstack/react-start'
import { ErrorSummary } from '#ui/primitives/error-summary.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** The errors above a form that the browser sent itself. The server writes them; the browser seldom has any. */
export const LateErrorSummary = lateComponent(
  createIsomorphicFn()
    .server(() => ErrorSummary)
    .client(() => null)(),
  async () => (await import('#ui/primitives/error-summary.tsx')).ErrorSummary,
)
