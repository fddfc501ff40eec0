import { BUILT_IN_MAP, MAP_SETTINGS_PATH } from '#ports/browser/map-settings.ts'
import type { LoadMapView } from '#ports/browser/map-view.ts'
import { readOperatorSettings } from './operator-settings.ts'

/** Loads the configured or the built-in map; only the one that is shown is fetched. */
export const loadMap: LoadMapView = async (which) => {
  const { google, basemap } = await readOperatorSettings(MAP_SETTINGS_PATH, BUILT_IN_MAP)
  if (which === 'configured' && google) {
    const { openGoogleMap } = await import('#adapters/google-maps/open-google-map.tsx')
    return openGoogleMap(google)
  }
  const { openMapLibre } = await import('#adapters/maplibre/open-map.ts')
  return openMapLibre(basemap)
}
