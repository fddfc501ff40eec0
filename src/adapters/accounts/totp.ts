import { createHmac, timingSafeEqual } from 'node:crypto'

const PERIOD_MS = 30_000

/** The code of a secret in a period of 30 s: six digits, by RFC 6238 with SHA-1. */
function codeOf(secret: string, period: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(period))
  const digest = createHmac('sha1', secret).update(counter).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** Whether a code is that of a secret now, 30 s ago, or in 30 s, as better-auth takes them. */
export function isTotpCode(secret: string, code: string, now: Date): boolean {
  const given = Buffer.from(code.padEnd(6).slice(0, 6))
  const period = Math.floor(now.getTime() / PERIOD_MS)
  return (
    [period, period - 1, period + 1].filter((at) => timingSafeEqual(Buffer.from(codeOf(secret, at)), given)).length > 0
  )
}
