import { createFileRoute } from '@tanstack/react-router'
import { homeJsonLd } from '#features/home/home-json-ld.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { homeQuery } from '#features/home/home-queries.ts'
import { openVoiceChat } from '#features/voice/voice-outlet.tsx'
import { pageHead, siteDescription } from '#ui/page-head.ts'

export const Route = createFileRoute('/')({
  loader: async ({ context: { queryClient, gateways } }) => {
    const query = homeQuery(gateways.listings)
    // Without its listings the page is still useful; the browser fetches them again.
    const home = queryClient.ensureQueryData(query).catch(() => queryClient.removeQueries(query))
    if (import.meta.env.SSR) {
      const { homeWordsQuery } = await import('#features/home/agency-words-query.ts')
      await Promise.all([home, queryClient.prefetchQuery(homeWordsQuery(gateways.agencyTexts))])
    }
  },
  head: ({ match: { context } }) =>
    pageHead({
      title: `Homes for first-time buyers and renters in ${context.agency.areaName}`,
      description: siteDescription(context.agency),
      path: '/',
      site: context,
      // Search engines read the document.
      ...(import.meta.env.SSR && { jsonLd: homeJsonLd(context.agency, context.origin) }),
    }),
  component: Home,
})

function Home() {
  const context = Route.useRouteContext()
  const { listings, agencyTexts, visitor } = context.gateways
  return (
    <HomePage
      listings={listings}
      texts={agencyTexts}
      favorites={visitor.favorites}
      loadNumbers={visitor.loadToldStore}
      onTalk={() => void openVoiceChat(context)}
    />
  )
}
