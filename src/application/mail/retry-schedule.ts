import { REPLY_DELAY } from '#domain/inbox/reply-delay.ts'
import type { MailTopic } from '#ports/server/mail-outbox.ts'

/** Pauses between attempts, ms: doubled from the first up to the maximum. */
const MIN_PAUSE = 5000
const MAX_PAUSE = 4 * 60 * 60 * 1000
/** A mail is given up after so many attempts, somewhat more than two days after the first. */
const MAX_ATTEMPTS = 24
/** Maximum random share added to a pause, so that mails that failed together are not all retried together. */
const JITTER = 0.25

/** The longest pause of a mail after its attempts, ms. Before the first only a reply waits, which can be taken back. */
export function longestPause({ attempts, topic }: { attempts: number; topic: MailTopic }): number {
  if (attempts > 0) return pauseAfter(attempts, 1) ?? 0
  return topic === 'reply' ? REPLY_DELAY : 0
}

/** Pause after an attempt (from 1) before the next, ms; null: give up. `random` is from 0 to 1. */
export function pauseAfter(attempt: number, random: number): number | null {
  if (attempt >= MAX_ATTEMPTS) return null
  const pause = Math.min(MAX_PAUSE, MIN_PAUSE * 2 ** (attempt - 1))
  return Math.round(pause * (1 + JITTER * random))
}
