import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/primitives/button.tsx'

/** Shown if the URL names no listed home. */
export function NothingToCompare() {
  return (
    <div className="flex flex-col items-start py-12 md:py-16">
      <TwoHouses />
      <h2 className="section-title mt-6">No homes to compare yet</h2>
      <p className="mt-2 max-w-[52ch] text-ink-soft">
        Choose two to four homes in Listings or Favorites to compare them.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/favorites" className={buttonClass()}>
          Choose in Favorites
        </Link>
        <Link to="/listings" className={buttonClass('secondary')}>
          Browse Listings
        </Link>
      </div>
    </div>
  )
}

/** Two outlined houses with a ruler between them. */
function TwoHouses() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 240 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-60 text-ink opacity-20"
    >
      <path d="M6 100h228M20 100V54l36-30 36 30v46M12 60l44-37 44 37M46 100V76h20v24" />
      <path d="M148 100V44l34-18 34 18v56M140 48l42-23 42 23M172 100V76h20v24M160 54h14v12h-14zM190 54h14v12h-14z" />
      <path d="M112 30v56M128 30v56M112 44h6M112 58h10M112 72h6M128 44h-6M128 72h-6" />
    </svg>
  )
}
