import { createFileRoute } from '@tanstack/react-router'
import { BRAND } from '#content/brand.ts'
import { homeJsonLd } from '#features/home/home-json-ld.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { homeQuery } from '#features/home/home-queries.ts'
import { openVoiceChat } from '#features/voice/voice-outlet.tsx'
import { pageHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, gateways } }) => {
    const query = homeQuery(gateways.listings)
    // Without its listings the page is still useful; the browser fetches them again.
    const home = queryClient.ensureQueryData(query).catch(() => queryClient.removeQueries(query))
    if (import.meta.env.SSR) await home
  },
  head: ({ match }) =>
    pageHead({
      title: 'Homes for first-time buyers and renters in Northern New Jersey',
      description: `${BRAND.name}: ${BRAND.blurb}. Listings, counties and budgets from Bergen to Warren.`,
      path: '/',
      site: match.context,
      jsonLd: homeJsonLd(match.context.origin),
    }),
  component: Home,
})

function Home() {
  const { gateways } = Route.useRouteContext()
  const { listings, visitor } = gateways
  return (
    <HomePage
      listings={listings}
      favorites={visitor.favorites}
      loadNumbers={visitor.loadOwnNumbers}
      onTalk={() => void openVoiceChat(visitor.loadVoice)}
    />
  )
}
