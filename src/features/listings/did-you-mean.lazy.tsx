import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SAID_PLACES } from '#content/said-places.ts'
import { homesCount } from '#domain/count.ts'
import { writeListingsPage, type ListingsView } from '#domain/search/filters-url.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import { readPlaceNames } from '#language/place-names.ts'
import { respellPlaces } from '#language/respelled-places.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { searchQuery } from './listings-queries.ts'

const NAMES = readPlaceNames(SAID_PLACES)

export interface DidYouMeanProps {
  listings: ListingGateway
  /** What was asked, and how many homes it found. */
  query: ListingQuery
  total: number
  view: ListingsView
}

/** Offers the search with the names of places spelled right, where that finds more homes. Nothing is replaced unasked. */
export function DidYouMean({ listings, query, total, view }: DidYouMeanProps) {
  const { filters } = query
  const meant = respellPlaces(filters.search, NAMES)
  const respelled = { ...query, page: 1, filters: { ...filters, search: meant ?? '' } }
  const found = useQuery({ ...searchQuery(listings, respelled), enabled: meant !== null })
  const more = found.isPlaceholderData ? 0 : (found.data?.total ?? 0)
  // Always there, so that its words are announced when they come.
  return (
    <output className="block">
      {meant !== null && more > total && (
        <span className="mb-7 block rounded-lg bg-sand px-4 py-3">
          Did you mean{' '}
          <Link
            to="/listings"
            search={writeListingsPage(respelled, view)}
            // It goes away with what it did and hands the focus on.
            onClick={() => document.querySelector<HTMLElement>('#results')?.focus({ preventScroll: true })}
            className="link py-3 font-semibold"
          >
            {meant}
          </Link>
          ? That would show {homesCount(more)}.
        </span>
      )}
    </output>
  )
}
