import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { formatCount, showingLine } from '#domain/count.ts'
import type { ListingSummary } from '#domain/listing.ts'
import { ProblemError } from '#domain/result.ts'
import type { ListingPage } from '#domain/search.ts'
import { Button } from '#ui/primitives/button.tsx'
import { MapRow, MapRowSkeleton } from './map-row.tsx'

interface MapListProps {
  query: UseInfiniteQueryResult<InfiniteData<ListingPage>>
  /** Those loaded so far. */
  homes: readonly ListingSummary[]
  selectedId: number | null
  hoveredId: number | null
  onSelect: (id: number) => void
  onHover: (id: number | null) => void
  onClear: () => void
}

/** The count line and the rows, or what is to be said in their place. */
export function MapList({ query, homes, onClear, ...rows }: MapListProps) {
  const first = query.data?.pages[0]
  if (!first) return query.isError ? <Failure query={query} /> : <Loading />
  return (
    <>
      <output className="block border-b border-line px-5 pb-3 text-sm text-ink-soft tabular-nums">
        {showingLine(first.total)}
        {homes.length < first.total && (
          <span className="hidden md:block">The map has the {formatCount(homes.length)} loaded so far.</span>
        )}
      </output>
      {first.total === 0 ? (
        <NoMatch onClear={onClear} />
      ) : (
        <div className="min-h-0 flex-1 md:overflow-y-auto">
          <Rows homes={homes} {...rows} />
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
        </div>
      )}
    </>
  )
}

function Rows({
  homes,
  selectedId,
  hoveredId,
  onSelect,
  onHover,
}: Pick<MapListProps, 'homes' | 'selectedId' | 'hoveredId' | 'onSelect' | 'onHover'>) {
  return (
    <ul aria-label="Homes">
      {homes.map((listing) => (
        <MapRow
          key={listing.id}
          listing={listing}
          selected={listing.id === selectedId}
          hovered={listing.id === hoveredId}
          onSelect={onSelect}
          onHover={onHover}
        />
      ))}
    </ul>
  )
}

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <div className="px-5 py-10">
      <p className="mb-4">No properties match your search criteria.</p>
      <Button tone="secondary" onClick={onClear}>
        Clear Search
      </Button>
    </div>
  )
}

function Failure({ query }: { query: MapListProps['query'] }) {
  return (
    <div role="alert" className="m-5 rounded-lg bg-sand p-5">
      <p className="font-semibold">The homes could not be loaded.</p>
      {query.error instanceof ProblemError && <p className="mt-1 text-ink-soft">{query.error.message}</p>}
      <Button tone="secondary" disabled={query.isFetching} onClick={() => void query.refetch()} className="mt-4">
        Try again
      </Button>
    </div>
  )
}

const PLACES = [1, 2, 3, 4, 5, 6]

function Loading() {
  return (
    <div aria-busy="true" className="min-h-0 overflow-hidden">
      <div className="border-b border-line px-5 pb-3">
        <div className="skeleton h-5 w-40" />
      </div>
      {PLACES.map((place) => (
        <MapRowSkeleton key={place} />
      ))}
    </div>
  )
}
