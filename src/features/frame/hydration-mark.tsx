import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'

/**
 * Sets `data-hydrated` on <html> once React has taken over the page: what is pressed from then on is answered. It stays over
 * client navigation. Parts whose code comes later may still be the server's HTML: `data-pending-parts` counts them
 * (ui/primitives/late-component.tsx).
 *
 * Render it after the page: like the router's outlet it is a boundary of its own, and React hydrates those in order.
 */
export const HydrationMark = () => (
  <Suspense>
    <Mark />
  </Suspense>
)

function Mark() {
  // The sample edition's shell is hydrated before its page is there.
  const isShown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined })
  useEffect(() => {
    if (isShown) document.documentElement.dataset['hydrated'] = ''
  }, [isShown])
  return null
}
