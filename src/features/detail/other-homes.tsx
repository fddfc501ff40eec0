import type { ListingSummary } from '#domain/listing/listing.ts'
import { useFavorites } from '#features/saved/use-favorites.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import { ListingCard } from '#ui/listing/listing-card.tsx'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { useAgency } from '#ui/use-agency.ts'
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
  const agency = useAgency()
  if (homes.length === 0) return null
  return (
    <section aria-labelledby="other-homes" className="mt-16">
      <h2 id="other-homes" className="section-title">
        {OTHER_HOMES}
      </h2>
      <ul className="similar-homes">
        {homes.map((home) => (
          <li key={home.id}>
            <ListingCard
              listing={home}
              saved={favorites.has(home.id)}
              onToggleSaved={favorites.toggle}
              heading="h3"
              showOffice={!areOurs(homes, agency)}
            />
          </li>
        ))}
      </ul>
      <OfficeLine homes={homes} className="mt-8" />
    </section>
  )
}
