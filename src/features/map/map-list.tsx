import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ListingSummary } from '#domain/listing/listing.ts'
import { ProblemError } from '#domain/result.ts'
import { relaxed } from '#domain/search/filter-parts.ts'
import type { ListingFilters } from '#domain/search/filters/catalogue.ts'
import type { ListingPage, Relaxation } from '#domain/search/search.ts'
import type { Favorites } from '#features/saved/use-favorites.ts'
import { LongWait } from '#features/waiting/long-wait.tsx'
import type { Wait } from '#features/waiting/use-wait.ts'
import { FailedPart } from '#ui/failed-part.tsx'
import { relaxationSentence } from '#ui/filters/relaxation-text.ts'
import type { CostTerms } from '#ui/listing/cost-terms.ts'
import { Button } from '#ui/primitives/button.tsx'
import { MapRow, MapRowSkeleton } from './map-row.tsx'

interface MapListProps {
  query: UseInfiniteQueryResult<InfiniteData<ListingPage>>
  wait: Wait
  /** The filters of the query. */
  filters: ListingFilters
  /** The homes loaded so far. */
  homes: readonly ListingSummary[]
  /** The map is beside the list: a row selects its home. Without the map it leads to it. */
  besideMap: boolean
  selectedId: number | null
  hoveredId: number | null
  onSelect: (home: ListingSummary | null) => void
  onHover: (id: number | null) => void
  favorites: Favorites
  /** Rows show what a home costs a month by these first; null: its price. */
  months: CostTerms | null
  /** Searches with relaxed filters. */
  onRelax: (filters: ListingFilters) => void
  onClear: () => void
  /** Below the rows. */
  foot: ReactNode
}

/** The rows, or the loading, empty or failed state. The last rows stay while the next ones load. */
export function MapList({ query, wait, filters, onRelax, onClear, foot, ...rows }: MapListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const first = query.data?.pages[0]
  useEffect(() => {
    // New results: scroll back to the first row.
    if (first) scroller.current?.scrollTo({ top: 0 })
  }, [first])
  if (!first) return query.isError ? <Failure query={query} /> : <Loading wait={wait} />
  if (first.total === 0)
    return <NoMatch filters={filters} relaxation={first.relaxation} onRelax={onRelax} onClear={onClear} />
  return (
    <div
      ref={scroller}
      aria-busy={query.isPlaceholderData}
      data-late={wait.isLate || undefined}
      className="relative min-h-0 flex-1 md:overflow-y-auto print:overflow-visible! [--line-top:0px] md:[--note-top:0px]"
    >
      <LongWait wait={wait} />
      <Rows {...rows} />
      {query.hasNextPage && (
        <Button
          tone="secondary"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          className="m-5"
        >
          Show more homes
        </Button>
      )}
      {foot}
    </div>
  )
}

function Rows({
  homes,
  besideMap,
  selectedId,
  hoveredId,
  onSelect,
  onHover,
  favorites,
  months,
}: Pick<
  MapListProps,
  'homes' | 'besideMap' | 'selectedId' | 'hoveredId' | 'onSelect' | 'onHover' | 'favorites' | 'months'
>) {
  return (
    <ul aria-label="Homes" className="print:grid print:grid-cols-3 print:*:break-inside-avoid">
      {homes.map((listing) => (
        <MapRow
          key={listing.id}
          listing={listing}
          besideMap={besideMap}
          selected={listing.id === selectedId}
          hovered={listing.id === hoveredId}
          onSelect={onSelect}
          onHover={onHover}
          saved={favorites.has(listing.id)}
          onToggleSaved={favorites.toggle}
          months={months}
        />
      ))}
    </ul>
  )
}

interface NoMatchProps extends Pick<MapListProps, 'filters' | 'onRelax' | 'onClear'> {
  relaxation: Relaxation | null
}

/** No homes found (M-01): clears the search, or relaxes the one filter that helps. */
function NoMatch({ filters, relaxation, onRelax, onClear }: NoMatchProps) {
  return (
    <div className="flex flex-col items-start gap-3 px-5 py-10">
      <p>No properties match your search criteria.</p>
      <Button tone="secondary" onClick={onClear}>
        Clear Search
      </Button>
      {relaxation && (
        <button
          type="button"
          onClick={() => onRelax(relaxed(filters, relaxation.part))}
          className="link min-h-11 text-left text-sm"
        >
          {relaxationSentence(relaxation, filters)}
        </button>
      )}
    </div>
  )
}

function Failure({ query }: { query: MapListProps['query'] }) {
  return (
    <FailedPart
      title="We couldn’t load the homes"
      isTrying={query.isFetching}
      onRetry={() => void query.refetch()}
      className="m-5"
    >
      {query.error instanceof ProblemError && query.error.message}
    </FailedPart>
  )
}

const SKELETON_ROWS = [1, 2, 3, 4, 5, 6]

function Loading({ wait }: { wait: Wait }) {
  return (
    <div aria-busy="true" className="min-h-0 overflow-hidden">
      <LongWait wait={wait} />
      {SKELETON_ROWS.map((row) => (
        <MapRowSkeleton key={row} />
      ))}
    </div>
  )
}
