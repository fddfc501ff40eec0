import { Link } from '@tanstack/react-router'
import { countOf, formatCount, showingLine } from '#domain/count.ts'
import { formatDollars } from '#domain/money/money.ts'
import { writeListingsPage, type ListingsView } from '#domain/search/filters-url.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import type { ListingPage, ListingQuery } from '#domain/search/search.ts'
import type { Sort } from '#domain/search/sort.ts'
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
  /** The link to dearer homes was followed, and goes. */
  onShowAbove: () => void
}

/** The order, the count and the layout of the results. */
export function ToolLine({ form, page, query, isLate, sort, onSort, view, onView, onShowAbove }: ToolLineProps) {
  return (
    <div className="tool-line">
      <SortSelect form={form} sort={sort} onSort={onSort} />
      <div aria-live="polite" className="count min-h-[1.5em] text-lg tabular-nums">
        {isLate ? (
          <span className="text-ink-soft">{page ? 'Updating…' : 'Loading…'}</span>
        ) : (
          page && (
            <>
              <Count {...page} />
              <Above count={page.facets.above} query={query} view={view} onShow={onShowAbove} />
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

interface AboveProps extends Pick<ToolLineProps, 'query' | 'view'> {
  count: number
  onShow: () => void
}

/** Homes that the slider hides though nobody asked it to: those above its first position, and above its end. */
function Above({ count, query: { filters, sort }, view, onShow }: AboveProps) {
  const { price, market } = filters
  const scale = PRICE_SCALES[market]
  if (count === 0 || (price.max !== scale.initial.max && price.max !== scale.max)) return null
  const opened = { ...filters, price: { ...price, max: EVERY_PRICE.max } }
  const limit = market === 'rent' ? `${formatDollars(price.max)} a month` : `$${price.max / 1e6}M`
  return (
    <p className="dotted text-sm text-ink-soft">
      <span>
        {countOf(count, 'home', 'homes')} above {limit}
      </span>{' '}
      <span>
        <Link
          to="/listings"
          search={writeListingsPage({ filters: opened, sort, page: 1 }, view)}
          onClick={onShow}
          className="link inline-flex min-h-11 items-center max-md:-my-2.5 md:min-h-0"
        >
          Show<span className="sr-only"> them</span>
        </Link>
      </span>
    </p>
  )
}
