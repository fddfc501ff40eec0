import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/count.ts'
import { formatDollars } from '#domain/money/money.ts'
import { writeListingsPage, type ListingsView } from '#domain/search/filters-url.ts'
import { EVERY_PRICE, PRICE_SCALES } from '#domain/search/filters/price-scale.ts'
import type { ListingQuery } from '#domain/search/search.ts'

interface DearerHomesProps {
  /** Homes above the highest price. */
  count: number
  /** What was asked. */
  query: ListingQuery
  view: ListingsView
}

/** The link goes away with what it did, and hands the focus on. */
const focusResults = () => document.getElementById('results')?.focus({ preventScroll: true })

/** Homes that the slider hides though nobody asked it to: those above its first position, and above its end. */
export function DearerHomes({ count, query: { filters, sort }, view }: DearerHomesProps) {
  const { price, market } = filters
  const scale = PRICE_SCALES[market]
  if (price.max !== scale.initial.max && price.max !== scale.max) return null
  const opened = { ...filters, price: { ...price, max: EVERY_PRICE.max } }
  const limit = market === 'rent' ? `${formatDollars(price.max)} per month` : `$${price.max / 1e6}M`
  return (
    <p className="mt-8 text-sm text-ink-soft">
      {countOf(count, 'more home is', 'more homes are')} above {limit}.{' '}
      <Link
        to="/listings"
        search={writeListingsPage({ filters: opened, sort, page: 1 }, view)}
        onClick={focusResults}
        className="link -my-3 inline-block py-3"
      >
        Show {count === 1 ? 'it' : 'them'}
      </Link>
    </p>
  )
}
