import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { problemSerializer } from '#app/problem-serializer.ts'
import { getRouter } from '#app/router.tsx'
import { keepRestoredFields } from '#ui/early-acts/hand-over.ts'

const router = getRouter()
Object.assign(router.options, { serializationAdapters: [problemSerializer] })

keepRestoredFields()

// Start's own <StartClient/> also ships a server-function client; this product has no server functions.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})

/** Reading offline comes after everything a page needs. Development has no service worker. */
if (import.meta.env.PROD) {
  const { queryClient, gateways } = router.options.context
  const start = () =>
    void import('#compose/browser-offline.ts')
      .then(({ startOffline }) => startOffline({ router, queryClient, favorites: gateways.visitor.favorites }))
      // The site works without it.
      .catch(() => undefined)
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 1000))
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle)
}
