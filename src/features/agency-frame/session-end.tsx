import { useEffect, useState } from 'react'
import { IDLE_MS } from '#domain/agency/member.ts'
import { OWN_PAGE } from '#domain/agency/screens.ts'
import { Button } from '#ui/primitives/button.tsx'

/** How long before the end the page says so, ms. */
const WARNING_MS = 2 * 60_000

/** Says that a session that isn't used is about to end, and keeps it. What was typed stays on the page either way. */
export function SessionEnd() {
  const [state, setState] = useState<'open' | 'ending' | 'over'>('open')
  useEffect(() => {
    if (state !== 'open') return undefined
    const timer = setTimeout(() => setState('ending'), IDLE_MS - WARNING_MS)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'open') return null
  // Reading any page counts as use; one that is over leads to the sign-in.
  const stay = async () => {
    const answer = await fetch(OWN_PAGE, { redirect: 'manual' }).catch(() => null)
    setState(answer?.ok ? 'open' : 'over')
  }
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4 text-sm shadow-lifted lg:inset-x-auto lg:right-10 lg:bottom-6"
    >
      {state === 'ending' ? (
        <>
          <p>You’ll be signed out in 2 minutes.</p>
          <Button size="small" className="max-lg:min-h-11" onClick={() => void stay()}>
            Stay signed in
          </Button>
        </>
      ) : (
        <p>
          You’re signed out.{' '}
          <a href="/agency/sign-in" target="_blank" rel="noreferrer" className="link">
            Sign in in another tab
          </a>
          , then go on here. Nothing you typed is lost.
        </p>
      )}
    </div>
  )
}
