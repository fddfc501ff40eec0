import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/primitives/button.tsx'

/** D-02. */
export function ListingNotFound() {
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center py-24">
      <EmptyLot />
      <h1 className="display mt-8 text-3xl">Property Not Found</h1>
      <p className="mt-3 max-w-[44ch] text-lg text-ink-soft">
        The property you are looking for doesn't exist or has been removed.
      </p>
      <Link to="/listings" className={buttonClass('primary', 'medium', 'mt-8')}>
        Back to Listings
      </Link>
    </div>
  )
}

/** A fence, a tree and no house. */
function EmptyLot() {
  return (
    <svg aria-hidden viewBox="0 0 200 88" width="200" height="88" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round" className="text-ink/40">
      <path d="M2 80h196M24 80V58l5-5 5 5v22M44 80V58l5-5 5 5v22M64 80V58l5-5 5 5v22M20 64h54M20 73h54" />
      <path d="M152 80V44m0 16 10-9m-10 2-8-7M152 8c13 0 21 9 21 19s-8 18-21 18-21-8-21-18 8-19 21-19Z" />
      <path d="M90 80V40l8-8 8 8v40" strokeDasharray="2 5" />
      <path d="M86 44 110 22l24 22" strokeDasharray="2 5" />
    </svg>
  )
}
