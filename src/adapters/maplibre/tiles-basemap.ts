import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'
import { tilesStyle } from './tiles-style.ts'

/** A vector tile can be drawn this many steps nearer than it was made for, and still looks sharp. */
const STEPS_NEARER = 4

/** One for all maps of a page: MapLibre asks it for what has an address of its kind. */
let protocol: Protocol | undefined

/** The drawing of the archive at `url`, and how near it can be shown. Rejects when the archive can't be read. */
export async function loadTiles(url: string): Promise<{ style: StyleSpecification; maxZoom: number }> {
  const archive = new PMTiles(url)
  const { maxZoom } = await archive.getHeader()
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  protocol.add(archive)
  return { style: tilesStyle(url), maxZoom: maxZoom + STEPS_NEARER }
}
