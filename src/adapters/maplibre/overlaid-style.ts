import type { StyleSpecification } from 'maplibre-gl'
import { overlayLayers, overlaySources } from './overlay-layers.ts'

/** What would tilt the map, bend it or put it elsewhere. */
const OF_OTHER_VIEWS = ['terrain', 'sky', 'projection', 'center', 'zoom', 'bearing', 'pitch'] as const

/**
 * Somebody else's style as our map shows it: flat, with north up, and with what changes while the map is open; shapes lie
 * below the first layer of names.
 */
export function withOverlay(style: StyleSpecification): StyleSpecification {
  const flat = { ...style }
  for (const property of OF_OTHER_VIEWS) delete flat[property]
  const firstName = flat.layers.findIndex(({ type }) => type === 'symbol')
  const names = firstName < 0 ? flat.layers.length : firstName
  const { below, above } = overlayLayers()
  return {
    ...flat,
    sources: { ...flat.sources, ...overlaySources() },
    layers: [...flat.layers.slice(0, names), ...below, ...flat.layers.slice(names), ...above],
  }
}
