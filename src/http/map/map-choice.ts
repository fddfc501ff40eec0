import { BUILT_IN_MAP, type MapSettings } from '#ports/browser/map-settings.ts'
import type { MapTiles } from '#ports/server/map-tiles.ts'
import { NO_MAP_HOSTS, type MapHosts } from '../security-headers.ts'

/** The map the site shows. */
export interface MapChoice {
  /** For the browser. */
  settings: MapSettings
  /** For the Content-Security-Policy. */
  hosts: MapHosts
  /** The operator's tiles; null if the map isn't drawn from a file. */
  tiles: MapTiles | null
}

/** The built-in map, which needs no other host. */
export const BUILT_IN_CHOICE: MapChoice = { settings: BUILT_IN_MAP, hosts: NO_MAP_HOSTS, tiles: null }
