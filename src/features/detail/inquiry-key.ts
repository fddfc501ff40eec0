import { newUuid } from '#domain/uuid.ts'

const KEY = 'keystead.inquiry.sent'

/** A message that was sent and not yet confirmed. */
interface Attempt {
  key: string
  words: string
}

/** For a browser that refuses storage: the attempt lives as long as the page. */
let unconfirmed: Attempt | null = null

/**
 * The idempotency key for these words, a UUID: the one they were sent with before, even before a reload, as long as no
 * success was seen; a new one for other words. So a message whose answer got lost is sent again without being doubled.
 */
export function keyFor(words: string): string {
  const last = readAttempt()
  if (last?.words === words) return last.key
  keepAttempt({ key: newUuid(), words })
  return unconfirmed!.key
}

/** Sending these words once more is a new message. */
export function forgetKey(): void {
  unconfirmed = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept there.
  }
}

function readAttempt(): Attempt | null {
  if (unconfirmed) return unconfirmed
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Attempt | null
  } catch {
    return null
  }
}

function keepAttempt(attempt: Attempt): void {
  unconfirmed = attempt
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt))
  } catch {
    // Kept in memory.
  }
}
