import { newUuid } from '#domain/uuid.ts'

const KEY = 'keystead.inquiry.sent'

/** A message that was sent and is not confirmed yet. */
interface Attempt {
  key: string
  words: string
}

/** Also in memory, for browsers that refuse storage. */
let unconfirmed: Attempt | null = null

/**
 * The idempotency key of a message, a UUID: the same one until the message is confirmed, even after a reload, and a new one for
 * another message. A message whose answer got lost can be sent again without being doubled (D-09).
 */
export function keyFor(words: string): string {
  const last = readAttempt()
  if (last?.words === words) return last.key
  keepAttempt({ key: newUuid(), words })
  return unconfirmed!.key
}

/** Forgets the key: the same words sent again are a new message. */
export function forgetKey(): void {
  unconfirmed = null
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is refused: there is nothing to remove.
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
    // Storage is refused: memory has it.
  }
}
