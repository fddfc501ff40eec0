import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/primitives/button.tsx'
import { HouseDrawing } from './empty-state.tsx'

/** The page of a link whose list isn't shared (any more). */
export function ListNotShared() {
  return (
    <div className="container-page flex min-h-[70dvh] flex-col items-start justify-center py-16">
      <title>List not shared</title>
      <HouseDrawing />
      <h1 className="page-title mt-8">This list isn’t shared</h1>
      <p className="mt-3 max-w-[52ch] text-lg text-ink-soft">
        The person who sent you the link has stopped sharing, or the link is incomplete. Ask them for a new one, or
        browse all homes.
      </p>
      <Link to="/listings" className={buttonClass('primary', 'medium', 'mt-8')}>
        Browse Listings
      </Link>
    </div>
  )
}
