import { createFileRoute } from '@tanstack/react-router'
import { AffordPage } from '#features/afford/afford-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/afford')({
  // Imported here so that it isn't in every page's first load. Without the figures the page says so itself.
  loader: async ({ context: { queryClient, gateways } }) => {
    const { townFiguresQuery } = await import('#features/numbers/town-figures-query.ts')
    await queryClient.prefetchQuery(townFiguresQuery(gateways.homeFigures))
  },
  head: fixedHead('What can I afford?', '/afford'),
  component: Afford,
})

function Afford() {
  const { homeFigures, listings, visitor } = Route.useRouteContext().gateways
  return (
    <AffordPage
      figures={homeFigures}
      listings={listings}
      favorites={visitor.favorites}
      loadNumbers={visitor.loadToldStore}
    />
  )
}
