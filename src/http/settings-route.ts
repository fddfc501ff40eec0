import { Hono } from 'hono'
import { isFresh, weakEtag } from './etag.ts'

/** GET of operator settings as JSON; the browser revalidates them each time. */
export function settingsFile(path: string, settings: unknown) {
  const body = JSON.stringify(settings)
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag: weakEtag(body) }
  return new Hono().get(`/${path}`, (c) =>
    isFresh(c.req.header('if-none-match'), headers.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers }),
  )
}
