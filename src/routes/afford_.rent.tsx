import { createFileRoute } from '@tanstack/react-router'
import { RentPage } from '#features/afford/rent/rent-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/afford_/rent')({
  // Imported here so that it isn't in every page's first load. Without the figures the page says so itself.
  loader: async ({ context: { queryClient, gateways } }) => {
    const { rentFiguresQuery } = await import('#features/numbers/town-figures-query.ts')
    await queryClient.prefetchQuery(rentFiguresQuery(gateways.homeFigures))
  },
  // Short: it comes with every page.
  head: fixedHead('What rent can I afford?', '/afford/rent'),
  component: AffordRent,
})

function AffordRent() {
  const { homeFigures, listings, visitor } = Route.useRouteContext().gateways
  return (
    <RentPage
      figures={homeFigures}
      listings={listings}
      favorites={visitor.favorites}
      loadNumbers={visitor.loadToldStore}
    />
  )
}
