import { createHash, randomBytes } from 'node:crypto'

/** A secret for a mailed link, 144 random bits, and the hash that is stored of it. */
export function newLinkToken(): { token: string; hash: string } {
  const token = randomBytes(18).toString('base64url')
  return { token, hash: linkTokenHash(token) }
}

export const linkTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex')
