import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RemovedFavorite } from '#domain/saved/favorite.ts'
import { LateNumbersLine } from '#features/numbers/late-numbers-line.ts'
import { CompareBar } from '#features/saved/compare-bar.tsx'
import { chooseHome, useComparisonChoice } from '#features/saved/comparison-choice.ts'
import { favoritesQuery } from '#features/saved/favorites-queries.ts'
import type { FavoriteListing, FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import { areOurs, OfficeLine } from '#ui/listing/office-line.tsx'
import { notify } from '#ui/primitives/toast.ts'
import { useAgency } from '#ui/use-agency.ts'
import { EmptyState, HouseDrawing } from './empty-state.tsx'
import { FavoriteCard, FavoriteCardSkeleton } from './favorite-card.tsx'
import { GroupedHomes } from './received/grouped-homes.tsx'
import { answeredText, answersAbout } from './received/received-answers.ts'
import { useReceivedAnswers } from './received/use-received-answers.ts'
import { savedPropertiesText } from './saved-count.ts'
import { SavedItems } from './saved-items.tsx'
import { ShareListButton } from './share-list-button.tsx'
import { useOptimisticRemoval } from './use-optimistic-removal.ts'

const GRID = 'mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 xl:grid-cols-3'

interface SavedPropertiesProps {
  favorites: FavoritesGateway
  listAnswers: ListAnswersGateway
  loadNumbers: LoadToldStore
  listings: ListingGateway
}

/** The saved homes, to write notes on, compare, share and remove (F-02, F-04). */
export function SavedProperties({ favorites, listAnswers, loadNumbers, listings }: SavedPropertiesProps) {
  const agency = useAgency()
  const list = favoritesQuery(favorites)
  const query = useQuery(list)
  const received = useReceivedAnswers(listAnswers)
  const undo = useUndo(favorites)
  const remove = useOptimisticRemoval({
    key: 'favorites',
    queryKey: list.queryKey,
    idOf: ({ listing }: FavoriteListing) => listing.id,
    remove: ({ listing }) => favorites.remove(listing.id),
    notice: ({ listing }, removed) => ({
      title: 'Property removed from favorites',
      description: listing.title,
      ...(removed && { onUndo: () => undo(listing, removed) }),
    }),
  })
  const { chosen } = useComparisonChoice()
  return (
    <SavedItems
      query={query}
      queryKey={list.queryKey}
      // The answers decide the order.
      isPending={received.isPending}
      countText={savedPropertiesText}
      news={answeredText(received.guests)}
      skeleton={<Skeleton />}
      tools={
        <ShareListButton
          favorites={favorites}
          answers={listAnswers}
          loadTold={loadNumbers}
          isEmpty={query.data?.length === 0}
        />
      }
      empty={
        <EmptyState
          drawing={<HouseDrawing />}
          title="No saved properties yet"
          hint="Tap the heart on a home to save it here."
          action="Browse Listings"
        />
      }
    >
      {(saved) => (
        <>
          <LateNumbersLine loadNumbers={loadNumbers} className="mt-6" />
          <GroupedHomes saved={saved} guests={received.guests}>
            {(favorite, heading) => {
              const { id } = favorite.listing
              return (
                <FavoriteCard
                  favorite={favorite}
                  favorites={favorites}
                  answers={answersAbout(id, received.guests)}
                  heading={heading}
                  onRemove={(button) => {
                    chooseHome(id, false)
                    remove(favorite, button)
                  }}
                  compared={chosen.includes(id)}
                  onCompare={(wanted) => chooseHome(id, wanted)}
                  showOffice={!areOurs(homesOf(saved), agency)}
                  wishes={{ ids: homesOf(saved).map((home) => home.id), listings, loadTold: loadNumbers }}
                />
              )
            }}
          </GroupedHomes>
          <OfficeLine homes={homesOf(saved)} className="mt-8" />
          <CompareBar
            onClear={(button) => button.closest<HTMLElement>('[role="tabpanel"]')?.focus({ preventScroll: true })}
          />
        </>
      )}
    </SavedItems>
  )
}

const homesOf = (saved: readonly FavoriteListing[]) => saved.map(({ listing }) => listing)

/** Returns the function that puts a removed home back, with its note and to its place. */
function useUndo(favorites: FavoritesGateway) {
  const queryClient = useQueryClient()
  const undo = (home: { id: number; title: string }, removed: RemovedFavorite): void =>
    void import('#features/saved/put-back.lazy.ts')
      .then(({ putBack }) => putBack({ home, removed, favorites, queryClient }))
      .catch(() =>
        notify({
          title: 'We couldn’t undo that',
          description: 'Please try again.',
          tone: 'destructive',
          onUndo: () => undo(home, removed),
        }),
      )
  return undo
}

function Skeleton() {
  return (
    <>
      <p className="skeleton h-11 w-56" />
      <div className={GRID}>
        <FavoriteCardSkeleton />
        <FavoriteCardSkeleton />
        <FavoriteCardSkeleton />
      </div>
    </>
  )
}
