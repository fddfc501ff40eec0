import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import { FeedCredits } from '#ui/feed-credits.tsx'

/** What the listing's source requires to be shown with it. */
export function ListingSource({ feed }: { feed: FeedCredit }) {
  return <FeedCredits feeds={[feed]} className="mt-16 border-t border-line pt-6 print:mt-4 print:pt-2" />
}
