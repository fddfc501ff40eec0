/** First pause after a failed attempt, and the longest, ms. */
const FIRST_PAUSE = 5000
const MAX_PAUSE = 4 * 60 * 60 * 1000
/** After the last of these a mail is given up: a good two days after the first. */
const ATTEMPTS = 24
/** Share by which a pause may be longer, so that mails that failed together don't all come back together. */
const JITTER = 0.25

/** How long to wait after the given attempt (from 1) before the next, ms; null: no further one. `random` is from 0 to 1. */
export function pauseAfter(attempt: number, random: number): number | null {
  if (attempt >= ATTEMPTS) return null
  const pause = Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1))
  return Math.round(pause * (1 + JITTER * random))
}
