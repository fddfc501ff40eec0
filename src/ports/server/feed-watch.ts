import type { ReadingCounts } from './feed-standings.ts'

/** How up to date the site is with its feeds. */
export interface FeedWatch {
  /** When it last was, where that is too long ago to pass over in silence: ISO date-time; else null. Reads nothing. */
  staleSince(): string | null
  /** The feeds, for operators; none where that can't be read. */
  details(): Promise<FeedDetail[]>
}

export interface FeedDetail {
  name: string
  /** Start of the newest reading that was finished, ISO date-time; null if none was. */
  lastSuccess: string | null
  /** Seconds since then. */
  lagSeconds: number | null
  isRead: boolean
  /** Readings in a row that did not come to an end. */
  failures: number
  /** Of the newest reading that ended. */
  counts: ReadingCounts | null
  /** Why a person has to look: removals wait, or the feed's settings are wrong. Null where nobody has to. */
  needsAttention: string | null
}
