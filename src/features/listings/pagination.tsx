import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight } from 'lucide'
import { formatCount } from '#domain/count.ts'
import { writeListingsPage, type ListingsView } from '#domain/search/filters-url.ts'
import type { ListingQuery } from '#domain/search/search.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { pageLinks } from './page-links.ts'

const STEP = 'inline-flex min-h-11 items-center gap-2 rounded-sm px-2 font-semibold transition-colors hover:text-indigo'
const NUMBER =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm tabular-nums transition-colors hover:bg-indigo-wash ' +
  'aria-[current=page]:bg-ink aria-[current=page]:font-semibold aria-[current=page]:text-white'

export interface PaginationProps {
  query: ListingQuery
  view: ListingsView
  page: number
  pageCount: number
}

/** Links to the other pages of the results; nothing where there is only one. */
export function Pagination({ query, view, page, pageCount }: PaginationProps) {
  if (pageCount < 2) return null
  const to = (number: number) =>
    ({
      to: '/listings',
      search: writeListingsPage({ ...query, page: number }, view),
      // Without it the first page's link, which has no parameters, would count as current on every page.
      activeOptions: { exact: true },
    }) as const
  return (
    <nav aria-label="Pages" className="mt-14 flex items-center justify-between gap-2 border-t border-line pt-4">
      <span className="min-w-0 sm:min-w-32">
        {page > 1 && (
          <Link {...to(page - 1)} rel="prev" className={STEP}>
            <Icon of={ArrowLeft} size={18} /> Previous<span className="sr-only"> page</span>
          </Link>
        )}
      </span>
      <p className="tabular-nums text-ink-soft sm:hidden">
        {page} / {formatCount(pageCount)}
      </p>
      <ol className="flex items-center gap-1 max-sm:hidden">
        {pageLinks(page, pageCount).map((link, place) => (
          <li key={link === 'gap' ? `gap-${place}` : link}>
            {link === 'gap' ? (
              <span className="px-1 text-ink-soft">…</span>
            ) : (
              <Link
                {...to(link)}
                aria-label={`Page ${link}`}
                aria-current={link === page ? 'page' : undefined}
                className={NUMBER}
              >
                {formatCount(link)}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <span className="min-w-0 text-right sm:min-w-32">
        {page < pageCount && (
          <Link {...to(page + 1)} rel="next" className={STEP}>
            Next<span className="sr-only"> page</span> <Icon of={ArrowRight} size={18} />
          </Link>
        )}
      </span>
    </nav>
  )
}
