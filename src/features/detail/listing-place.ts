import type { Listing } from '#domain/listing/listing.ts'

/** The parts of a listing's one-line address; `street` is null where the seller hides it. */
export interface ListingPlace {
  street: string | null
  town: string
  state: string | null
  zip: string | null
}

const ONE_LINE = /^(?:(?<street>.+), )?(?<town>[^,]+), (?<state>[A-Z]{2})(?: (?<zip>\d{5}(?:-\d{4})?))?$/

/** Splits 'street, town, NJ 07834'. An address of another form yields only the listing's town. */
export function listingPlace({ address, city, addressHidden }: Listing): ListingPlace {
  const parts = ONE_LINE.exec(address)?.groups
  if (!parts) return { street: null, town: city, state: null, zip: null }
  return {
    street: addressHidden ? null : (parts['street'] ?? null),
    town: parts['town']!,
    state: parts['state']!,
    zip: parts['zip'] ?? null,
  }
}

/** The address as far as it may be shown: town and ZIP only where the seller hides it. */
export function shownAddress(listing: Listing): string {
  if (!listing.addressHidden) return listing.address
  const { town, state, zip } = listingPlace(listing)
  return state ? `${town}, ${[state, zip].filter(Boolean).join(' ')}` : town
}
