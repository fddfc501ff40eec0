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
    <svg
      aria-hidden
      viewBox="0 0 200 88"
      width="200"
      height="88"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-ink/40"
    >
      <path d="M2 80h196M12 80V60l4-5 4 5v20M30 80V60l4-5 4 5v20M48 80V60l4-5 4 5v20M8 66h48M8 74h48" />
      <path d="M172 80V40m0 22 8-8m-8 0-7-6" />
      <circle cx="172" cy="28" r="20" />
      <path d="M82 80V46m56 34V46M74 52l36-34 36 34M103 80V60h14v20" strokeDasharray="3 5" />
    </svg>
  )
}
