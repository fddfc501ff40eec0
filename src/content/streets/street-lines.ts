import type { County } from '#domain/geo/county.ts'
import { decodePolyline } from '#domain/geo/encoded-polyline.ts'
import type { LatLng } from '#domain/geo/geo.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'

/** By town and name: the lines of a street, encoded, with spaces between them. */
type LinesByTown = Readonly<Record<string, Readonly<Record<string, string>>>>

/** One file a county, fetched when one of its streets is chosen. */
const FILES: Readonly<Record<County, () => Promise<{ default: LinesByTown }>>> = {
  Bergen: () => import('./lines/bergen.json', { with: { type: 'json' } }),
  Essex: () => import('./lines/essex.json', { with: { type: 'json' } }),
  Hudson: () => import('./lines/hudson.json', { with: { type: 'json' } }),
  Morris: () => import('./lines/morris.json', { with: { type: 'json' } }),
  Passaic: () => import('./lines/passaic.json', { with: { type: 'json' } }),
  Sussex: () => import('./lines/sussex.json', { with: { type: 'json' } }),
  Warren: () => import('./lines/warren.json', { with: { type: 'json' } }),
}

/**
 * The lines of a street within a town, at most 5 m beside it (OpenStreetMap contributors, December 2022; docs/map.md); null if the town
 * has no such street. Rejects if they can't be loaded.
 */
export async function loadStreetLines(name: string, town: TownKey): Promise<LatLng[][] | null> {
  const county = townCounty(town)
  if (!Object.hasOwn(FILES, county)) return null
  const { default: towns } = await FILES[county as County]()
  const streets = Object.hasOwn(towns, townName(town)) ? towns[townName(town)]! : {}
  return Object.hasOwn(streets, name) ? streets[name]!.split(' ').map(decodePolyline) : null
}
