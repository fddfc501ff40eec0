import { styleOrigins } from '#adapters/map-tiles/style-origins.ts'
import { openTilesFile, TILES_PATH, type TilesFile } from '#adapters/map-tiles/tiles-file.ts'
import type { Result } from '#domain/result.ts'
import { BUILT_IN_MAP, type MapSettings } from '#ports/browser/map-settings.ts'
import type { Config, MapConfig } from '#process/config.ts'
import type { Log } from '#process/log.ts'
import { NO_MAP_HOSTS, type MapHosts } from '../security-headers.ts'

/** Which map the site shows, as it was found to work at the start. */
export interface MapChoice {
  /** What the browser is told. */
  settings: MapSettings
  hosts: MapHosts
  /** The file of vector tiles the site serves, if that is its map. */
  tiles: TilesFile | null
}

type Basemap = Pick<MapChoice, 'tiles'> & { basemap: MapSettings['basemap']; origins: readonly string[] }

const BUILT_IN: Basemap = { basemap: null, origins: [], tiles: null }

/** The site's own map and no other host. */
export const BUILT_IN_CHOICE: MapChoice = { settings: BUILT_IN_MAP, hosts: NO_MAP_HOSTS, tiles: null }

/**
 * Tries what the operator has configured. A style or a file of tiles that doesn't work is one warning in the log, and the
 * site shows its own basemap: a map less is no reason for no site.
 */
export async function chooseMap(
  { map, publicUrl }: Pick<Config, 'map' | 'publicUrl'>,
  log: Pick<Log, 'warn'>,
): Promise<MapChoice> {
  const tried = await openBasemap(map.style, publicUrl)
  if (!tried.ok) log.warn(`MAP_STYLE is not used: ${tried.problem.message} The built-in map is shown.`)
  const { basemap, origins, tiles } = tried.ok ? tried.value : BUILT_IN
  return {
    settings: { google: map.google, basemap },
    hosts: { google: map.google !== null, origins },
    tiles,
  }
}

async function openBasemap(style: MapConfig['style'], publicUrl: string | null): Promise<Result<Basemap>> {
  if (style === null) return { ok: true, value: BUILT_IN }
  if (style.kind === 'tiles') {
    const tiles = await openTilesFile(style.file)
    if (!tiles.ok) return tiles
    return { ok: true, value: { basemap: { kind: 'tiles', url: TILES_PATH }, origins: [], tiles: tiles.value } }
  }
  const origins = await styleOrigins(style.url, publicUrl)
  return origins.ok ? { ok: true, value: { basemap: style, origins: origins.value, tiles: null } } : origins
}
