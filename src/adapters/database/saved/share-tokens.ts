import { createHash, createHmac, randomUUID } from 'node:crypto'

/** What is stored of an open list: without the site's secret nobody can make its token from it. */
export interface ShareRecord {
  share_seed: string
  share_hash: string
}

/** The token that opens a list, made anew from what is stored each time it is shown. */
export const shareToken = (seed: string, secret: string): string =>
  createHmac('sha256', secret).update(`share ${seed}`).digest('base64url')

export const shareHash = (token: string): string => createHash('sha256').update(token).digest('hex')

export function newShare(secret: string): ShareRecord {
  const seed = randomUUID()
  return { share_seed: seed, share_hash: shareHash(shareToken(seed, secret)) }
}
