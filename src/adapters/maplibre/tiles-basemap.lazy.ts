import type { StyleSpecification } from 'maplibre-gl'
import { openArchive } from './pmtiles-archive.ts'
import { tilesStyle } from './tiles-style.ts'

/** Vector tiles stay sharp this many zoom levels beyond their own. */
const OVERZOOM_LEVELS = 4

/** The style for the PMTiles archive at `url`, and its deepest zoom. Rejects if the archive can't be read. */
export async function loadTiles(url: string): Promise<{ style: StyleSpecification; maxZoom: number }> {
  const { maxZoom } = await openArchive(url)
  return { style: tilesStyle(url), maxZoom: maxZoom + OVERZOOM_LEVELS }
}
