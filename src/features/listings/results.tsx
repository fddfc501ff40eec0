import type { UseQueryResult } from '@tanstack/react-query'
import { memo, type ReactNode, type Ref } from 'react'
import type { ListingsView } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage, ListingQuery } from '#domain/search/search.ts'
import { useFavorites, type Favorites } from '#features/saved/use-favorites.ts'
import { useIdleComponent } from '#features/saved/use-idle-component.ts'
import { LongWait } from '#features/waiting/long-wait.tsx'
import type { Wait } from '#features/waiting/use-wait.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { Button } from '#ui/primitives/button.tsx'
import type { DidYouMeanProps } from './did-you-mean.lazy.tsx'
import { LateNoResults } from './late-no-results.ts'
import { LateResultsFoot } from './late-results-foot.ts'
import { ResultsList, ResultsSkeleton } from './results-list.tsx'

const loadCompare = () =>
  import('#features/saved/compare-from-results.lazy.tsx').then((file) => file.CompareFromResults)

const loadDidYouMean = () => import('./did-you-mean.lazy.tsx').then((file) => file.DidYouMean)

/** Where a text finds no more homes than this, another one may have been meant. */
const FEW = 2

interface ResultsProps {
  ref: Ref<HTMLElement>
  found: UseQueryResult<ListingPage>
  wait: Wait
  /** What was asked. */
  query: ListingQuery
  view: ListingsView
  listings: ListingGateway
  favorites: FavoritesGateway
  /** Saves the search. */
  saveSearch: ReactNode
  onChoose: (filters: ListingFilters) => void
  onReset: () => void
}

/** What was found: homes with their pages, nothing, or a failure. The last homes stay, dimmed, while others load. */
export function Results({ ref, found, wait, listings, favorites: gateway, ...rest }: ResultsProps) {
  const favorites = useFavorites(gateway)
  return (
    <section
      ref={ref}
      id="results"
      tabIndex={-1}
      aria-label="Results"
      aria-busy={found.isFetching}
      data-late={wait.isLate || undefined}
      className="results outline-none"
    >
      <LongWait wait={wait} />
      {found.data && found.data.total <= FEW && rest.query.filters.search && (
        <Respelling listings={listings} query={rest.query} total={found.data.total} view={rest.view} />
      )}
      {found.data ? (
        <Found page={found.data} favorites={favorites} {...rest} />
      ) : found.isError ? (
        <Failure onRetry={() => void found.refetch()} />
      ) : (
        <ResultsSkeleton view={rest.view} />
      )}
      <Comparison />
    </section>
  )
}

interface FoundProps extends Omit<ResultsProps, 'found' | 'wait' | 'ref' | 'listings' | 'favorites'> {
  favorites: Favorites
  page: ListingPage
}

function Found({ page, query, view, favorites, saveSearch, onChoose, onReset }: FoundProps) {
  if (page.total === 0) {
    return (
      <LateNoResults
        query={query}
        view={view}
        page={page}
        saveSearch={saveSearch}
        onChoose={onChoose}
        onReset={onReset}
      />
    )
  }
  return (
    <>
      <List listings={page.listings} view={view} favorites={favorites} />
      <LateResultsFoot query={query} view={view} {...page} />
    </>
  )
}

/** A component of its own: the results are not rendered again when its code comes. */
function Comparison() {
  const { Component: Compare } = useIdleComponent(loadCompare)
  return Compare && <Compare />
}

function Respelling(props: DidYouMeanProps) {
  const { Component: DidYouMean } = useIdleComponent(loadDidYouMean)
  return DidYouMean && <DidYouMean {...props} />
}

const List = memo(ResultsList)

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="rounded-lg bg-sand px-6 py-12 text-center">
      <h2 className="display text-2xl">The listings can’t be shown right now</h2>
      <p className="mt-2 text-ink-soft">
        Your filters are kept. The connection may have dropped; trying again usually helps.
      </p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
