import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { problemSerializer } from '#app/problem-serializer.ts'
import { getRouter } from '#app/router.tsx'
import { keepRestoredFields } from '#ui/early-acts/hand-over.ts'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { whenUsed } from '#ui/primitives/when-used.ts'

/** A visitor who reads and touches nothing stays, too: after so long, ms. */
const STAY_MS = 10_000

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

/** Reading offline comes after everything a page needs, for visitors who stay. Development has no service worker. */
if (import.meta.env.PROD) {
  const { queryClient, gateways } = router.options.context
  const start = () =>
    import('#compose/browser-offline.ts').then(({ startOffline }) =>
      startOffline({ router, queryClient, favorites: gateways.visitor.favorites }),
    )
  void Promise.race([whenUsed(), new Promise((resolve) => setTimeout(resolve, STAY_MS))])
    .then(whenIdle)
    .then(start)
    // The site works without it.
    .catch(() => undefined)
}
