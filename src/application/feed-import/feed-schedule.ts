import { newJerseyDay } from '#domain/new-jersey-time.ts'
import type { FeedStanding } from '#ports/server/feed-standings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Pause after the first of several failures in a row, ms; doubled after each further one. */
const FIRST_PAUSE = MINUTE
/** Longest pause after failures, ms, unless the feed is read less often anyway. */
const LONGEST_PAUSE = HOUR
/** Share of a pause that it may be longer, so that many sites don't ask a vendor at the same moment. */
const JITTER = 0.1
/** The whole feed is read after this hour of the night in New Jersey, ms since midnight. */
const NIGHT = 3 * HOUR

/** The reading of a feed that comes next: when, in ms since 1970, and whether of the whole feed. */
export interface NextReading {
  at: number
  whole: boolean
}

/**
 * The next reading of a feed that is read every `everyMs`. The first one of a night reads the whole feed, and so does the
 * first one after a night in which the server was down. Null while it is being read.
 */
export function nextReading(standing: FeedStanding | null, everyMs: number, now: number): NextReading | null {
  if (standing === null) return { at: now, whole: true }
  if (standing.isRead) return null
  const { startedAt, failures, wholeAt } = standing
  const pause = failures === 0 ? everyMs : Math.min(FIRST_PAUSE * 2 ** (failures - 1), Math.max(LONGEST_PAUSE, everyMs))
  const at = startedAt + Math.round(pause * (1 + JITTER * shareOf(startedAt)))
  return { at, whole: wholeAt === null || nightOf(wholeAt) < nightOf(Math.max(at, now)) }
}

/** The same share for every process, unlike for every reading: the milliseconds of its start. */
const shareOf = (startedAt: number): number => (startedAt % 1000) / 1000

/** The ISO date of the night that a time follows. */
const nightOf = (time: number): string => newJerseyDay(new Date(time - NIGHT))
