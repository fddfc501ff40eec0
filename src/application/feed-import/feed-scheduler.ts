import type { FeedStanding, FeedStandings } from '#ports/server/feed-standings.ts'
import type { Log } from '#ports/server/log.ts'
import { createSleeper } from '../sleeper.ts'
import { nextReading } from './feed-schedule.ts'

/** Longest pause between two looks at the standings, ms: another instance's feed may have become free. */
const LOOK_EVERY = 30_000
/** Pauses after a reading that could not even begin, ms: doubled from the first up to the longest. */
const FIRST_PAUSE = 60_000
const LONGEST_PAUSE = 60 * 60_000

export interface FeedSchedulerDeps {
  /** Names of the feeds. */
  feeds: readonly string[]
  everyMs: number
  standings: FeedStandings
  /** Reads a feed that is due, in a process of its own; answers what that wrote on stderr. Ends early with the signal. */
  readFeed: (feed: string, signal: AbortSignal) => Promise<{ complaint: string }>
  log: Log
}

/** Feeds that this process could not begin to read: how often in a row, and when to try again. */
type Unbegun = Map<string, { times: number; until: number }>

/**
 * Reads the feeds as they become due, one after the other. Whose turn it is and when, all instances work out from the same
 * standings. `stop` ends the reading under way.
 */
export function startFeedScheduler(deps: FeedSchedulerDeps): { stop: () => Promise<void> } {
  const { log } = deps
  const stopping = new AbortController()
  const sleeper = createSleeper()
  const unbegun: Unbegun = new Map()
  const work = async () => {
    while (!stopping.signal.aborted) {
      const pause = await workOnce(deps, unbegun, stopping.signal).catch((error: unknown) => {
        log.error({ err: error }, 'Could not process the feeds; will retry soon')
        return LOOK_EVERY
      })
      if (!stopping.signal.aborted) await sleeper.sleep(pause)
    }
  }
  const working = work()
  return {
    stop: async () => {
      stopping.abort()
      sleeper.wake()
      await working
    },
  }
}

/** Reads the feed that is due for longest, if one is; answers the pause after it, ms. */
async function workOnce(deps: FeedSchedulerDeps, unbegun: Unbegun, signal: AbortSignal): Promise<number> {
  const { standings, feeds, everyMs } = deps
  const [all, now] = await Promise.all([standings.all(), standings.now()])
  const waiting = feeds
    .flatMap((feed) => {
      const next = nextReading(standingOf(all, feed), everyMs, now)
      return next === null ? [] : [{ feed, at: Math.max(next.at, unbegun.get(feed)?.until ?? 0) }]
    })
    .toSorted((a, b) => a.at - b.at)
  const [first] = waiting
  if (first === undefined || first.at > now) return Math.min(LOOK_EVERY, (first?.at ?? Infinity) - now)
  await readOne(deps, first.feed, { before: standingOf(all, first.feed), unbegun, now, signal })
  return 0
}

const standingOf = (all: readonly FeedStanding[], feed: string): FeedStanding | null =>
  all.find(({ source }) => source === feed) ?? null

interface Reading {
  before: FeedStanding | null
  unbegun: Unbegun
  now: number
  signal: AbortSignal
}

async function readOne(
  deps: FeedSchedulerDeps,
  feed: string,
  { before, unbegun, now, signal }: Reading,
): Promise<void> {
  const { standings, readFeed, log } = deps
  const { complaint } = await readFeed(feed, signal)
  if (signal.aborted) return
  const after = standingOf(await standings.all(), feed)
  if (after !== null && after.startedAt !== before?.startedAt) {
    unbegun.delete(feed)
    tell(log, after)
    return
  }
  const times = (unbegun.get(feed)?.times ?? 0) + 1
  unbegun.set(feed, { times, until: now + Math.min(FIRST_PAUSE * 2 ** (times - 1), LONGEST_PAUSE) })
  log.error({ feed, times, reason: complaint }, 'Could not read a feed')
}

function tell(log: Log, { source: feed, held, problem, failures, counts }: FeedStanding): void {
  if (held !== null) log.error({ feed, reason: held }, 'Removals are on hold until an operator checks the feed')
  if (problem === null) log.info({ feed, ...counts }, 'Feed read')
  else if (problem !== held) log.warn({ feed, failures, reason: problem }, 'Could not read a feed; will retry')
}
