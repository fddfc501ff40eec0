import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ACCOUNT_KEY, accountQuery } from '#features/session/account-query.ts'
import { useSignOut } from '#features/session/sign-out.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import { PAGE_FORM } from '#ui/listing/keep-button.ts'

interface AccountLinksProps {
  account: AccountGateway
  /** Classes of the group, of plain links and of the primary one. */
  look: { group: string; plain: string; primary: string }
  /** Called when a link is clicked. */
  onLeave?: () => void
}

/** Sign In and Sign Up, or the account's name and Sign out. */
export function AccountLinks({ account, look, onLeave }: AccountLinksProps) {
  const group = useRef<HTMLElement>(null)
  const queryClient = useQueryClient()
  const { data: person, isPending } = useQuery(accountQuery(account))
  const signOut = useSignOut(account)
  useEffect(() => onReturnedPage(() => void queryClient.invalidateQueries({ queryKey: ACCOUNT_KEY })), [queryClient])

  const leave = async () => {
    await signOut()
    // The focused button was removed.
    if (document.activeElement === document.body) group.current?.focus()
  }

  return (
    // Invisible while it isn't known who is signed in, so that nothing moves and nothing is wrong.
    <nav ref={group} aria-label="Account" tabIndex={-1} className={`${look.group} ${isPending ? 'invisible' : ''}`}>
      {person ? (
        <>
          <Link to="/account" onClick={onLeave} aria-label={`${person.firstName}, your account`} className={look.plain}>
            <span className="truncate">{person.firstName}</span>
          </Link>
          <button
            type="submit"
            form={PAGE_FORM}
            name="sign-out"
            value=""
            onClick={(event) => {
              event.preventDefault()
              void leave()
            }}
            className={look.plain}
          >
            Sign out
          </button>
        </>
      ) : (
        <>
          <Link to="/signin" onClick={onLeave} className={look.plain}>
            Sign In
          </Link>
          <Link to="/signup" onClick={onLeave} className={look.primary}>
            Sign Up
          </Link>
        </>
      )}
    </nav>
  )
}

/**
 * Calls back when Back or Forward shows a page as it was left, because somebody may have signed in or out since. Returns the
 * function that unsubscribes.
 */
function onReturnedPage(callback: () => void): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') callback()
  const shown = (event: PageTransitionEvent) => event.persisted && callback()
  window.addEventListener('pageshow', shown)
  return () => window.removeEventListener('pageshow', shown)
}
