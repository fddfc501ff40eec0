import type { FeedCredit } from '../listing/feed-credit.ts'
import type { ListingSummary } from '../listing/listing.ts'
import type { SearchContext } from '../search/filter-rules.ts'
import type { ListingFilters } from '../search/filters/catalogue.ts'
import type { FilteredHome } from '../search/filters/filter.ts'
import { matching } from '../search/matching.ts'
import { currentNews } from './current-news.ts'
import type { HomeNews, NewsOfHome } from './home-news.ts'

/** A home as searches look at it. */
export type NewsHome = FilteredHome & {
  id: number
  /** What its sources require to be shown with it. */
  credits: readonly FeedCredit[]
  /** Whether it is imaginary. */
  isSample: boolean
}

/** A home on the site with what happened to it. */
export interface HomeOnBoard {
  home: NewsHome
  /** In its order. */
  news: readonly HomeNews[]
  /** What is still true of it. */
  current: readonly NewsOfHome[]
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
  homes: readonly NewsHome[]
  context: SearchContext
  isLike: (home: ListingSummary, other: ListingSummary) => boolean
  now: Date
}

export function newsBoard({ news, homes, context, isLike, now }: NewsBoardParts): NewsBoard {
  const byHome = Map.groupBy(news, ({ listingId }) => listingId)
  const board = homes.map((home): HomeOnBoard => {
    const own = byHome.get(home.id) ?? []
    return { home, news: own, current: currentNews({ home, news: own }, now) }
  })
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
