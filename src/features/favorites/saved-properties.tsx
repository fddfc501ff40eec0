import { useQuery } from '@tanstack/react-query'
import type { FavoritesGateway } from '#ports/favorites-gateway.ts'
import { favoritesQuery } from '#ui/saved/favorites-queries.ts'
import { EmptyState, HouseDrawing } from './empty-state.tsx'
import { FavoriteCard, FavoriteCardSkeleton } from './favorite-card.tsx'
import { savedPropertiesText } from './saved-count.ts'
import { SavedItems } from './saved-items.tsx'
import { useRemoval } from './use-removal.ts'

const GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

/** The homes a visitor keeps, with the way to let one go (F-02, F-04). */
export function SavedProperties({ favorites }: { favorites: FavoritesGateway }) {
  const query = useQuery(favoritesQuery(favorites))
  const remove = useRemoval('favorites', 'Property removed from favorites')
  return (
    <SavedItems
      query={query}
      countText={savedPropertiesText}
      skeleton={<Skeleton />}
      empty={
        <EmptyState
          drawing={<HouseDrawing />}
          title="No saved properties yet"
          hint="Choose the heart on a home's page, and it will wait for you here."
          action="Browse Listings"
        />
      }
    >
      {(saved) => (
        <ul className={GRID}>
          {saved.map((favorite) => (
            <li key={favorite.listing.id}>
              <FavoriteCard
                favorite={favorite}
                onRemove={(button) => void remove(favorites.remove(favorite.listing.id), button)}
              />
            </li>
          ))}
        </ul>
      )}
    </SavedItems>
  )
}

function Skeleton() {
  return (
    <>
      <p className="skeleton h-6 w-56" />
      <div className={GRID}>
        <FavoriteCardSkeleton />
        <FavoriteCardSkeleton />
        <FavoriteCardSkeleton />
      </div>
    </>
  )
}
