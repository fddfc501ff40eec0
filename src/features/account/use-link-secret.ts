import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The secret after '#' in the address of a mailed link. It is removed from the address bar and the history at once, because it
 * opens the account to whoever reads it. Undefined before hydration (the server never receives it), null where there is none.
 */
export function useLinkSecret(page: '/reset-password' | '/confirm-email'): string | null | undefined {
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const [secret, setSecret] = useState('')
  if (hash && hash !== secret) setSecret(hash)
  useEffect(() => {
    if (hash) void navigate({ to: page, replace: true, resetScroll: false })
  }, [hash, navigate, page])
  return secret || (hydrated ? null : undefined)
}
