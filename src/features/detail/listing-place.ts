import type { Listing } from '#domain/listing/listing.ts'

/** A listing's one-line address in its parts; `street` is null where the seller hides it. */
export interface ListingPlace {
  street: string | null
  town: string
  state: string | null
  zip: string | null
}

const ONE_LINE = /^(?:(?<street>.+), )?(?<town>[^,]+), (?<state>[A-Z]{2})(?: (?<zip>\d{5}(?:-\d{4})?))?$/

/** Takes 'street, town, NJ 07834' apart; text in another form yields only the town the listing names. */
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

/** The address as it may be shown: where the seller hides it, town and ZIP only. */
export function shownAddress(listing: Listing): string {
  if (!listing.addressHidden) return listing.address
  const { town, state, zip } = listingPlace(listing)
  return state ? `${town}, ${[state, zip].filter(Boolean).join(' ')}` : town
}
