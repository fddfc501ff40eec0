import { Hono } from 'hono'
import type { ReadFeedLogo } from '#ports/server/feed-display.ts'

/** A name changes with its picture. */
const CACHE = 'public, max-age=31536000, immutable'

/** The feeds' logos that came from files. As a page of its own a drawing may run no script. */
export function feedLogos(readLogo: ReadFeedLogo) {
  return new Hono().get('/feed-logos/:name{[0-9a-f]{32}}', async (c, next) => {
    const logo = await readLogo(c.req.param('name'))
    if (logo === null) return next()
    return c.body(logo.content, 200, {
      'content-type': logo.type,
      'cache-control': CACHE,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })
}
