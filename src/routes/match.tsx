import { createFileRoute } from '@tanstack/react-router'
import type { QueryParams } from '#domain/search/query-string.ts'
import { MatchPage } from '#features/match/match-page.tsx'
import { fixedHead } from '#ui/page-head.ts'

export const Route = createFileRoute('/match')({
  // The page itself reads the parameters, so that their code is fetched with the page only.
  validateSearch: (raw: QueryParams) => raw,
  // The page follows its parameters itself; a new search must not wait for the loader.
  shouldReload: false,
  loader: async ({ context, location }) =>
    (await import('#features/match/prefetch-match.ts')).prefetchMatch(context, location.search),
  head: fixedHead('Where could you live?', '/match'),
  component: Match,
})

function Match() {
  const params = Route.useSearch()
  const { listings, homeFigures } = Route.useRouteContext().gateways
  const navigate = Route.useNavigate()
  return (
    <MatchPage
      params={params}
      listings={listings}
      figures={homeFigures}
      writeUrl={(search, replace) => void navigate({ to: '/match', search, replace, resetScroll: false })}
    />
  )
}
