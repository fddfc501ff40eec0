import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { TownPage } from '#features/towns/town-page.tsx'
import { townQuery } from '#features/towns/town-queries.ts'

const loadPlace = () => import('#features/towns/load-place.ts')

export const Route = createFileRoute('/towns/$county/$town')({
  // With the page's code: other pages don't need it. The head comes with the data, so that hydration doesn't wait for the code.
  loader: async ({ context, params }) => (await loadPlace()).loadTown(context, params),
  head: async ({ loaderData, match, params }) => loaderData ?? (await loadPlace()).headOfNoTown(match.context, params),
  component: Town,
})

function Town() {
  const { gateways } = Route.useRouteContext()
  const { county, town } = Route.useParams()
  const { data: page } = useSuspenseQuery(townQuery(gateways.towns, county, town))
  if (page === null) throw notFound()
  return <TownPage key={page.town} page={page} visitor={gateways.visitor} />
}
