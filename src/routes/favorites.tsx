import { createFileRoute } from '@tanstack/react-router'
import type { QueryParams } from '#domain/filters-url.ts'
import { FavoritesPage } from '#features/favorites/favorites-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/favorites')({
  validateSearch: ({ compare }: QueryParams): { compare?: string | undefined } => ({ compare }),
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
  const { compare } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <FavoritesPage
      favorites={gateways.visitor.favorites}
      savedSearches={gateways.visitor.savedSearches}
      compare={compare}
      onCompare={(homes) => void navigate({ search: { compare: homes }, replace: true, resetScroll: false })}
    />
  )
}
