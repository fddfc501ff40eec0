import type { FeedStandings, FeedTurn, ReadingEnd } from '#ports/server/feed-standings.ts'
import { FeedError, type ListingFeed } from '#ports/server/listing-feed.ts'

/** How long a process that dies keeps others from its feed, ms. */
const LEASE = 90_000
/** A process that lives says so this often, ms. */
const RENEWED_EVERY = 20_000

/** Another process reads the feed, or has just read it. */
export class FeedTaken extends FeedError {
  override name = 'FeedTaken'
}

interface TurnOptions {
  /** The newest reading that is known: where there is a newer one, this one is not needed. */
  unlessSince?: { startedAt: number | null }
  /** Ends the reading early. */
  signal: AbortSignal
}

/**
 * Reads a feed while no other process does, and records how it went. `read` gets a signal that ends with the turn.
 *
 * @throws FeedTaken if it is not this process's turn; what `read` throws.
 */
export async function takeTurn<T extends { end: ReadingEnd }>(
  standings: FeedStandings,
  source: string,
  read: (signal: AbortSignal) => Promise<T>,
  { unlessSince, signal }: TurnOptions,
): Promise<T> {
  const turn = await standings.begin(source, LEASE, unlessSince)
  if (turn === null) throw new FeedTaken(`"${source}" is being imported by another process, so nothing was done`)
  const lost = new AbortController()
  const renewal = setInterval(() => void keep(standings, turn, lost), RENEWED_EVERY)
  try {
    const done = await read(AbortSignal.any([signal, lost.signal]))
    await standings.end(turn, done.end)
    return done
  } catch (error) {
    await standings.end(turn, { kind: 'failed', counts: null, problem: (error as Error).message }).catch(() => {})
    throw error
  } finally {
    clearInterval(renewal)
  }
}

/** A database that doesn't answer now may do so before the lease is over. */
async function keep(standings: FeedStandings, turn: FeedTurn, lost: AbortController): Promise<void> {
  const isMine = await standings.renew(turn, LEASE).catch(() => true)
  if (!isMine) lost.abort(new FeedError('another process has taken over'))
}

/** The feed, which ends with an error at the next record once the signal says so. */
export function untilStopped(feed: ListingFeed, signal: AbortSignal): ListingFeed {
  return {
    ...feed,
    records: stopping(feed.records, signal),
    ...(feed.skipping ? { skipping: (stored) => stopping(feed.skipping!(stored), signal) } : {}),
  }
}

async function* stopping<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  for await (const item of items) {
    if (signal.aborted) throw new FeedError(`stopped: ${reasonOf(signal)}`)
    yield item
  }
}

const reasonOf = ({ reason }: AbortSignal): string => (reason instanceof Error ? reason.message : String(reason))
