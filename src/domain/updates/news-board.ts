import type { Listing, ListingSummary } from '../listing/listing.ts'
import type { SearchContext } from '../search/filter-rules.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import { matching } from '../search/matching.ts'
import type { HomeNews } from './home-news.ts'

/** A home on the site with what happened to it. */
export interface HomeOnBoard {
  home: Listing
  /** In its order. */
  news: readonly HomeNews[]
}

/** What happened to homes, and whom it may concern. Answers are kept: many people save the same search. */
export interface NewsBoard {
  of(id: number): HomeOnBoard | undefined
  /** The homes that meet a search. */
  meeting(filters: ListingFilters): readonly HomeOnBoard[]
  /** The homes that resemble another. */
  like(home: ListingSummary): readonly HomeOnBoard[]
}

export interface NewsBoardParts {
  news: readonly HomeNews[]
  /** Those of them that are still on the site. */
  homes: readonly Listing[]
  context: SearchContext
  isLike: (home: ListingSummary, other: ListingSummary) => boolean
}

export function newsBoard({ news, homes, context, isLike }: NewsBoardParts): NewsBoard {
  const byHome = Map.groupBy(news, ({ listingId }) => listingId)
  const board = homes.map((home): HomeOnBoard => ({ home, news: byHome.get(home.id) ?? [] }))
  const byId = new Map(board.map((one) => [one.home.id, one]))
  const byMarket = Map.groupBy(board, ({ home }) => home.market)
  return {
    of: (id) => byId.get(id),
    meeting: kept(
      (filters) => JSON.stringify(filters),
      (filters) => {
        const meets = matching(filters, context)
        return (byMarket.get(filters.market) ?? []).filter(({ home }) => meets(home))
      },
    ),
    like: kept(
      (home) => home.id,
      (home) => (byMarket.get(home.market) ?? []).filter((other) => isLike(home, other.home)),
    ),
  }
}

/** Works out each answer once. */
function kept<Asked, Answer>(keyOf: (asked: Asked) => string | number, answer: (asked: Asked) => Answer) {
  const answers = new Map<string | number, Answer>()
  return (asked: Asked): Answer => {
    const key = keyOf(asked)
    if (!answers.has(key)) answers.set(key, answer(asked))
    return answers.get(key)!
  }
}
