import { formatCount, showingLine } from '#domain/count.ts'
import type { Market } from '#domain/money/money.ts'
import type { ListingsView } from '#domain/search/filters-url.ts'
import type { ListingPage } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
import { SortSelect } from './sort-select.tsx'
import { ViewMenu } from './view-menu.tsx'

interface ToolLineProps {
  /** Id of the filter form, which the controls belong to. */
  form: string
  /** The last results; undefined before the first. */
  page: ListingPage | undefined
  /** What was asked. */
  market: Market
  /** A place to go to is chosen. */
  hasPlace: boolean
  /** The results aren't those asked for. */
  isLate: boolean
  sort: Sort
  onSort: (sort: Sort) => void
  view: ListingsView
  onView: (view: ListingsView) => void
}

/** The order, the count and the layout of the results. */
export function ToolLine({ form, page, market, hasPlace, isLate, sort, onSort, view, onView }: ToolLineProps) {
  return (
    <div className="tool-line">
      <SortSelect form={form} sort={sort} hasPlace={hasPlace} onSort={onSort} />
      <div aria-live="polite" className="count">
        {isLate ? (
          <span className="text-ink-soft">{page ? 'Updating…' : 'Loading…'}</span>
        ) : (
          page && <Count {...page} market={market} />
        )}
      </div>
      <ViewMenu form={form} view={view} onView={onView} />
    </div>
  )
}

/** 'Showing 16 properties for sale' */
function Count({ total, page, pageCount, market }: ListingPage & { market: Market }) {
  return (
    <>
      <b>{showingLine(total)}</b> <span>{`for ${market}`}</span>
      {pageCount > 1 && (
        <span className="text-ink-soft">
          {' '}
          · page {page} of {formatCount(pageCount)}
        </span>
      )}
    </>
  )
}
