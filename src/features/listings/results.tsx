import type { UseQueryResult } from '@tanstack/react-query'
import { memo, type ReactNode, type Ref } from 'react'
import type { ListingsView } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage, ListingQuery } from '#domain/search/search.ts'
import { isAnyHomeChosen } from '#features/saved/comparison-choice.ts'
import { useComponentWhen } from '#features/saved/use-component-when.ts'
import { useFavorites, type Favorites } from '#features/saved/use-favorites.ts'
import { LongWait } from '#features/waiting/long-wait.tsx'
import type { Wait } from '#features/waiting/use-wait.ts'
import type { FavoritesGateway } from '#ports/browser/favorites-gateway.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { whenIdle } from '#ui/primitives/when-idle.ts'
import { whenUsed } from '#ui/primitives/when-used.ts'
import type { DidYouMeanProps } from './did-you-mean.lazy.tsx'
import { LateNoResults } from './late-no-results.ts'
import { LateResultsFoot } from './late-results-foot.ts'
import { ResultsList, ResultsSkeleton } from './results-list.tsx'

const loadCompareBar = () => import('#features/saved/compare-bar.tsx').then((file) => file.CompareBar)
/** Before a first home is chosen: what appears in the bar is read out, what comes with it is not. */
const whenCompared = () => (isAnyHomeChosen() ? whenIdle() : whenUsed())

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
        <FailedPart
          title="We can’t show the listings right now"
          isTrying={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          Something went wrong with the connection or our server. Your filters are still set.
        </FailedPart>
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
  const { Component: CompareBar } = useComponentWhen(whenCompared, loadCompareBar)
  return CompareBar && <CompareBar onClear={focusAround} />
}

function Respelling(props: DidYouMeanProps) {
  const { Component: DidYouMean } = useComponentWhen(whenIdle, loadDidYouMean)
  return DidYouMean && <DidYouMean {...props} />
}

/** The results, which the button is in. */
const focusAround = (button: HTMLElement) =>
  button.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })

const List = memo(ResultsList)
