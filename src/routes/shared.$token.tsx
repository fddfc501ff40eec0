import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { ListNotShared } from '#features/favorites/list-not-shared.tsx'
import { SharedHomesPage } from '#features/favorites/shared-homes-page.tsx'
import { openListQuery } from '#features/favorites/shared-list-query.ts'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/shared/$token')({
  // The URL is a secret: no other site may learn it from the referrer.
  headers: () => ({ 'referrer-policy': 'no-referrer' }),
  loader: async ({ context: { queryClient, gateways, things }, params }) => {
    const list = await queryClient.fetchQuery(openListQuery(gateways.openLists, params.token))
    if (list === null) throw notFound()
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
  const { gateways } = Route.useRouteContext()
  const { data: list } = useSuspenseQuery(openListQuery(gateways.openLists, token))
  // No longer shared since it was loaded.
  if (list === null) throw notFound()
  const { favorites, listAnswers, loadToldStore } = gateways.visitor
  return (
    <SharedHomesPage
      list={list}
      token={token}
      favorites={favorites}
      answers={listAnswers}
      loadNumbers={loadToldStore}
    />
  )
}
