import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * What stands behind '#' in the address, which is then taken from the address bar and the history: it opens the account to
 * whoever reads it. Undefined before it can be read (the server never sees it), null where there is nothing.
 */
export function useLinkSecret(): string | null | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [secret, setSecret] = useState('')
  if (hash && hash !== secret) setSecret(hash)
  useEffect(() => {
    if (hash) void navigate({ to: '/reset-password', replace: true, resetScroll: false })
  }, [hash, navigate])
  return secret || (hydrated ? null : undefined)
}
