import { formatCount, showingLine } from '#domain/count.ts'
import type { ListingsView } from '#domain/search/filters-url.ts'
import type { ListingPage, ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { DearerHomes } from './dearer-homes.tsx'
import { SortSelect } from './sort-select.tsx'
import { ViewToggle } from './view-toggle.tsx'

interface ToolLineProps {
  /** Id of the filter form, which the controls belong to. */
  form: string
  /** The last results; undefined before the first. */
  page: ListingPage | undefined
  /** What was asked. */
  query: ListingQuery
  /** They aren't those asked for. */
  isLate: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  view: ListingsView
  onView: (view: ListingsView) => void
}

/** The order, the count and the layout of the results. */
export function ToolLine({ form, page, query, isLate, sort, onSort, view, onView }: ToolLineProps) {
  return (
    <div className="tool-line">
      <SortSelect form={form} sort={sort} hasPlace={query.filters.train.to !== null} onSort={onSort} />
      <div aria-live="polite" className="count min-h-[1.5em] text-lg tabular-nums">
        {isLate ? (
          <span className="text-ink-soft">{page ? 'Updating…' : 'Loading…'}</span>
        ) : (
          page && (
            <>
              <Count {...page} />
              {page.facets.above > 0 && <DearerHomes count={page.facets.above} query={query} view={view} />}
            </>
          )
        )}
      </div>
      <ViewToggle form={form} view={view} onView={onView} />
    </div>
  )
}

function Count({ total, page, pageCount }: ListingPage) {
  return (
    <>
      <span>{showingLine(total)}</span>
      {pageCount > 1 && (
        <span className="text-ink-soft">
          {' '}
          <span className="max-md:hidden">· </span>page {page} of {formatCount(pageCount)}
        </span>
      )}
    </>
  )
}
