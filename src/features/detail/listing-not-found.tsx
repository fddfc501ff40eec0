import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ui/primitives/button.tsx'
import { LateOtherHomes } from './late-facts.ts'
import type { OtherHomesProps } from './other-homes.tsx'

/** The page of an id without a listing (D-02), with homes that are there. */
export function ListingNotFound({ featured, favorites }: OtherHomesProps) {
  return (
    <div className="container-page pt-12 pb-24">
      <img src="/drawings/no-house.svg" alt="" width={200} height={88} />
      <h1 className="page-title mt-8">Property Not Found</h1>
      <p className="mt-3 max-w-[44ch] text-lg text-ink-soft">
        The property you are looking for doesn't exist or has been removed.
      </p>
      <Link to="/listings" className={buttonClass('primary', 'medium', 'mt-8')}>
        Back to Listings
      </Link>
      <LateOtherHomes featured={featured} favorites={favorites} />
    </div>
  )
}
