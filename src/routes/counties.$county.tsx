import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CountyPage } from '#features/towns/county-page.tsx'
import { countyQuery } from '#features/towns/town-queries.ts'

const loadPlace = () => import('#features/towns/load-place.ts')

export const Route = createFileRoute('/counties/$county')({
  // With the page's code: other pages don't need it. The head comes with the data, so that hydration doesn't wait for the code.
  loader: async ({ context, params }) => (await loadPlace()).loadCounty(context, params),
  head: async ({ loaderData, match, params }) =>
    loaderData ?? (await loadPlace()).headOfNoCounty(match.context, params),
  component: County,
})

function County() {
  const { towns } = Route.useRouteContext().gateways
  const { data: page } = useSuspenseQuery(countyQuery(towns, Route.useParams().county))
  if (page === null) throw notFound()
  return <CountyPage page={page} />
}
