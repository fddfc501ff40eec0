import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { ErrorPage } from '#features/frame/error-page.tsx'
import { FailedPart } from '#ui/failed-part.tsx'
import { lateComponent } from '#ui/primitives/late-component.tsx'

/** Shown if a page can't be shown and the error's page can't be had either: where the server is away, mostly. */
function PlainError({ reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <div className="container-page py-16">
      <FailedPart title="We couldn’t load this page" onRetry={() => void router.invalidate().then(reset)} />
    </div>
  )
}

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
