/** Which map the operator has chosen; the browser reads it from /map-settings.json when it first needs a map. */
export interface MapSettings {
  /** Google's map is shown. Both are meant for browsers and are no secrets. */
  google: { apiKey: string; mapId: string } | null
  /** What the built-in map is drawn from, in place of its own basemap; relative addresses are this site's. */
  basemap: { kind: 'style'; url: string } | { kind: 'tiles'; url: string } | null
}

export const BUILT_IN_MAP: MapSettings = { google: null, basemap: null }

/** Where the browser finds the settings, below the site's base address. */
export const MAP_SETTINGS_PATH = 'map-settings.json'
