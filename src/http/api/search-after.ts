import { ok, type Result } from '#domain/result.ts'
import { PAGE_SIZE, type ListingPage, type ListingQuery } from '#domain/search/search.ts'
import type { ListingGateway } from '#ports/browser/listing-gateway.ts'
import { isAfter, type ListingCursor } from './listing-cursor.ts'

type ReadPage = (page: number) => Promise<Result<ListingPage>>

/** How often a change between two reads is answered by reading again. */
const ATTEMPTS = 3

/**
 * The homes after a cursor, up to a page of them; `page` is the page the first one is on. Reads the page that the cursor
 * comes from and its neighbor, and more only if many homes came or went: pages are in order, so halving finds the place.
 */
export async function searchAfter(
  listings: Pick<ListingGateway, 'search'>,
  query: ListingQuery,
  cursor: ListingCursor,
  signal?: AbortSignal,
  attempts = ATTEMPTS,
): Promise<Result<ListingPage>> {
  const read = readOnce((page) => listings.search({ ...query, sort: cursor.sort, page }, signal))
  const found = await firstPageAfter(read, cursor)
  if (!found.ok) return found
  const here = found.value
  const rest = here.listings.filter((home) => isAfter(home, cursor))
  if (here.page === here.pageCount) return ok({ ...here, listings: rest })
  const next = await read(here.page + 1)
  if (!next.ok) return next
  const hasChanged = next.value.total !== here.total
  if (hasChanged && attempts > 1) return searchAfter(listings, query, cursor, signal, attempts - 1)
  const seen = new Set(rest.map(({ id }) => id))
  const more = next.value.listings.filter((home) => !seen.has(home.id) && isAfter(home, cursor))
  return ok({ ...here, listings: [...rest, ...more].slice(0, PAGE_SIZE) })
}

/** The first page whose last home comes after the cursor; the last page if there is none. */
async function firstPageAfter(read: ReadPage, cursor: ListingCursor): Promise<Result<ListingPage>> {
  let [low, high] = [1, Number.MAX_SAFE_INTEGER]
  for (let probe = cursor.page; ;) {
    const answer = await read(probe)
    if (!answer.ok) return answer
    const { page, pageCount, listings } = answer.value
    high = Math.min(high, pageCount)
    const last = listings.at(-1)
    if (last !== undefined && isAfter(last, cursor)) high = page
    else low = page + 1
    if (low >= high) return low > high ? read(high) : read(low)
    // Beside the page at first: most cursors are a moment old.
    probe = probe === cursor.page ? (low > page ? page + 1 : page - 1) : Math.floor((low + high) / 2)
    probe = Math.min(Math.max(probe, low), high)
  }
}

function readOnce(read: ReadPage): ReadPage {
  const known = new Map<number, Promise<Result<ListingPage>>>()
  return (page) => {
    const answer = known.get(page) ?? read(page)
    known.set(page, answer)
    return answer
  }
}
