import { MAP_SETTINGS_PATH } from '#ports/browser/map-settings.ts'
import type { MapTiles } from '#ports/server/map-tiles.ts'
import { rangedAnswer } from '../ranged-answer.ts'
import { settingsFile } from '../settings-route.ts'
import type { MapChoice } from './map-choice.ts'

/** Where the browser finds the operator's tiles, below the site's base address. */
export const TILES_PATH = 'map-tiles.pmtiles'

/** GET /map-settings.json, and /map-tiles.pmtiles if the site serves the operator's tiles. */
export function mapFiles({ settings, tiles }: Pick<MapChoice, 'settings' | 'tiles'>) {
  const files = settingsFile(MAP_SETTINGS_PATH, settings)
  return tiles === null ? files : files.get(`/${TILES_PATH}`, (c) => tilesAnswer(tiles, c.req.raw))
}

/** The file of tiles, or the range of it that was asked for. Method GET or HEAD. */
export async function tilesAnswer(tiles: MapTiles, request: Request): Promise<Response> {
  const { size, version } = await tiles.stat()
  const [type, cacheControl] = ['application/vnd.pmtiles', 'public, max-age=3600']
  return rangedAnswer(
    { type, size, etag: `"${version}"`, cacheControl, read: (first, last) => tiles.read(first, last) },
    request,
  )
}
