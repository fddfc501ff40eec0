import { createFileRoute, redirect } from '@tanstack/react-router'
import { cleanListingsParams } from '#domain/search/filters-from-url.ts'
import type { ListingsParams } from '#domain/search/filters-url.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { ListingsPage } from '#features/listings/listings-page.tsx'
import { pageHead } from '#ui/page-head.ts'

/** Reads the parameters: with the page's code, not in every page's first load. */
const address = () => import('#features/listings/listings-address.ts')

export const Route = createFileRoute('/listings/')({
  // The server redirects to the shortest form of a URL; in the browser the page reads the parameters as they are.
  validateSearch: (raw: QueryParams): ListingsParams => (import.meta.env.SSR ? cleanListingsParams(raw) : raw),
  // The page follows its parameters itself; a new search must not wait for the loader.
  shouldReload: false,
  loader: async ({ context: { queryClient, gateways }, location }) => {
    const { searchAt } = await address()
    if (import.meta.env.SSR) {
      const { sentenceAddress } = await import('#features/listings/sentence-address.ts')
      const found = await sentenceAddress(location.search)
      if (found) throw redirect({ to: '/listings', search: found })
    }
    const search = queryClient.ensureQueryData(searchAt(gateways.listings, location.search))
    // The page shows loading and failure itself; only the server waits.
    if (import.meta.env.SSR) await search
    else search.catch(() => undefined)
  },
  head: async ({ match }) => {
    const { listingsHead } = await address()
    return pageHead({ ...listingsHead(match.search, match.context.agency.areaName), site: match.context })
  },
  component: Listings,
})

function Listings() {
  const params = Route.useSearch()
  const { gateways } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  return (
    <ListingsPage
      params={params}
      listings={gateways.listings}
      favorites={gateways.visitor.favorites}
      savedSearches={gateways.visitor.savedSearches}
      loadNumbers={gateways.visitor.loadToldStore}
      writeUrl={(search, replace) => void navigate({ to: '/listings', search, replace, resetScroll: false })}
    />
  )
}
