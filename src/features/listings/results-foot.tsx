import { Link } from '@tanstack/react-router'
import type { FeedCredit } from '#domain/listing/feed-credit.ts'
import { writeListingQuery } from '#domain/search/filters-url.ts'
import type { ListingPage } from '#domain/search/search.ts'
import { FeedCredits } from '#ui/feed-credits.tsx'
import { DearerHomes } from './dearer-homes.tsx'
import { Pagination, type PaginationProps } from './pagination.tsx'
import { UncostedHomes } from './uncosted-homes.tsx'

/** Below the homes found: the links to the other pages of results and to the map of towns, and what the homes' sources require to be shown. */
export function ResultsFoot({
  feeds,
  uncosted,
  facets,
  ...pages
}: PaginationProps & Pick<ListingPage, 'uncosted' | 'facets'> & { feeds: readonly FeedCredit[] }) {
  return (
    <>
      {facets.above > 0 && <DearerHomes count={facets.above} {...pages} />}
      <UncostedHomes count={uncosted} {...pages} />
      <Pagination {...pages} />
      <p className="mt-8 flex flex-wrap gap-x-6 print:hidden">
        <Link
          to="/wishes"
          search={{ ...writeListingQuery({ ...pages.query, sort: 'newest', page: 1 }), like: 'all' }}
          className="link inline-flex min-h-11 items-center"
        >
          Rank by my wishes
        </Link>
        <Link to="/match" className="link inline-flex min-h-11 items-center">
          See which towns your monthly limit and commute reach
        </Link>
      </p>
      <FeedCredits feeds={feeds} className="mt-10 border-t border-line pt-6" />
    </>
  )
}
