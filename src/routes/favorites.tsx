import { createFileRoute } from '@tanstack/react-router'
import { FavoritesPage } from '#features/favorites/favorites-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/favorites')({
  head: ({ match }) =>
    pageHead({
      title: 'Your favorites',
      description: 'The homes and searches you saved.',
      path: '/favorites',
      origin: match.context.origin,
      noIndex: true,
    }),
  component: Favorites,
})

function Favorites() {
  const { gateways } = Route.useRouteContext()
  return <FavoritesPage favorites={gateways.visitor.favorites} savedSearches={gateways.visitor.savedSearches} />
}
