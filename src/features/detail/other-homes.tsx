import type { ListingSummary } from '#domain/listing/listing.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { ListingCards } from '#ui/listing/listing-cards.tsx'
import { OTHER_HOMES } from './texts/place-texts.ts'

export interface OtherHomesProps {
  /** None while they can't be had. */
  featured: readonly ListingSummary[]
  favorites: FavoritesGateway
}

/** A full row of cards on a wide screen. */
const SHOWN = 3

/** The first of the home page's featured homes, where a listing isn't there. */
export function OtherHomes({ featured, favorites: gateway }: OtherHomesProps) {
  const homes = featured.slice(0, SHOWN)
  const favorites = useFavorites(gateway)
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="other-homes" className="mt-16">
      <h2 id="other-homes" className="section-title">
        {OTHER_HOMES}
      </h2>
      <ListingCards homes={homes} favorites={favorites} className="similar-homes" />
    </section>
  )
}
