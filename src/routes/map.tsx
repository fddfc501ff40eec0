import { createFileRoute } from '@tanstack/react-router'
import { cleanMapParams, readMapSearch } from '#domain/map-url.ts'
import { mapHead } from '#features/map/map-head.ts'
import { mapListQuery } from '#features/map/map-list-query.ts'
import { MapPage } from '#features/map/map-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/map')({
  validateSearch: cleanMapParams,
  // The page follows its own parameters; a new search must not wait for a loader.
  shouldReload: false,
  loader: async ({ context: { queryClient, gateways }, location }) => {
    const { filters } = readMapSearch(location.search)
    const list = queryClient.ensureInfiniteQueryData(mapListQuery(gateways.listings, filters))
    // The page shows its own loading and failure; only a page rendered on the server has to wait.
    if (import.meta.env.SSR) await list
    else list.catch(() => undefined)
  },
  head: ({ match }) => pageHead({ ...mapHead(match.search), origin: match.context.origin }),
  component: MapRoute,
})

function MapRoute() {
  const params = Route.useSearch()
  const { gateways } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <MapPage
      params={params}
      gateways={gateways}
      writeUrl={(search, replace) => void navigate({ to: '/map', search, replace, resetScroll: false })}
    />
  )
}
