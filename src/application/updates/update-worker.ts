import type { ListingSummary } from '#domain/listing/listing.ts'
import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { SearchContext } from '#domain/search/filter-rules.ts'
import { homesToTell, type Followed } from '#domain/updates/digest-entries.ts'
import type { DigestEntry } from '#domain/updates/digest.ts'
import { newsBoard, type NewsBoard, type NewsHome } from '#domain/updates/news-board.ts'
import type { Clock } from '#ports/clock.ts'
import type { Log } from '#ports/server/log.ts'
import type { OutgoingMail } from '#ports/server/mail-outbox.ts'
import type { DueSource, Telling, UpdateReader, UpdateStore } from '#ports/server/update-store.ts'
import { createSleeper } from '../sleeper.ts'

/** How long a process has the turn unless it takes it again, ms. */
const TURN = 10 * 60_000
/** Pause between two rounds, ms. */
const PAUSE = 15_000
/** People told in one transaction. */
const READERS_AT_ONCE = 100

export interface UpdateWorkerDeps {
  store: UpdateStore
  /** What searches depend on besides homes. */
  context: Omit<SearchContext, 'today'>
  isLike: (home: ListingSummary, other: ListingSummary) => boolean
  mailFor: (entries: readonly DigestEntry[], reader: UpdateReader) => OutgoingMail
  clock: Clock
  log: Log
}

/** Looks for news of homes and puts the emails about it in the outbox. One process does so at a time, by a lease. */
export function startUpdateWorker(deps: UpdateWorkerDeps): { stop: () => Promise<void> } {
  const sleeper = createSleeper()
  const ending = new AbortController()
  const work = async (): Promise<void> => {
    while (!ending.signal.aborted) {
      try {
        await updateRound(deps)
      } catch (error) {
        deps.log.error({ err: error }, 'Could not look for news of homes')
      }
      if (!ending.signal.aborted) await sleeper.sleep(PAUSE)
    }
  }
  const working = work()
  return {
    stop: async () => {
      ending.abort()
      sleeper.wake()
      await working
    },
  }
}

/** One look for news, and every email that is due; returns the number of emails. */
export async function updateRound(deps: UpdateWorkerDeps): Promise<number> {
  const { store, clock, log } = deps
  const keepTurn = () => store.takeTurn(clock.now(), new Date(clock.now().getTime() + TURN))
  if (!(await keepTurn())) return 0
  const news = await store.noticeNews(clock.now())
  const through = await store.lastNews()
  let [mails, after] = [0, '']
  const boards = boardsFrom(deps)
  for (;;) {
    const now = clock.now()
    const readers = await store.dueReaders(now, after, READERS_AT_ONCE)
    if (readers.length === 0 || !(await keepTurn())) break
    after = readers.at(-1)!.ownerId
    const board = await boards(Math.min(...readers.flatMap(({ due }) => due.map(({ toldThrough }) => toldThrough))))
    const parts = { board, through, now, mailFor: deps.mailFor }
    const tellings = readers.map((reader) => telling(reader, parts))
    mails += await store.settle(tellings, now)
  }
  if (news > 0 || mails > 0) log.info({ news, emails: mails }, 'Updates on homes')
  return mails
}

/** The board of the news after a number, which serves for later numbers, too. */
function boardsFrom({ store, context, isLike, clock }: UpdateWorkerDeps): (after: number) => Promise<NewsBoard> {
  let kept: { after: number; board: NewsBoard } | null = null
  return async (after) => {
    if (kept && kept.after <= after) return kept.board
    const news = await store.newsAfter(after)
    const homes: NewsHome[] = await store.homes(news.map(({ listingId }) => listingId))
    const now = clock.now()
    const board = newsBoard({ news, homes, context: { ...context, today: newJerseyDay(now) }, isLike, now })
    kept = { after, board }
    return board
  }
}

interface TellingParts {
  board: NewsBoard
  through: number
  now: Date
  mailFor: UpdateWorkerDeps['mailFor']
}

function telling(reader: UpdateReader, { board, through, now, mailFor }: TellingParts): Telling {
  const { favorites, told } = reader
  const { entries, newsIds } = homesToTell({ followed: reader.due.map(toFollowed), favorites, told }, board, now)
  return { reader, through, told: entries.length === 0 ? null : { newsIds, mail: mailFor(entries, reader) } }
}

function toFollowed({ source, toldThrough, search }: DueSource): Followed {
  if (search !== null) return { kind: 'search', toldThrough, ...search }
  return { kind: source === 'similar' ? 'similar' : 'favorites', toldThrough }
}
