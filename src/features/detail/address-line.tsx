import type { Listing } from '#domain/listing/listing.ts'
import { shownAddress } from './listing-place.ts'

/** The address as far as it may be shown. State and ZIP stay on one line. */
export function AddressLine({ listing }: { listing: Listing }) {
  const address = shownAddress(listing)
  const end = address.lastIndexOf(', ') + 1
  return (
    <>
      {address.slice(0, end)} <span className="whitespace-nowrap">{address.slice(end).trim()}</span>
    </>
  )
}
