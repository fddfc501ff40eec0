import type { FeedStanding, FeedStandings } from '#ports/server/feed-standings.ts'
import type { FeedDetail, FeedWatch } from '#ports/server/feed-watch.ts'
import type { Log } from '#ports/server/log.ts'

/** IDX rules of the NAR ask for a refresh at least every 12 hours (Handbook on Multiple Listing Policy, 7.58). */
const STALE_AFTER = 12 * 60 * 60 * 1000
const LOOK_EVERY = 60_000

/** Looks at the standings now and every minute, so that pages needn't. */
export async function startFeedWatch(
  standings: FeedStandings,
  log: Pick<Log, 'error'>,
): Promise<FeedWatch & { stop: () => void }> {
  let since: string | null = null
  const read = () => Promise.all([standings.all(), standings.now()])
  const look = async () => {
    const [all, now] = await read()
    since = staleSince(all, now)
  }
  const onError = (error: unknown) => log.error({ err: error }, 'The standings of the feeds cannot be read')
  await look().catch(onError)
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY)
  return {
    staleSince: () => since,
    details: async () => {
      const [all, now] = await read().catch(() => [[], 0] as const)
      return all.map((standing) => detailOf(standing, now))
    },
    stop: () => clearInterval(timer),
  }
}

/** When the feed that is furthest behind was last read, if that is more than 12 hours ago: ISO date-time; else null. */
export function staleSince(standings: readonly FeedStanding[], now: number): string | null {
  const shown = standings.flatMap(({ isShown, succeededAt }) => (isShown && succeededAt !== null ? [succeededAt] : []))
  const oldest = Math.min(...shown)
  return now - oldest > STALE_AFTER && Number.isFinite(oldest) ? new Date(oldest).toISOString() : null
}

function detailOf({ source, succeededAt, ...standing }: FeedStanding, now: number): FeedDetail {
  return {
    name: source,
    lastSuccess: succeededAt === null ? null : new Date(succeededAt).toISOString(),
    lagSeconds: succeededAt === null ? null : Math.round((now - succeededAt) / 1000),
    isRead: standing.isRead,
    failures: standing.failures,
    counts: standing.counts,
    needsAttention: standing.held,
  }
}
