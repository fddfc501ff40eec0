import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { problemCrossing } from './problem-crossing.ts'
import { getRouter } from './router.tsx'

const router = getRouter()
Object.assign(router.options, { serializationAdapters: [problemCrossing] })

// Start's own <StartClient/> also ships a server-function client; this product has no server functions.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
})
