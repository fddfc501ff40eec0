import { styleOrigins } from '#adapters/map-tiles/style-origins.ts'
import { openTilesFile } from '#adapters/map-tiles/tiles-file.ts'
import { ok, type Result } from '#domain/result.ts'
import type { MapChoice } from '#http/map/map-choice.ts'
import { TILES_PATH } from '#http/map/map-files.ts'
import type { MapSettings } from '#ports/browser/map-settings.ts'
import type { Log } from '#ports/server/log.ts'
import type { Config, MapConfig } from '#process/config.ts'

type Basemap = Pick<MapChoice, 'tiles'> & { basemap: MapSettings['basemap']; origins: readonly string[] }

const BUILT_IN: Basemap = { basemap: null, origins: [], tiles: null }

/**
 * Checks the configured map. If MAP_STYLE doesn't work the site starts with its built-in map, and one warning in the log
 * says why.
 */
export async function chooseMap(
  { map, publicUrl }: Pick<Config, 'map' | 'publicUrl'>,
  log: Pick<Log, 'warn'>,
): Promise<MapChoice> {
  const opened = await openBasemap(map.style, publicUrl)
  if (!opened.ok) log.warn({}, `MAP_STYLE isn’t used: ${opened.problem.message} The site shows the built-in map.`)
  const { basemap, origins, tiles } = opened.ok ? opened.value : BUILT_IN
  return {
    settings: { google: map.google, basemap },
    hosts: { google: map.google !== null, origins },
    tiles,
  }
}

async function openBasemap(style: MapConfig['style'], publicUrl: string | null): Promise<Result<Basemap>> {
  if (style === null) return ok(BUILT_IN)
  if (style.kind === 'tiles') {
    const tiles = await openTilesFile(style.file)
    return tiles.ok ? ok({ basemap: { kind: 'tiles', url: TILES_PATH }, origins: [], tiles: tiles.value }) : tiles
  }
  const origins = await styleOrigins(style.url, publicUrl)
  return origins.ok ? ok({ basemap: style, origins: origins.value, tiles: null }) : origins
}
