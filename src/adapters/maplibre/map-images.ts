import type { Map as MapLibreMap, StyleImageMetadata } from 'maplibre-gl'

export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void

/** An image of our own for the map's labels; measures in CSS pixels. */
export interface MapImage {
  id: string
  width: number
  height: number
  /** Draws it on a canvas of these measures; absent: it is transparent. */
  draw?: Draw
  /** Where it may be stretched to hold a text, and where the text goes. */
  stretch?: { across: [from: number, to: number]; content: [left: number, top: number, right: number, bottom: number] }
}

/** Sharp on every screen. */
const PIXEL_RATIO = 3

/** Adds images to a map, drawn in this browser: no file is fetched. */
export function addMapImages(map: MapLibreMap, images: readonly MapImage[]): void {
  for (const image of images) {
    const { across, content } = image.stretch ?? {}
    const scaled = (values: readonly number[]) => values.map((value) => value * PIXEL_RATIO)
    map.addImage(image.id, pixelsOf(image), {
      pixelRatio: PIXEL_RATIO,
      ...(across && { stretchX: [scaled(across)] as StyleImageMetadata['stretchX'] }),
      ...(content && { content: scaled(content) as StyleImageMetadata['content'] }),
    } as Partial<StyleImageMetadata>)
  }
}

function pixelsOf({ width, height, draw }: MapImage): ImageData {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * PIXEL_RATIO)
  canvas.height = Math.round(height * PIXEL_RATIO)
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.scale(PIXEL_RATIO, PIXEL_RATIO)
  draw?.(context, width, height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
