import type { StyleSpecification } from 'maplibre-gl'
import { overlayLayers, overlaySources } from './overlay-layers.ts'

/** Style properties that would tilt, bend or move the map. */
const CAMERA_PROPERTIES = ['terrain', 'sky', 'projection', 'center', 'zoom', 'bearing', 'pitch'] as const

/**
 * An operator's style as our map shows it: flat, north up, with the overlay's sources and layers; shapes lie below the
 * first layer of names.
 */
export function withOverlay(style: StyleSpecification): StyleSpecification {
  const flat = { ...style }
  for (const property of CAMERA_PROPERTIES) delete flat[property]
  const firstName = flat.layers.findIndex(({ type }) => type === 'symbol')
  const names = firstName < 0 ? flat.layers.length : firstName
  const { fills, lines, names: overlayNames, above } = overlayLayers()
  return {
    ...flat,
    sources: { ...flat.sources, ...overlaySources() },
    layers: [
      ...flat.layers.slice(0, names),
      ...fills,
      ...lines,
      ...flat.layers.slice(names),
      ...overlayNames,
      ...above,
    ],
  }
}
