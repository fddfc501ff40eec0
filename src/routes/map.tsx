import { createFileRoute, useHydrated, useLocation } from '@tanstack/react-router'
import type { QueryParams } from '#domain/search/query-string.ts'
import { MAP_ID, MapPage } from '#features/map/map-page.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/map')({
  // The page itself reads the parameters, so that their code is fetched with the page only.
  validateSearch: (raw: QueryParams) => raw,
  // The page follows its parameters itself; a new search must not wait for the loader.
  shouldReload: false,
  loader: async ({ context: { queryClient, gateways, agency }, location }) => {
    const { mapHead, mapListAt } = await import('#features/map/map-address.ts')
    const list = queryClient.ensureInfiniteQueryData(mapListAt(gateways.listings, location.search))
    // The page shows loading and failure itself; only the server waits.
    if (import.meta.env.SSR) await list
    else list.catch(() => undefined)
    return mapHead(location.search, agency.areaName)
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead({ ...loaderData, site: match.context }) : {}),
  component: MapRoute,
})

/** The page stays where it is scrolled. */
const STAYS = { resetScroll: false, hashScrollIntoView: false } as const

function MapRoute() {
  const params = Route.useSearch()
  const { gateways } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  // '/map#map' on a narrow screen: the map in full screen, so that Back closes it. The server doesn't see it.
  const atMap = useLocation({ select: ({ hash }) => hash === MAP_ID })
  const fullScreen = useHydrated() && atMap
  return (
    <MapPage
      params={params}
      gateways={gateways}
      writeUrl={(search, replace) => void navigate({ to: '/map', search, hash: true, replace, ...STAYS })}
      fullScreen={fullScreen}
      onFullScreen={(open) => void navigate({ search: true, hash: open ? MAP_ID : '', replace: !open, ...STAYS })}
    />
  )
}
