import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { Listing } from '#domain/listing/listing.ts'
import { SIMILAR_COUNT, SIMILAR_PRICE_SHARE, similarCriteria } from '#domain/listing/similar.ts'
import { formatDollars, formatPrice } from '#domain/money/money.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { ListingCards } from '#ui/listing/listing-cards.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { similarQuery } from './detail-queries.ts'
import { SIMILAR } from './texts/place-texts.ts'

interface SimilarHomesProps {
  listing: Listing
  listings: ListingGateway
  favorites: Favorites
}

/** Up to three similar homes, and why they are shown; nothing if there are none. */
export function SimilarHomes({ listing, listings, favorites }: SimilarHomesProps) {
  const { data, isError, refetch } = useQuery(similarQuery(listings, listing.id))
  if (data?.length === 0) return null
  return (
    <section aria-labelledby="similar-homes" className="print:hidden">
      <h2 id="similar-homes" className="section-title">
        {SIMILAR.heading}
      </h2>
      <p className="mt-2 text-sm text-ink-soft">{whySimilar(listing)}</p>
      {isError && <FailedPart title={SIMILAR.notLoaded} onRetry={() => void refetch()} className="mt-6" />}
      {data && (
        <ListingCards homes={data} favorites={favorites} className="similar-homes">
          <li className={TILE_PLACES[data.length]}>
            <AtThisPrice listing={listing} />
          </li>
        </ListingCards>
      )}
      {!data && !isError && (
        <ul aria-hidden className="similar-homes">
          {Array.from({ length: SIMILAR_COUNT }, (_, index) => (
            <li key={index} className="skeleton aspect-3/2 rounded-lg" />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The link after so many homes fills what they leave of the last row, of two or three places; there is none in a full row. */
const TILE_PLACES: Readonly<Record<number, string>> = {
  1: 'lg:col-span-2 lg:[--tile:99/32]',
  2: 'md:max-lg:hidden',
  3: 'lg:hidden',
}

/** Leads to the homes of all counties at such a price. */
function AtThisPrice({ listing }: { listing: Listing }) {
  const { minPrice, maxPrice } = similarCriteria(listing)
  const { market } = listing
  return (
    <Link
      to="/listings"
      search={{ min: String(minPrice), max: String(maxPrice), ...(market === 'rent' && { market }) }}
      className="group flex items-end gap-4 rounded-lg bg-sand p-6 md:aspect-[var(--tile,3/2)]"
    >
      <span className="display flex-1 text-xl text-balance group-hover:text-indigo">
        {SIMILAR.all(market === 'rent', formatDollars(minPrice), formatPrice(maxPrice, market))}
      </span>
      <Icon of={ArrowRight} size={22} className="mb-1 shrink-0" />
    </Link>
  )
}

/** 'In Morris or a neighboring county, within 20% of $850,000.' */
const whySimilar = ({ county, price, market }: Listing): string =>
  SIMILAR.why(county, SIMILAR_PRICE_SHARE * 100, formatPrice(price, market))
