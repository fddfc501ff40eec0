import type { AccountGateway } from '#ports/browser/account-gateway.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListAnswersGateway } from '#ports/browser/list-answers-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import type { SavedSearchGateway } from '#ports/browser/saved-search-gateway.ts'
import type { LoadToldStore } from '#ports/browser/told-store.ts'
import type { UpdatesGateway } from '#ports/browser/updates-gateway.ts'
import { Tabs } from '#ui/primitives/tabs.tsx'
import { AccountHint } from './account-hint.tsx'
import { SavedProperties } from './saved-properties.tsx'
import { SavedSearches } from './saved-searches.tsx'

interface FavoritesPageProps {
  favorites: FavoritesGateway
  listAnswers: ListAnswersGateway
  savedSearches: SavedSearchGateway
  updates: UpdatesGateway
  loadNumbers: LoadToldStore
  listings: ListingGateway
  /** Null where there are no accounts. */
  account: AccountGateway | null
  /** Key of the initial tab. */
  tab: string | undefined
}

/** Saved properties and saved searches, a tab each (F-01). */
export function FavoritesPage({ savedSearches, updates, account, tab, ...properties }: FavoritesPageProps) {
  return (
    <div className="container-page min-h-[80dvh] py-12 md:py-16">
      <h1 className="page-title">Your Favorites</h1>
      <p className="mt-3 text-lg text-ink-soft">Manage your saved properties and search criteria</p>
      {account && <AccountHint account={account} />}
      <div className="mt-8">
        <Tabs
          label="Favorites"
          initial={tab}
          tabs={[
            {
              key: 'properties',
              label: 'Saved Properties',
              content: <SavedProperties {...properties} />,
            },
            {
              key: 'searches',
              label: 'Saved Searches',
              content: <SavedSearches savedSearches={savedSearches} updates={updates} account={account} />,
            },
          ]}
        />
      </div>
    </div>
  )
}
