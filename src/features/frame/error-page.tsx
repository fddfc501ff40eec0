import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { telHref } from '#domain/agency/tel-href.ts'
import { ProblemError, type Problem } from '#domain/result.ts'
import { Button, buttonClass } from '#ui/primitives/button.tsx'
import { useAgency } from '#ui/use-agency.ts'

const UNKNOWN = { title: 'Something went wrong', text: 'We couldn’t load this page. The problem is on our side.' }

const TITLES: Record<Problem['kind'], string> = {
  unavailable: 'Our listings are unavailable right now',
  'rate-limited': 'Too many requests',
  unauthorized: 'Please sign in first',
  'not-found': 'This page is gone',
  invalid: 'We couldn’t read this web address',
  conflict: 'This page has changed since you opened it',
}

/** The text for an error: a problem's message; an unexpected error's message is not shown. */
function errorText(error: unknown): { title: string; text: string } {
  if (!(error instanceof ProblemError)) return UNKNOWN
  return { title: TITLES[error.problem.kind], text: error.problem.message }
}

/** Shown if a page can't be loaded or rendered, with a button to try again. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const { number } = useAgency().phones.head
  const [trying, setTrying] = useState(false)
  const { title, text } = errorText(error)

  const tryAgain = async () => {
    setTrying(true)
    // Runs the loaders again; `reset` clears an error thrown while rendering.
    await router.invalidate()
    reset()
    setTrying(false)
  }

  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center py-16">
      <div role="alert">
        <h1 className="page-title">{title}</h1>
        <p className="mt-4 max-w-[56ch] text-lg text-ink-soft">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={tryAgain} disabled={trying}>
          {trying ? 'Trying again…' : 'Try again'}
        </Button>
        <Link to="/" className={buttonClass('secondary')}>
          Return to Home
        </Link>
        <a href={telHref(number)} className={buttonClass('quiet', 'medium', 'tabular-nums')}>
          Call {number}
        </a>
      </div>
    </div>
  )
}
