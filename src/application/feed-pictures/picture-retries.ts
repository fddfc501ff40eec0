/** Pauses between attempts at a home's pictures, ms: doubled from the first up to the maximum. */
const MIN_PAUSE = 60_000
const MAX_PAUSE = 6 * 60 * 60 * 1000
/** Pictures are given up after so many attempts in a row without one copied, somewhat more than two days. */
const MAX_ATTEMPTS = 16
/** Maximum random share added to a pause, so that homes that failed together are not all retried together. */
const JITTER = 0.25

/**
 * Pause after an attempt (from 1) before the next, ms; null: give up.
 *
 * @param asked What the host asks for, ms; 0 for nothing.
 * @param random From 0 to 1.
 */
export function pauseBeforeRetry(attempt: number, asked: number, random: number): number | null {
  if (attempt >= MAX_ATTEMPTS) return null
  const pause = Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** (attempt - 1))
  return Math.round(Math.max(pause, Math.min(asked, MAX_PAUSE)) * (1 + JITTER * random))
}
