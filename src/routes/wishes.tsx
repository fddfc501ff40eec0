import { createFileRoute } from '@tanstack/react-router'
import type { QueryParams } from '#domain/search/query-string.ts'
import { WishesPage } from '#features/wishes/wishes-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/wishes')({
  // The page itself reads the parameters, so that their code is fetched with the page only.
  validateSearch: (raw: QueryParams) => raw,
  // The page follows its parameters itself; a new search must not wait for the loader.
  shouldReload: false,
  loader: async ({ context, location }) =>
    (await import('#features/wishes/prefetch-wishes.ts')).prefetchWishes(context, location.search),
  head: fixedHead('Homes ranked by your wishes', '/wishes'),
  component: Wishes,
})

function Wishes() {
  const params = Route.useSearch()
  const { listings, visitor } = Route.useRouteContext().gateways
  const navigate = Route.useNavigate()
  return (
    <WishesPage
      params={params}
      listings={listings}
      favorites={visitor.favorites}
      loadTold={visitor.loadToldStore}
      onGo={(search, replace = false) => void navigate({ to: '/wishes', search, replace })}
    />
  )
}
