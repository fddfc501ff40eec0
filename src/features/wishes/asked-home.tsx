import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { fitReasons } from '#domain/match/fit-text.ts'
import type { RankQuery } from '#domain/match/ranking.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { SaidAfterPause } from '#ui/primitives/said-after-pause.tsx'
import { Sheet } from './sheet.tsx'
import { wishesSearch } from './wishes-address.ts'
import { askedHomeQuery } from './wishes-queries.ts'

interface AskedHomeProps {
  id: number
  query: RankQuery
  asked: RankQuery
  listings: ListingGateway
  favorites: Favorites
  onClose: () => void
}

/** A screen reader hears what came once it has stayed this long, ms. */
const PAUSE_MS = 500

/** A home that isn't on the page of the ranking, with its reasons and why it isn't there. */
export function AskedHome({ id, query, asked, listings, favorites, onClose }: AskedHomeProps) {
  const found = useQuery(askedHomeQuery(listings, asked, id))
  const { data } = found
  const close = (
    <Link
      to="/wishes"
      search={wishesSearch(query)}
      replace
      resetScroll={false}
      onClick={onClose}
      className="link asked-close"
    >
      Close
    </Link>
  )
  if (data === undefined && found.isError)
    return (
      <div className="asked-home">
        <FailedPart
          title="We can’t show this home right now"
          isTrying={found.isFetching}
          onRetry={() => void found.refetch()}
        />
        {close}
      </div>
    )
  const reasons = data ? fitReasons(data.answered, data.listing, data.fit, data.musts) : []
  const text =
    data === undefined
      ? 'Loading this home…'
      : data === null
        ? 'This home isn’t listed anymore.'
        : reasons.some(({ isMust, holds }) => isMust && !holds)
          ? 'This home misses a must, so it isn’t ranked'
          : 'This home is on another page'
  return (
    <section
      aria-labelledby="asked-home"
      aria-busy={data === undefined}
      className={`asked-home ${data === undefined ? 'min-h-[40rem] md:min-h-[30rem]' : ''}`}
    >
      <div className="asked-head">
        <h2 id="asked-home">{text}</h2>
        {close}
      </div>
      {data && (
        <>
          <div className="asked-parts">
            <ListingCard
              listing={data.listing}
              saved={favorites.has(id)}
              onToggleSaved={favorites.toggle}
              heading="h3"
              showOffice
            />
            <Sheet query={query} id={id} reasons={reasons} onRemove={() => undefined} />
          </div>
          <FeedCredits
            feeds={[...(data.listing.feed ? [data.listing.feed] : []), ...data.listing.otherFeeds]}
            className="mt-6"
          />
        </>
      )}
      <SaidAfterPause text={text} pauseMs={PAUSE_MS} />
    </section>
  )
}
