import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { TownPage } from '#features/towns/town-page.tsx'
import { townQuery } from '#features/towns/town-queries.ts'

export const Route = createFileRoute('/towns/$county/$town')({
  // With the page's code: other pages don't need it.
  loader: async ({ context, params }) => (await import('#features/towns/load-place.ts')).loadTown(context, params),
  head: async ({ match: { context }, params }) =>
    (await import('#features/towns/load-place.ts')).headOfTown(context, params),
  component: Town,
})

function Town() {
  const { gateways } = Route.useRouteContext()
  const { county, town } = Route.useParams()
  const { data: page } = useSuspenseQuery(townQuery(gateways.towns, county, town))
  if (page === null) throw notFound()
  return <TownPage key={page.town} page={page} visitor={gateways.visitor} />
}
