import { Hono } from 'hono'
import type { MapChoice } from './map/map-choice.ts'
import { TILES_PATH, tilesAnswer } from './map/map-files.ts'
import { hasClearAddress } from './request-guards.ts'
import { inlineScripts, scriptHashes } from './script-hashes.ts'
import { contentSecurityPolicy, securityHeaders, type ContentPolicy } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { withHeaders } from './with-headers.ts'

/** The one page of a site without a server; its router shows every address. */
const SHELL = '/index.html'

/**
 * Serves a built folder as a static host does: its files, and at every other address its only page, with status 200.
 * `shell` is the text of that page, `map` the map and `voice` the voice provider's host it was built for.
 */
export function createStaticSite(
  files: StaticFiles,
  shell: string,
  { map, voice }: { map: Pick<MapChoice, 'hosts' | 'tiles'>; voice: ContentPolicy['voice'] },
) {
  const headers = {
    ...securityHeaders(false, map.hosts),
    'content-security-policy': contentSecurityPolicy({
      nonce: null,
      secure: false,
      scriptHashes: scriptHashes(inlineScripts(shell)),
      map: map.hosts,
      voice,
      linksPictures: false,
    }),
  }
  return new Hono()
    .use(withHeaders(headers))
    .use((c, next) => (hasClearAddress(c.req.raw) ? next() : Promise.resolve(c.text('No such host.', 400))))
    .get(`/${TILES_PATH}`, (c, next) => (map.tiles ? tilesAnswer(map.tiles, c.req.raw) : next()))
    .get('*', async (c) => {
      const file = await files.answer(c.req.raw)
      if (file) return file
      if (files.isFileFolder(c.req.path)) return c.text('This file doesn’t exist.', 404)
      const page = await files.answer(new Request(new URL(SHELL, c.req.url), { headers: c.req.raw.headers }))
      return page ?? c.text('The site hasn’t been built.', 503)
    })
    .all('*', (c) => c.text('Only GET and HEAD work here.', 405, { allow: 'GET, HEAD' }))
}
