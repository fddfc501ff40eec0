import { hash } from 'node:crypto'

/** A weak ETag of a body's content, the same for every compression (RFC 9110, section 8.8.3). */
export const weakEtag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`

/** Whether the client's copy is current: weak comparison of If-None-Match (RFC 9110, section 13.1.2). */
export function isFresh(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

/** What identifies a body's content in a strong ETag; each content coding of it adds its own name. */
export const contentTag = (body: Buffer): string => hash('sha1', body, 'base64url')
