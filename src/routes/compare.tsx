import { createFileRoute } from '@tanstack/react-router'
import { readComparison } from '#domain/listing/comparison.ts'
import type { TermParam } from '#domain/money/own-terms.ts'
import type { QueryParams } from '#domain/search/query-string.ts'
import { ComparePage } from '#features/compare/compare-page.tsx'
import { CompareSkeleton } from '#features/compare/compare-skeleton.tsx'
import { fixedHead } from '#ui/page-head.ts'

/** A link may carry loan terms, too. */
type CompareParams = Partial<Record<'homes' | TermParam, string | undefined>>

export const Route = createFileRoute('/compare')({
  validateSearch: (params: QueryParams): CompareParams => params,
  loaderDeps: ({ search: { homes } }) => ({ homes }),
  // Imported here so that it isn't in every page's first load.
  loader: async ({ context: { queryClient, gateways }, deps }) => {
    const { comparedAt, comparedCashQuery } = await import('#features/compare/compared-query.ts')
    const found = await queryClient.ensureQueryData(comparedAt(gateways.listings, deps.homes))
    const homes = found.filter((home) => home !== null)
    await queryClient.prefetchQuery(comparedCashQuery(gateways.homeFigures, homes))
  },
  head: fixedHead('Compare homes', '/compare', { noIndex: true }),
  pendingMs: 150,
  pendingMinMs: 0,
  pendingComponent: CompareSkeleton,
  component: Compare,
  codeSplitGroupings: [['component'], ['pendingComponent']],
})

function Compare() {
  const { homes } = Route.useSearch()
  const { gateways } = Route.useRouteContext()
  return (
    <ComparePage
      asked={readComparison(homes)}
      listings={gateways.listings}
      favorites={gateways.visitor.favorites}
      figures={gateways.homeFigures}
      loadNumbers={gateways.visitor.loadToldStore}
    />
  )
}
