import { useQuery } from '@tanstack/react-query'
import type { SavedSearch } from '#domain/saved/saved-search.ts'
import { savedSearchesQuery } from '#features/saved/saved-searches-query.ts'
import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { EmptyState, LensDrawing } from './empty-state.tsx'
import { savedSearchesText } from './saved-count.ts'
import { SavedItems } from './saved-items.tsx'
import { SavedSearchCard, SavedSearchCardSkeleton } from './saved-search-card.tsx'
import { useSearchUpdates } from './search-updates.tsx'
import { useOptimisticRemoval } from './use-optimistic-removal.ts'

const GRID = 'mt-6 grid gap-6 lg:grid-cols-2'

interface SavedSearchesProps {
  savedSearches: SavedSearchGateway
  updates: UpdatesGateway
  /** Null where there are no accounts. */
  account: AccountGateway | null
}

/** The saved searches, to run and remove (F-03, F-04). */
export function SavedSearches({ savedSearches, updates, account }: SavedSearchesProps) {
  const list = savedSearchesQuery(savedSearches)
  const query = useQuery(list)
  const remove = useOptimisticRemoval({
    key: 'saved-searches',
    queryKey: list.queryKey,
    idOf: ({ id }: SavedSearch) => id,
    remove: ({ id }) => savedSearches.remove(id),
    notice: () => ({ title: 'Saved search removed' }),
  })
  const updatesOf = useSearchUpdates(updates, account)
  return (
    <SavedItems
      query={query}
      queryKey={list.queryKey}
      countText={savedSearchesText}
      skeleton={<Skeleton />}
      empty={
        <EmptyState
          drawing={<LensDrawing />}
          title="No saved searches yet"
          hint="Save your filters once and run the search again from here."
          action="Start Searching"
        />
      }
    >
      {(saved) => (
        <ul className={GRID}>
          {saved.map((search) => (
            <li key={search.id}>
              <SavedSearchCard
                search={search}
                updates={updatesOf(search)}
                onRemove={(button) => remove(search, button)}
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
        <SavedSearchCardSkeleton />
        <SavedSearchCardSkeleton />
      </div>
    </>
  )
}
