import type { ListingSummary } from '../listing/listing.ts'
import { writeRankQuery } from '../match/rank-url.ts'
import type { KeptSearch } from '../saved/kept-search.ts'
import { currentNews } from './current-news.ts'
import type { DigestEntry, Why } from './digest.ts'
import type { HomeNews, NewsKind } from './home-news.ts'
import type { HomeOnBoard, NewsBoard } from './news-board.ts'

/** What somebody follows, with the number of the news up to which it has been told. */
export type Followed = { toldThrough: number } & (
  | { kind: 'favorites' | 'similar' }
  | ({ kind: 'search'; name: string } & KeptSearch)
)

export interface Follower {
  followed: readonly Followed[]
  /** The saved homes that are on the site. */
  favorites: readonly ListingSummary[]
  /** News that the person knows already. */
  told: ReadonlySet<number>
}

/** Homes in an email and the news that it tells. */
export interface ToldHomes {
  entries: DigestEntry[]
  newsIds: number[]
}

/** What is told of homes that a person hasn't saved. */
const OF_OTHERS: ReadonlySet<NewsKind> = new Set(['new', 'back', 'reduced'])

/** What there is to tell somebody: each home once, with every reason why it is there. */
export function homesToTell(follower: Follower, board: NewsBoard, now: Date): ToldHomes {
  const found = new Map<number, { at: HomeOnBoard; news: Set<HomeNews>; why: Why[] }>()
  const add = (at: HomeOnBoard, { toldThrough }: Followed, why: Why, kinds?: ReadonlySet<NewsKind>): void => {
    const untold = at.news.filter(
      ({ id, kind }) => id > toldThrough && !follower.told.has(id) && (kinds?.has(kind) ?? true),
    )
    if (untold.length === 0) return
    const entry = found.get(at.home.id) ?? { at, news: new Set(), why: [] }
    found.set(at.home.id, entry)
    for (const one of untold) entry.news.add(one)
    entry.why.push(why)
  }
  for (const one of follower.followed) follow(one, follower.favorites, { board, add })
  const content: ToldHomes = { entries: [], newsIds: [] }
  for (const { at, news, why } of found.values()) {
    const current = news.size === at.news.length ? at.current : currentNews({ home: at.home, news: [...news] }, now)
    if (current.length === 0) continue
    content.entries.push({ home: at.home, news: current, why, credits: at.home.credits, isSample: at.home.isSample })
    content.newsIds.push(...[...news].map(({ id }) => id))
  }
  return content
}

interface Following {
  board: NewsBoard
  add: (at: HomeOnBoard, followed: Followed, why: Why, kinds?: ReadonlySet<NewsKind>) => void
}

function follow(followed: Followed, favorites: readonly ListingSummary[], { board, add }: Following): void {
  switch (followed.kind) {
    case 'favorites':
      for (const { id } of favorites) {
        const at = board.of(id)
        if (at) add(at, followed, { kind: 'favorite' })
      }
      break
    case 'search':
      for (const at of board.meeting(followed.filters)) add(at, followed, whyOf(followed), OF_OTHERS)
      break
    case 'similar': {
      const saved = new Set(favorites.map(({ id }) => id))
      for (const favorite of favorites)
        for (const at of board.like(favorite))
          if (!saved.has(at.home.id)) add(at, followed, { kind: 'similar', to: favorite.title }, OF_OTHERS)
    }
  }
}

/** A home that meets a ranked search meets all its musts and every wish. */
const whyOf = ({ name, filters, liked }: Extract<Followed, { kind: 'search' }>): Why =>
  liked.length === 0
    ? { kind: 'search', name }
    : { kind: 'wishes', name, address: writeRankQuery({ filters, liked, page: 1 }) }
