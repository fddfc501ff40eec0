import { hash } from 'node:crypto'

/** Weak validator of a body: the same content has the same one, however it is compressed (RFC 9110, section 8.8). */
export const weakEtag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`

/** Whether what the client holds is still right: If-None-Match compared weakly (RFC 9110, section 13.1.2). */
export function isFresh(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch.trim() === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}
