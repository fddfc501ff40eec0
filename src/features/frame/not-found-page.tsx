import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/primitives/button.tsx'

/** The page of an unknown URL. */
export function NotFoundPage() {
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center gap-12 py-16 md:flex-row md:items-center md:justify-between">
      <title>Page not found</title>
      <div>
        <h1 className="display text-hero tabular-nums">404</h1>
        <p className="mt-3 text-xl">Oops! Page not found</p>
        <p className="mt-2 max-w-[46ch] text-ink-soft">
          The web address may be mistyped, or the page may have been removed.
        </p>
        <Link to="/" className={buttonClass('primary', 'medium', 'mt-8')}>
          Return to Home
        </Link>
      </div>
      {/* An empty lot with a mailbox; a file, so that it is in no other page's code. */}
      <img src="/drawings/empty-lot.svg" alt="" width={420} height={260} className="h-auto w-full max-w-105" />
    </div>
  )
}
