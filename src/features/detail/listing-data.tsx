import type { Listing } from '#domain/listing/listing.ts'
import { listingJsonLd } from './listing-json-ld.ts'

interface ListingDataProps {
  listing: Listing
  origin: string
}

/** The page's schema.org data. Only the server renders it: search engines read its HTML. */
export function ListingData({ listing, origin }: ListingDataProps) {
  const text = import.meta.env.SSR ? scriptText(listingJsonLd(listing, origin)) : '{}'
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** JSON that can't close its script element. */
const scriptText = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}`,
  )
