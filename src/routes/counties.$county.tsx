import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { CountyPage } from '#features/towns/county-page.tsx'
import { countyQuery } from '#features/towns/town-queries.ts'

export const Route = createFileRoute('/counties/$county')({
  // With the page's code: other pages don't need it.
  loader: async ({ context, params }) => (await import('#features/towns/load-place.ts')).loadCounty(context, params),
  head: async ({ match: { context }, params }) =>
    (await import('#features/towns/load-place.ts')).headOfCounty(context, params),
  component: County,
})

function County() {
  const { towns } = Route.useRouteContext().gateways
  const { data: page } = useSuspenseQuery(countyQuery(towns, Route.useParams().county))
  if (page === null) throw notFound()
  return <CountyPage page={page} />
}
