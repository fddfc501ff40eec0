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

/** A random UUID (RFC 9562, version 4); `crypto.randomUUID` is missing on pages without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
