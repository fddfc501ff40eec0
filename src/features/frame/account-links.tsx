import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ACCOUNT_KEY, accountQuery } from '#features/session/account-query.ts'
import { onReturnedPage } from '#features/session/returned-page.ts'
import { useSignOut } from '#features/session/sign-out.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'

interface AccountLinksProps {
  account: AccountGateway
  /** Classes of the two places: what leads on, and what is offered first. */
  look: { group: string; plain: string; first: string }
  /** Called when a link is chosen. */
  onLeave?: () => void
}

/** Sign In and Sign Up, or the name of whoever is signed in and the way out. */
export function AccountLinks({ account, look, onLeave }: AccountLinksProps) {
  const group = useRef<HTMLElement>(null)
  const queryClient = useQueryClient()
  const { data: person, isPending } = useQuery(accountQuery(account))
  const signOut = useSignOut(account)
  useEffect(() => onReturnedPage(() => void queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY })), [queryClient])

  const leave = async () => {
    await signOut()
    // The button that had the focus is gone.
    if (document.activeElement === document.body) group.current?.focus()
  }

  return (
    // What isn't known yet takes its room and says nothing wrong.
    <nav ref={group} aria-label="Account" tabIndex={-1} className={`${look.group} ${isPending ? 'invisible' : ''}`}>
      {person ? (
        <>
          <Link to="/account" onClick={onLeave} aria-label={`${person.firstName}, your account`} className={look.plain}>
            <span className="truncate">{person.firstName}</span>
          </Link>
          <button type="button" onClick={() => void leave()} className={look.plain}>
            Sign out
          </button>
        </>
      ) : (
        <>
          <Link to="/signin" onClick={onLeave} className={look.plain}>
            Sign In
          </Link>
          <Link to="/signup" onClick={onLeave} className={look.first}>
            Sign Up
          </Link>
        </>
      )}
    </nav>
  )
}
