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
import { digestPush } from './digest-push.ts'

/** How long a process has the turn unless it takes it again, ms. */
const TURN = 3 * 60_000
/** Pause between two rounds, ms. */
const PAUSE = 15_000
/** People told in one transaction, and without a pause for the site's other work. */
const READERS_AT_ONCE = 20

export interface UpdateWorkerDeps {
  store: UpdateStore
  /** Gives accounts what their addresses were subscribed to before, so that nobody gets two emails. */
  adoptSubscribers: () => Promise<unknown>
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
        await updateRound(deps, ending.signal)
      } catch (error) {
        deps.log.error({ err: error }, 'Could not send updates on homes')
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
      await deps.store.endTurn().catch((error: unknown) => deps.log.error({ err: error }, 'Could not end the updates'))
    },
  }
}

/** One look for news, and every email that is due; returns the number of emails. Stops between two pages of people at a signal. */
export async function updateRound(deps: UpdateWorkerDeps, ending?: AbortSignal): Promise<number> {
  const { store, clock, log } = deps
  const keepTurn = () => store.takeTurn(clock.now(), new Date(clock.now().getTime() + TURN))
  // A site that nobody wants updates of writes nothing.
  if (!(await store.isWatched()) || !(await keepTurn())) return 0
  await deps.adoptSubscribers()
  const news = await noticeNews(deps)
  const through = await store.lastNews()
  let [mails, after] = [0, '']
  const boards = boardsFrom(deps)
  for (;;) {
    const now = clock.now()
    const readers = await store.dueReaders(now, after, READERS_AT_ONCE)
    if (readers.length === 0 || ending?.aborted === true || !(await keepTurn())) break
    after = readers.at(-1)!.ownerId
    const board = await boards(Math.min(...readers.flatMap(({ due }) => due.map(({ toldThrough }) => toldThrough))))
    const parts = { board, through, now, mailFor: deps.mailFor }
    mails += await settle(
      deps,
      readers.flatMap((reader) => tellingOrNone(reader, parts, log)),
      now,
    )
  }
  if (news > 0 || mails > 0) log.info({ news, emails: mails }, 'Updates on homes')
  return mails
}

/** What is due is told also where the listings can't be compared now. */
async function noticeNews({ store, clock, log }: UpdateWorkerDeps): Promise<number> {
  try {
    return await store.noticeNews(clock.now())
  } catch (error) {
    log.error({ err: error }, 'Could not look for news of homes')
    return 0
  }
}

/** One person's email that can't be written or stored keeps nobody else from theirs. */
async function settle({ store, log }: UpdateWorkerDeps, tellings: readonly Telling[], now: Date): Promise<number> {
  try {
    return await store.settle(tellings, now)
  } catch (error) {
    log.error({ err: error }, 'Could not store email updates together')
  }
  let mails = 0
  for (const one of tellings)
    mails += await store.settle([one], now).catch((error: unknown) => {
      log.error({ err: error, owner: one.reader.ownerId }, 'Could not store an email update')
      return 0
    })
  return mails
}

function tellingOrNone(reader: UpdateReader, parts: TellingParts, log: Log): Telling[] {
  try {
    return [telling(reader, parts)]
  } catch (error) {
    log.error({ err: error, owner: reader.ownerId }, 'Could not write an email update')
    return []
  }
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
  const { entries, newsIds } = homesToTell({ followed: reader.due.flatMap(toFollowed), favorites, told }, board, now)
  if (entries.length === 0) return { reader, through, told: null }
  return { reader, through, told: { newsIds, mail: mailFor(entries, reader), notice: digestPush(entries) } }
}

function toFollowed({ source, toldThrough, search }: DueSource): Followed[] {
  if (source === 'favorites' || source === 'similar') return [{ kind: source, toldThrough }]
  return search === null ? [] : [{ kind: 'search', toldThrough, ...search }]
}
