import { Link, useHydrated, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { buttonClass } from '#ui/primitives/button.tsx'
import { NewPageHeading } from './account-layout.tsx'
import { lastPlace, type LastPlace } from './last-place.ts'

interface SignedInProps {
  name: string
  /** It takes the place of the form just sent: then it gets the focus. */
  isResult: boolean
}

/** The result of signing in, in place of the form: that it worked, what it changes, and the way back. */
export function SignedIn({ name, isResult }: SignedInProps) {
  const router = useRouter()
  const place = useHydrated() ? lastPlace(window.navigation, router.basepath) : null
  const words = `You’re signed in, ${name}`
  return (
    <>
      {isResult ? <NewPageHeading>{words}</NewPageHeading> : <h1 className="page-title mt-8">{words}</h1>}
      <p className="mt-3 text-ink-soft">
        Your saved homes and searches are in your account, on every device where you sign in.
      </p>
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        {place && <BackLink place={place} />}
        {place?.words !== 'Your favorites' && (
          <Link to="/favorites" className={buttonClass('secondary', 'medium', 'min-h-12')}>
            Your favorites
          </Link>
        )}
        {place?.words !== 'Your account' && (
          <Link to="/account" className={buttonClass(place ? 'secondary' : 'primary', 'medium', 'min-h-12')}>
            Your account
          </Link>
        )}
      </div>
    </>
  )
}

/** Leads to where the visitor came from; with its scroll position if that was the page before. */
function BackLink({ place }: { place: LastPlace }) {
  const router = useRouter()
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (place.isPrevious) router.history.back()
    else router.history.push(place.address)
  }
  return (
    <a
      href={place.address}
      onClick={goBack}
      className={buttonClass(
        'primary',
        'medium',
        'min-h-12 px-3! text-center leading-tight whitespace-normal! sm:col-span-2',
      )}
    >
      {place.words}
    </a>
  )
}
