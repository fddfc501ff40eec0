import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide'
import { Icon } from '#ui/primitives/icon.tsx'
import type { Listing } from '#domain/listing.ts'
import { shownAddress } from './listing-place.ts'

/** Where the home is (D-05). */
export function LocationPanel({ listing }: { listing: Listing }) {
  return (
    <section aria-labelledby="location" className="print:hidden">
      <h2 id="location" className="display text-xl">
        Location
      </h2>
      <div className="mt-4 flex min-h-72 flex-col items-center justify-center gap-3 rounded-lg bg-sand px-6 py-10 text-center">
        <Icon of={MapPin} size={28} className="text-indigo" />
        <p className="font-semibold">{shownAddress(listing)}</p>
        <p className="text-sm text-ink-soft">An interactive map will display here.</p>
        <Link to="/map" className="link inline-flex min-h-11 items-center text-sm">
          See all homes on the map
        </Link>
      </div>
    </section>
  )
}
