import { createIsomorphicFn } from '@tanstack/react-start'
import { ErrorPage } from '#features/frame/error-page.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** Shown if a page can't be shown and the error's page can't be had either. */
const PlainError = () => (
  <p role="alert" className="container-page py-16">
    This page could not be shown. Reload it.
  </p>
)

/** The page of an error, whose code the other pages do without. */
export const LateErrorPage = lateComponent(
  createIsomorphicFn()
    .server(() => ErrorPage)
    .client(() => null)(),
  async () => {
    try {
      const file = await import('#features/frame/error-page.tsx')
      return file.ErrorPage
    } catch {
      return PlainError
    }
  },
)
