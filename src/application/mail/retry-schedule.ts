import { REPLY_DELAY } from '#domain/inbox/reply-delay.ts'

/** Pauses between attempts, ms: doubled from the first up to the maximum. */
const MIN_PAUSE = 5000
const MAX_PAUSE = 4 * 60 * 60 * 1000
/** A mail is given up after so many attempts, somewhat more than two days after the first. */
const MAX_ATTEMPTS = 24
/** Maximum random share added to a pause, so that mails that failed together are not all retried together. */
const JITTER = 0.25

/** The longest pause after so many attempts, ms; before the first, that in which a reply can be taken back. */
export const longestPause = (attempts: number): number =>
  attempts === 0 ? REPLY_DELAY : (pauseAfter(attempts, 1) ?? 0)

/** Pause after an attempt (from 1) before the next, ms; null: give up. `random` is from 0 to 1. */
export function pauseAfter(attempt: number, random: number): number | null {
  if (attempt >= MAX_ATTEMPTS) return null
  const pause = Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** (attempt - 1))
  return Math.round(pause * (1 + JITTER * random))
}
