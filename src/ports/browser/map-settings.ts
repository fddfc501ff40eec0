/** The operator's choice of map, read from /map-settings.json before a map opens. */
export interface MapSettings {
  /** Shows Google's map. Both values are public: browsers receive them. */
  google: { apiKey: string; mapId: string } | null
  /** Replaces the built-in map's basemap; relative URLs are this site's. */
  basemap: { kind: 'style'; url: string } | { kind: 'tiles'; url: string } | null
}

export const BUILT_IN_MAP: MapSettings = { google: null, basemap: null }

/** The settings' path below the site's base URL. */
export const MAP_SETTINGS_PATH = 'map-settings.json'
