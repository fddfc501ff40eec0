import { createFileRoute } from '@tanstack/react-router'
import { cleanListingsParams, readListingQuery } from '#domain/filters-url.ts'
import { listingsHead } from '#features/listings/listings-head.ts'
import { ListingsPage } from '#features/listings/listings-page.tsx'
import { searchQuery } from '#features/listings/listings-queries.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/listings/')({
  validateSearch: cleanListingsParams,
  // The page follows its own parameters; a new search must not wait for a loader.
  shouldReload: false,
  loader: async ({ context: { queryClient, gateways }, location }) => {
    const { query } = readListingQuery(location.search)
    const search = queryClient.ensureQueryData(searchQuery(gateways.listings, query))
    // The page shows its own loading and failure; only a page rendered on the server has to wait.
    if (import.meta.env.SSR) await search
    else search.catch(() => undefined)
  },
  head: ({ match }) => pageHead({ ...listingsHead(match.search), origin: match.context.origin }),
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
      writeUrl={(search, replace) => void navigate({ to: '/listings', search, replace, resetScroll: false })}
    />
  )
}
