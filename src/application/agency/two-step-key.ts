import { createHash, createHmac, randomBytes } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const RECOVERY_CODES = 10

/** What an authenticator app needs, and the codes for when it is lost. */
export interface ShownTwoStepKey {
  /** 32 characters, as the account has it. */
  secret: string
  /** The same in base32, to be typed into an app. */
  key: string
  /** otpauth: address, for a QR code. */
  address: string
  /** 120 bits each, in base32, in groups of four. */
  recoveryCodes: string[]
}

/** The secret of a browser that is joining: 256 random bits, in a cookie. */
export const newJoiningToken = (): string => randomBytes(32).toString('base64url')

export const linkHash = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Key and recovery codes of somebody who joins, made of their browser's secret: the pages of each step can show them again, and nothing of them
 * is stored before the last.
 */
export function twoStepKeyOf(
  joiningToken: string,
  { issuer, email }: { issuer: string; email: string },
): ShownTwoStepKey {
  const derived = (use: string) => createHmac('sha256', joiningToken).update(use).digest()
  const secret = derived('key').subarray(0, 24).toString('base64url')
  const key = base32(Buffer.from(secret, 'ascii'))
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  const address = `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}&digits=6&period=30`
  const recoveryCodes = Array.from({ length: RECOVERY_CODES }, (_, index) =>
    Array.from(derived(`recovery ${index}`).subarray(0, 24), (byte) => BASE32[byte & 31]!)
      .join('')
      .replaceAll(/.{4}(?=.)/g, '$&-'),
  )
  return { secret, key, address, recoveryCodes }
}

function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replaceAll(/.{1,5}/g, (five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]!)
}
