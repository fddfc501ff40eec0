import { createMiddleware } from 'hono/factory'
import type { AgencySource } from '#ports/server/agency-source.ts'
import { isFresh, weakEtag } from './etag.ts'
import type { RequestVariables } from './request-log.ts'

/** Names below it hold a hash of the content. */
const HASHED = '/agency-files/'

/** Style sheet, icons, manifest and pictures of the agency, in place of the product's files at the same addresses. */
export const agencyFiles = (agency: Pick<AgencySource, 'current'>) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    const file = agency.current().files.get(c.req.path)
    if (!file)
      return c.req.path.startsWith(HASHED)
        ? c.text('This file doesn’t exist.', 404, { 'cache-control': 'no-store' })
        : next()
    const etag = weakEtag(Buffer.from(file.body))
    const headers = {
      'content-type': file.type,
      'cache-control': c.req.path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag,
    }
    return isFresh(c.req.header('if-none-match'), etag)
      ? new Response(null, { status: 304, headers })
      : new Response(file.body, { headers })
  })
