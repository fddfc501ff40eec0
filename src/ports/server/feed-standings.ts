/** How the readings of a feed stand. Times in ms since 1970, by the clock that all processes share. */
export interface FeedStanding {
  source: string
  startedAt: number
  /** Null while it is read, and where the process died. */
  endedAt: number | null
  /** Readings in a row, the present one included, that were begun and did not come to an end. */
  failures: number
  /** Of the newest reading that ended. */
  counts: ReadingCounts | null
  /** What stopped the newest reading; null where nothing did. */
  problem: string | null
  /** Start of the newest reading that was finished: the site shows the feed as it was then. */
  succeededAt: number | null
  /** Start of the newest reading of the whole feed that was finished or held. */
  wholeAt: number | null
  /** Why removals wait for somebody to look; null where none do. */
  held: string | null
  /** A process is reading the feed. */
  isRead: boolean
  /** Homes of the feed are on the site. */
  isShown: boolean
}

export interface ReadingCounts {
  read: number
  added: number
  changed: number
  unchanged: number
  removed: number
  withheld: number
  rejected: number
}

/** A process's turn at a feed. */
export interface FeedTurn {
  source: string
  token: string
}

/** What became of a reading; `whole`: of the whole feed. */
export type ReadingEnd =
  | { kind: 'finished'; whole: boolean; counts: ReadingCounts }
  | { kind: 'held'; whole: boolean; counts: ReadingCounts; problem: string }
  | { kind: 'failed'; counts: ReadingCounts | null; problem: string }

/**
 * Records the readings of feeds, and lets one process at a time read a feed. A turn that is not renewed ends by itself, so that
 * another process takes over from one that died. Throws what the database throws.
 */
export interface FeedStandings {
  /** The shared clock, ms since 1970. */
  now(): Promise<number>
  all(): Promise<FeedStanding[]>
  /**
   * Takes the turn at a feed for `leaseMs`; null while another process has it. With `unlessSince`: only while the newest
   * reading is still the one that began then (null: none has).
   */
  begin(source: string, leaseMs: number, unlessSince?: { startedAt: number | null }): Promise<FeedTurn | null>
  /** False where the turn is over. */
  renew(turn: FeedTurn, leaseMs: number): Promise<boolean>
  end(turn: FeedTurn, end: ReadingEnd): Promise<void>
}
