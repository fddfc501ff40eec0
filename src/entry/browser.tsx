import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { problemSerializer } from '#app/problem-serializer.ts'
import { getRouter } from '#app/router.tsx'

const router = getRouter()
Object.assign(router.options, { serializationAdapters: [problemSerializer] })

// Start's own <StartClient/> also ships a server-function client; this product has no server functions.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
