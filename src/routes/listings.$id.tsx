import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { readListingId } from '#domain/listing/listing-id.ts'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { DetailPage } from '#features/detail/detail-page.tsx'
import { figuresQuery, listingQuery, similarQuery } from '#features/detail/detail-queries.ts'
import { DetailSkeleton } from '#features/detail/detail-skeleton.tsx'
import { ListingNotFound } from '#features/detail/listing-not-found.tsx'
import { homeQuery } from '#features/home/home-queries.ts'
import { openVoiceChat } from '#features/voice/voice-outlet.tsx'

/** With the page's code: other pages don't need it. */
const loadHead = () => import('#features/detail/detail-head.ts')

export const Route = createFileRoute('/listings/$id')({
  // The listing is in the query cache. The head is worked out here, so that hydration doesn't wait for the code.
  loader: async ({ context, params, cause }) => {
    const { gateways, queryClient } = context
    const id = readListingId(params.id)
    // The page of a missing listing shows others.
    const refuse = async () => {
      if (import.meta.env.SSR) await queryClient.prefetchQuery(homeQuery(gateways.listings))
      throw notFound()
    }
    if (id === null) return refuse()
    const head = loadHead()
    const figures = queryClient.prefetchQuery(figuresQuery(gateways.homeFigures, id))
    const [listing] = await Promise.all([
      queryClient.ensureQueryData(listingQuery(gateways.listings, id)),
      // The server renders both. In the browser the page doesn't wait, and a preload doesn't need similar homes.
      import.meta.env.SSR && figures,
      import.meta.env.SSR && queryClient.prefetchQuery(similarQuery(gateways.listings, id)),
    ])
    if (listing === null) return refuse()
    if (!import.meta.env.SSR && cause !== 'preload') void queryClient.prefetchQuery(similarQuery(gateways.listings, id))
    return { id, head: (await head).detailHead(listing, `/listings/${params.id}`, context) }
  },
  head: async ({ loaderData, match, params }) =>
    loaderData?.head ?? (await loadHead()).detailHead(null, `/listings/${params.id}`, match.context),
  // Answers within 150 ms show no skeleton; a shown skeleton has no minimum time.
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: DetailSkeleton,
  component: ListingDetail,
  notFoundComponent: Missing,
  // Component and 404 in one file: two small ones would be larger. The skeleton is only for later navigations.
  codeSplitGroupings: [['component', 'notFoundComponent'], ['pendingComponent']],
})

function ListingDetail() {
  const context = Route.useRouteContext()
  const { gateways, origin } = context
  const { id } = Route.useLoaderData()
  const { data: listing } = useSuspenseQuery(listingQuery(gateways.listings, id))
  // Removed since it was loaded.
  if (listing === null) throw notFound()
  const ask = () => void openVoiceChat(context, listing)
  return <DetailPage key={id} listing={listing} origin={origin} gateways={gateways} onAsk={ask} />
}

function Missing() {
  const { listings, visitor } = Route.useRouteContext().gateways
  const { data } = useQuery(homeQuery(listings))
  return <ListingNotFound featured={data?.featured ?? NONE} favorites={visitor.favorites} />
}

const NONE: readonly ListingSummary[] = []
