import { useQuery } from '@tanstack/react-query'
import type { Listing } from '#domain/listing/listing.ts'
import { SIMILAR_COUNT, SIMILAR_PRICE_SHARE } from '#domain/listing/similar.ts'
import { formatPrice } from '#domain/money/money.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import { LongWait } from '#features/waiting/long-wait.tsx'
import { useWait } from '#features/waiting/use-wait.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { similarQuery } from './detail-queries.ts'

interface SimilarHomesProps {
  listing: Listing
  listings: ListingGateway
  favorites: Favorites
}

/** Up to three similar homes, and why they are shown; nothing if there are none. */
export function SimilarHomes({ listing, listings, favorites }: SimilarHomesProps) {
  const query = similarQuery(listings, listing.id)
  const { data, isError, isPending, refetch } = useQuery(query)
  const wait = useWait(query.queryKey, isPending)
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="similar-homes" className="border-t border-line pt-12 md:pt-16 print:hidden">
      <h2 id="similar-homes" className="display text-2xl">
        Similar homes
      </h2>
      <p className="mt-2 text-ink-soft">{whySimilar(listing)}</p>
      <LongWait wait={wait} />
      {isError ? (
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <p>Similar homes could not be loaded.</p>
          <Button tone="secondary" size="small" onClick={() => void refetch()} className="min-h-11">
            Try again
          </Button>
        </div>
      ) : (
        <ul className="mt-8 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
          {data
            ? data.map((similar) => (
                <li key={similar.id}>
                  <ListingCard
                    listing={similar}
                    saved={favorites.has(similar.id)}
                    onToggleSaved={favorites.toggle}
                    heading="h3"
                  />
                </li>
              ))
            : Array.from({ length: SIMILAR_COUNT }, (_, index) => (
                <li key={index} aria-hidden className="skeleton aspect-3/2 rounded-lg" />
              ))}
        </ul>
      )}
    </section>
  )
}

/** 'In Morris or a neighboring county, within 20% of $850,000.' */
const whySimilar = ({ county, price, market }: Listing): string =>
  `In ${county} or a neighboring county, within ${SIMILAR_PRICE_SHARE * 100}% of ${formatPrice(price, market)}.`
