import { knownFacts } from '#domain/listing/home-size.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { formatPrice } from '#domain/money/money.ts'
import { pageHead, type PageSite } from '#ui/page-head.ts'
import { listingPlace } from './listing-place.ts'

/** Search engines cut descriptions at about this many characters. */
const DESCRIPTION_LENGTH = 160

/** Search engines cut titles at about this many characters; the site's name takes some of them. */
const TITLE_LENGTH = 60

/** 'Lakeview House, Denville NJ – $850,000'; a long title leaves out the price, which the description begins with. */
export function listingTitle(listing: Listing, siteName: string): string {
  const { town, state } = listingPlace(listing)
  // A title from a feed ends with its town.
  const place = listing.title.endsWith(` in ${town}`) ? [state] : [town, state]
  const home = [listing.title, place.filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const priced = `${home} – ${formatPrice(listing.price, listing.market)}`
  return `${priced} · ${siteName}`.length <= TITLE_LENGTH ? priced : home
}

/** The facts first, then as much of the description as fits, cut between words. */
export function listingDescription(listing: Listing): string {
  const price = formatPrice(listing.price, listing.market)
  const place = `${listing.city}, ${listing.county} County`
  const text =
    `${[price, ...knownFacts(listing), place].join(', ')}. ${listing.description.replace(/\s+/g, ' ').trim()}`.trim()
  if (text.length <= DESCRIPTION_LENGTH) return text
  const cut = text.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 0)).replace(/[\s,.;:–-]+$/, '')}…`
}

/** The `<head>` of a listing's page; `null` for an id without a listing (D-02). */
export function detailHead(listing: Listing | null, path: string, site: PageSite) {
  if (listing === null) {
    const description = "The property you are looking for doesn't exist or has been removed."
    return pageHead({ title: 'Property Not Found', description, path, site, noIndex: true })
  }
  return pageHead({
    title: listingTitle(listing, site.agency.name),
    description: listingDescription(listing),
    path: `/listings/${listing.id}`,
    site,
    image: listing.picture?.url,
  })
}
