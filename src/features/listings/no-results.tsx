import type { ReactNode } from 'react'
import { relaxed } from '#domain/search/filter-parts.ts'
import type { ListingsView } from '#domain/search/filters-url.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage, ListingQuery } from '#domain/search/search.ts'
import { relaxationSentence } from '#ui/filters/relaxation-text.ts'
import { Button } from '#ui/primitives/button.tsx'
import { UncostedHomes } from './uncosted-homes.tsx'

interface NoResultsProps {
  /** What was asked. */
  query: ListingQuery
  view: ListingsView
  page: ListingPage
  /** Saves the search. */
  saveSearch: ReactNode
  onChoose: (filters: ListingFilters) => void
  onReset: () => void
}

/** Nothing found (L-06): the one filter to ease, where that helps, and the way back to all homes. An empty market says so. */
export function NoResults({ query, view, page, saveSearch, onChoose, onReset }: NoResultsProps) {
  const { filters } = query
  const { relaxation, facets, uncosted } = page
  return (
    <div className="flex flex-col items-center py-10 text-center md:py-16">
      <img src="/drawings/empty-street.svg" alt="" width={280} height={96} className="max-w-full" />
      <h2 className="section-title mt-8">No properties found</h2>
      <p className="mt-2 text-ink-soft">Try adjusting your search criteria to find more properties</p>
      {facets.markets[filters.market] === 0 && (
        <>
          <p className="mt-6 max-w-prose">
            No homes are for {filters.market} right now. Save this search and run it again from your favorites.
          </p>
          <p className="mt-4">{saveSearch}</p>
        </>
      )}
      <UncostedHomes count={uncosted} query={query} view={view} />
      <Button className="mt-6" onClick={onReset}>
        Reset Filters
      </Button>
      {relaxation && (
        <button
          type="button"
          onClick={() => onChoose(relaxed(filters, relaxation.part))}
          className="link mt-3 min-h-11 px-2"
        >
          {relaxationSentence(relaxation, filters)}
        </button>
      )}
    </div>
  )
}
