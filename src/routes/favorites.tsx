import { createFileRoute } from '@tanstack/react-router'
import type { QueryParams } from '#domain/search/query-string.ts'
import { FavoritesPage } from '#features/favorites/favorites-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

interface FavoritesParams {
  /** Key of the initial tab. */
  tab?: string | undefined
}

export const Route = createFileRoute('/favorites')({
  validateSearch: ({ tab }: QueryParams): FavoritesParams => ({ tab }),
  // Where the browser sends forms itself, the server reads what is saved; else the page does.
  loader: async ({ context: { queryClient, things } }) => {
    if (import.meta.env.SSR && things)
      await (await import('#features/favorites/own-favorites.ts')).readOwn(queryClient, things)
  },
  head: fixedHead('Your favorites', '/favorites', { noIndex: true }),
  component: Favorites,
})

function Favorites() {
  const { gateways, fromShell } = Route.useRouteContext()
  const { tab } = Route.useSearch()
  return (
    <FavoritesPage
      favorites={gateways.visitor.favorites}
      listAnswers={gateways.visitor.listAnswers}
      // The sample edition has no accounts.
      account={fromShell ? null : gateways.visitor.account}
      savedSearches={gateways.visitor.savedSearches}
      updates={gateways.visitor.updates}
      listings={gateways.listings}
      loadNumbers={gateways.visitor.loadToldStore}
      tab={tab}
    />
  )
}
