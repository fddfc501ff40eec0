import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol } from 'pmtiles'

/** Serves `pmtiles://` URLs to every map of the page. */
let protocol: Protocol | undefined

/**
 * Opens the PMTiles archive at an absolute URL for sources named `pmtiles://URL`. Rejects if it can't be read, also where
 * the host doesn't answer ranges.
 */
export async function openArchive(url: string): Promise<{ maxZoom: number }> {
  const archive = new PMTiles(url)
  const { maxZoom } = await archive.getHeader()
  if (!protocol) {
    protocol = new Protocol()
    addProtocol('pmtiles', protocol.tile)
  }
  protocol.add(archive)
  return { maxZoom }
}
