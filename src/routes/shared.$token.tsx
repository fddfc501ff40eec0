import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import type { QueryParams } from '#domain/search/query-string.ts'
import { ListNotShared } from '#features/favorites/list-not-shared.tsx'
import { SharedHomesPage } from '#features/favorites/shared-homes-page.tsx'
import { openListQuery } from '#features/favorites/shared-list-query.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/shared/$token')({
  // The URL is a secret: no other site may learn it from the referrer.
  headers: () => ({ 'referrer-policy': 'no-referrer' }),
  // The page itself reads the wishes that a link may have, so that their code is fetched with these only.
  validateSearch: (raw: QueryParams) => raw,
  loader: async ({ context: { queryClient, gateways, things }, params, location }) => {
    const list = await queryClient.fetchQuery(openListQuery(gateways.openLists, params.token))
    if (list === null) throw notFound()
    if (import.meta.env.SSR) {
      const { prefetchTheirs } = await import('#features/favorites/two-wishes/prefetch-theirs.ts')
      await prefetchTheirs(queryClient, gateways.listings, location.search, list)
    }
    if (import.meta.env.SSR && things) {
      await (await import('#features/favorites/own-favorites.ts')).readGiven(queryClient, things, params.token)
    }
  },
  head: ({ match, params }) => {
    const head = pageHead({
      title: 'Homes shared with you',
      description: `A list of homes in ${match.context.agency.areaName} that someone shared.`,
      path: `/shared/${params.token}`,
      site: match.context,
      noIndex: true,
    })
    return { ...head, meta: [...head.meta, { name: 'referrer', content: 'no-referrer' }] }
  },
  component: SharedHomes,
  notFoundComponent: ListNotShared,
})

function SharedHomes() {
  const { token } = Route.useParams()
  const params = Route.useSearch()
  const { gateways } = Route.useRouteContext()
  const { data: list } = useSuspenseQuery(openListQuery(gateways.openLists, token))
  // No longer shared since it was loaded.
  if (list === null) throw notFound()
  const { favorites, listAnswers, loadToldStore } = gateways.visitor
  return (
    <SharedHomesPage
      list={list}
      token={token}
      params={params}
      listings={gateways.listings}
      favorites={favorites}
      answers={listAnswers}
      loadNumbers={loadToldStore}
    />
  )
}
