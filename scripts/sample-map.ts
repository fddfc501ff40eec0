// The operator's map in the sample edition: chosen when it is built, read back when it is served.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chooseMap } from '#compose/live-map.ts'
import type { MapChoice } from '#http/map/map-choice.ts'
import { TILES_PATH } from '#http/map/map-files.ts'
import { MAP_SETTINGS_PATH, type MapSettings } from '#ports/browser/map-settings.ts'
import type { Log } from '#ports/server/log.ts'
import type { Config } from '#process/config.ts'

/** Writes the settings into a built folder, and beside them the file of tiles they may name. */
export async function writeSampleMap(
  client: string,
  config: Pick<Config, 'map' | 'publicUrl'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { settings, tiles } = await chooseMap(config, log)
  if (tiles && config.map.style?.kind === 'tiles') copyFileSync(config.map.style.file, join(client, TILES_PATH))
  writeFileSync(join(client, MAP_SETTINGS_PATH), JSON.stringify(settings))
}

/** What a built folder was written for: the tiles it serves and the hosts its pages need. */
export function readSampleMap(client: string, log: Pick<Log, 'warn'>): Promise<MapChoice> {
  const { google, basemap } = JSON.parse(readFileSync(join(client, MAP_SETTINGS_PATH), 'utf8')) as MapSettings
  const style = basemap?.kind === 'tiles' ? { kind: basemap.kind, file: join(client, basemap.url) } : basemap
  return chooseMap({ map: { google, style }, publicUrl: null }, log)
}
