import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'
import { tilesStyle } from './tiles-style.ts'

/** Vector tiles stay sharp this many zoom levels beyond their own. */
const OVERZOOM_LEVELS = 4

/** Serves `pmtiles://` URLs to every map of the page. */
let protocol: Protocol | undefined

/** The style for the PMTiles archive at `url`, and its deepest zoom. Rejects if the archive can't be read. */
export async function loadTiles(url: string): Promise<{ style: StyleSpecification; maxZoom: number }> {
  const archive = new PMTiles(url)
  const { maxZoom } = await archive.getHeader()
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  protocol.add(archive)
  return { style: tilesStyle(url), maxZoom: maxZoom + OVERZOOM_LEVELS }
}
