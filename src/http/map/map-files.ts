import { MAP_SETTINGS_PATH } from '#ports/browser/map-settings.ts'
import type { MapTiles } from '#ports/server/map-tiles.ts'
import { isFresh } from '../etag.ts'
import { settingsFile } from '../settings-route.ts'
import { readRange } from './byte-range.ts'
import type { MapChoice } from './map-choice.ts'

/** Where the browser finds the operator's tiles, below the site's base address. */
export const TILES_PATH = 'map-tiles.pmtiles'

/** GET /map-settings.json, and /map-tiles.pmtiles if the site serves the operator's tiles. */
export function mapFiles({ settings, tiles }: Pick<MapChoice, 'settings' | 'tiles'>) {
  const files = settingsFile(MAP_SETTINGS_PATH, settings)
  return tiles === null ? files : files.get(`/${TILES_PATH}`, (c) => tilesAnswer(tiles, c.req.raw))
}

/** The file of tiles, or the range of it that was asked for (RFC 9110, section 14). Method GET or HEAD. */
export async function tilesAnswer(tiles: MapTiles, request: Request): Promise<Response> {
  const { size, version } = await tiles.stat()
  // A strong validator: ranges of the same version may be joined (RFC 9110, section 13.1.5).
  const etag = `"${version}"`
  const headers = new Headers({
    'content-type': 'application/vnd.pmtiles',
    'cache-control': 'public, max-age=3600',
    'accept-ranges': 'bytes',
    etag,
  })
  if (isFresh(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const asked = request.method === 'GET' && (ifRange === null || ifRange === etag) ? request.headers.get('range') : null
  const range = readRange(asked, size)
  if (range === 'unsatisfiable') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  headers.set('content-length', String(last - first + 1))
  if (range) headers.set('content-range', `bytes ${first}-${last}/${size}`)
  const body = request.method === 'HEAD' ? null : tiles.read(first, last)
  return new Response(body, { status: range ? 206 : 200, headers })
}
