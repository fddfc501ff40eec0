import { Hono } from 'hono'
import { MAP_SETTINGS_PATH } from '#ports/map-settings.ts'
import { isFresh, weakEtag } from '../etag.ts'
import type { MapChoice } from './map-choice.ts'
import { TILES_PATH } from './tiles-file.ts'

/** What the browser asks for before it opens a map: the operator's choice and, where it is a file of ours, its tiles. */
export function mapFiles({ settings, tiles }: Pick<MapChoice, 'settings' | 'tiles'>) {
  const body = JSON.stringify(settings)
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache', etag: weakEtag(body) }
  const files = new Hono().get(`/${MAP_SETTINGS_PATH}`, (c) =>
    isFresh(c.req.header('if-none-match'), headers.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(body, { headers }),
  )
  return tiles === null ? files : files.get(`/${TILES_PATH}`, (c) => tiles.answer(c.req.raw))
}
