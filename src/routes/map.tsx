import { createFileRoute } from '@tanstack/react-router'
import { MapPage } from '#features/map/map-page.tsx'
import { mapListQuery } from '#features/map/map-queries.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/map')({
  loader: async ({ context: { queryClient, gateways } }) => {
    const list = queryClient.ensureInfiniteQueryData(mapListQuery(gateways.listings, ''))
    // The page shows its own loading and failure; only a page rendered on the server has to wait.
    if (import.meta.env.SSR) await list
    else list.catch(() => undefined)
  },
  head: ({ match }) =>
    pageHead({
      title: 'Property map',
      description: 'Explore homes for sale across Northern New Jersey, town by town.',
      path: '/map',
      origin: match.context.origin,
    }),
  component: MapRoute,
})

function MapRoute() {
  const { gateways } = Route.useRouteContext()
  return <MapPage gateways={gateways} />
}
