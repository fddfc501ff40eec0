import { Link } from '@tanstack/react-router'
import type { Listing } from '#domain/listing.ts'
import { AddressLine } from './address-line.tsx'

/** Where the home is (D-05). */
export function LocationPanel({ listing }: { listing: Listing }) {
  return (
    <section aria-labelledby="location" className="print:hidden">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="location" className="display text-xl">
          Location
        </h2>
        <Link to="/map" className="link inline-flex min-h-11 items-center text-sm">
          See all homes on the map
        </Link>
      </div>
      <p className="text-ink-soft">
        <AddressLine listing={listing} />
      </p>
      <div className="relative mt-4 flex h-60 items-end justify-center overflow-hidden pb-5 rounded-lg bg-sand md:h-72">
        <img
          src="/drawings/location.svg"
          alt=""
          width={760}
          height={280}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
        />
        <p className="relative rounded-full bg-surface px-4 py-1.5 text-sm text-ink-soft">
          An interactive map will display here.
        </p>
      </div>
    </section>
  )
}
