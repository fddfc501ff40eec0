import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/count.ts'
import { writeListingsPage, type ListingsView } from '#domain/search/filters-url.ts'
import type { ListingQuery } from '#domain/search/search.ts'

interface UncostedHomesProps {
  /** Homes left out because their monthly cost can't be calculated. */
  count: number
  /** What was asked. */
  query: ListingQuery
  view: ListingsView
}

/** The link goes away with what it did, and hands the focus on. */
const focusResults = () => document.getElementById('results')?.focus({ preventScroll: true })

/** '1 home left out: we can’t calculate its cost. Show it too' */
export function UncostedHomes({ count, query: { filters, sort }, view }: UncostedHomesProps) {
  if (count === 0) return null
  const wider = { ...filters, cost: { ...filters.cost, withUnknown: true } }
  const [whose, them] = count === 1 ? ['its', 'it'] : ['their', 'them']
  return (
    <p className="mt-6 text-sm text-ink-soft">
      {countOf(count, 'home', 'homes')} left out: we can’t calculate {whose} cost.{' '}
      <Link
        to="/listings"
        search={writeListingsPage({ filters: wider, sort, page: 1 }, view)}
        onClick={focusResults}
        className="link -my-3 inline-block py-3"
      >
        Show {them} too
      </Link>
    </p>
  )
}
