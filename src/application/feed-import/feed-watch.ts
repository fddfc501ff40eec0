import type { FeedStanding, FeedStandings } from '#ports/server/feed-standings.ts'
import type { FeedDetail, FeedWatch } from '#ports/server/feed-watch.ts'
import type { Log } from '#ports/server/log.ts'

/** IDX rules of the NAR ask for a refresh at least every 12 hours (Handbook on Multiple Listing Policy, 7.58). */
const STALE_AFTER = 12 * 60 * 60 * 1000
const LOOK_EVERY = 60_000

/** A feed whose settings are wrong, and what is wrong with them. */
export interface LeftOutFeed {
  name: string
  problem: string
}

/** Looks at the standings now and every minute, so that pages needn't. `leftOut`: feeds that nobody reads. */
export async function startFeedWatch(
  standings: FeedStandings,
  log: Pick<Log, 'error'>,
  leftOut: readonly LeftOutFeed[] = [],
): Promise<FeedWatch & { stop: () => void }> {
  let since: string | null = null
  const read = () => Promise.all([standings.all(), standings.now()])
  const look = async () => {
    const [all, now] = await read()
    since = staleSince(all, now)
  }
  const onError = (error: unknown) => log.error({ err: error }, 'Cannot read the feeds’ status')
  await look().catch(onError)
  const timer = setInterval(() => void look().catch(onError), LOOK_EVERY)
  return {
    staleSince: () => since,
    details: async () => {
      const [all, now] = await read().catch(() => [[], 0] as const)
      return withLeftOut(
        all.map((standing) => detailOf(standing, now)),
        leftOut,
      )
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

function withLeftOut(details: readonly FeedDetail[], leftOut: readonly LeftOutFeed[]): FeedDetail[] {
  const problems = new Map(leftOut.map(({ name, problem }) => [name, `left out: ${problem}`]))
  const known = details.map((detail) => ({
    ...detail,
    needsAttention: problems.get(detail.name) ?? detail.needsAttention,
  }))
  const unread = [...problems].filter(([name]) => !details.some((detail) => detail.name === name))
  return [...known, ...unread.map(([name, needsAttention]) => ({ ...NEVER_READ, name, needsAttention }))]
}

const NEVER_READ = { lastSuccess: null, lagSeconds: null, isRead: false, failures: 0, counts: null }

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
