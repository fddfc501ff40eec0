import { TILES_PATH } from '#adapters/map-tiles/tiles-file.ts'
import { MAP_SETTINGS_PATH } from '#ports/browser/map-settings.ts'
import { settingsFile } from '../settings-file.ts'
import type { MapChoice } from './map-choice.ts'

/** What the browser asks for before it opens a map: the operator's choice and, where it is a file of ours, its tiles. */
export function mapFiles({ settings, tiles }: Pick<MapChoice, 'settings' | 'tiles'>) {
  const files = settingsFile(MAP_SETTINGS_PATH, settings)
  return tiles === null ? files : files.get(`/${TILES_PATH}`, (c) => tiles.answer(c.req.raw))
}
