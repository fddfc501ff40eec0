import type { Listing } from '#domain/listing/listing.ts'
import { FeedCredits } from '#ui/feed-credits.tsx'

/** What the listing's sources require to be shown with it. */
export function ListingSource({ listing: { feed, otherFeeds } }: { listing: Pick<Listing, 'feed' | 'otherFeeds'> }) {
  const feeds = [...(feed ? [feed] : []), ...otherFeeds]
  return <FeedCredits feeds={feeds} className="mt-16 border-t border-line pt-6 print:mt-4 print:pt-2" />
}
