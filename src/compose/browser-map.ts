import { BUILT_IN_MAP, MAP_SETTINGS_PATH, type MapSettings } from '#ports/map-settings.ts'
import { MAP_PATIENCE_MS, type LoadMapView } from '#ports/map-view.ts'

/** The map the operator has chosen, or the built-in one; either is fetched only here. */
export const loadMap: LoadMapView = async (which) => {
  const { google, basemap } = await readMapSettings()
  if (which === 'configured' && google) {
    const { openGoogleMap } = await import('#adapters/map-google/open-google-map.tsx')
    return openGoogleMap(google)
  }
  const { openMapLibre } = await import('#adapters/map-maplibre/open-map.ts')
  return openMapLibre(basemap)
}

/** Without its settings a site still has the built-in map. */
async function readMapSettings(): Promise<MapSettings> {
  try {
    const answer = await fetch(`${import.meta.env.BASE_URL}${MAP_SETTINGS_PATH}`, {
      signal: AbortSignal.timeout(MAP_PATIENCE_MS),
    })
    return answer.ok ? ((await answer.json()) as MapSettings) : BUILT_IN_MAP
  } catch {
    return BUILT_IN_MAP
  }
}
