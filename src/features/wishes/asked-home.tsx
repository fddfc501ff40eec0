import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fitReasons } from '#domain/match/fit-text.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { Sheet } from './sheet.tsx'
import { wishesSearch } from './wishes-address.ts'
import { askedHomeQuery } from './wishes-queries.ts'

interface AskedHomeProps {
  id: number
  query: RankQuery
  asked: RankQuery
  listings: ListingGateway
  favorites: Favorites
}

/** A home that isn't on the page of the ranking, with its reasons and why it isn't there. */
export function AskedHome({ id, query, asked, listings, favorites }: AskedHomeProps) {
  const { data } = useQuery(askedHomeQuery(listings, asked, id))
  const close = (
    <Link to="/wishes" search={wishesSearch(query)} replace resetScroll={false} className="link asked-close">
      Close
    </Link>
  )
  if (data === undefined) return null
  if (data === null) return <p className="asked-home">This home isn’t listed anymore. {close}</p>
  const { listing, fit, musts, answered } = data
  const reasons = fitReasons(answered, listing, fit, musts)
  return (
    <section aria-labelledby="asked-home" className="asked-home">
      <div className="asked-head">
        <h2 id="asked-home">
          {reasons.some(({ isMust, holds }) => isMust && !holds)
            ? 'This home misses a must, so it isn’t ranked'
            : 'This home is on another page'}
        </h2>
        {close}
      </div>
      <div className="asked-parts">
        <ListingCard
          listing={listing}
          saved={favorites.has(listing.id)}
          onToggleSaved={favorites.toggle}
          heading="h3"
          showOffice
        />
        <Sheet query={query} id={listing.id} reasons={reasons} onRemove={() => undefined} />
      </div>
      <FeedCredits feeds={[...(listing.feed ? [listing.feed] : []), ...listing.otherFeeds]} className="mt-6" />
    </section>
  )
}
