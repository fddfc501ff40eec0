/**
 * A photograph or rendering. `url` is a JPEG that any client can show. Our own pictures are named
 * `/media/<name>.<hash>-<width>.jpg` and exist in several widths and formats; `pictureSrcSet` derives those.
 */
export interface Picture {
  url: string
  /** Alternative text; empty if unknown. */
  alt: string
  /** Native width in pixels of the largest file; null for a feed's picture of unknown size. */
  width: number | null
  height: number | null
  /** Average color as `#rrggbb`, shown until the picture has loaded. */
  color: string | null
  /** A rendering, not a photograph of the home; the page says so. */
  illustrative: boolean
}

/**
 * Widths in pixels that the media build derives; never wider than the master. 800 serves a phone's full width at
 * 1.75 to 2 pixels per point and a desktop card at 2, 1200 a phone at 3.
 */
export const PICTURE_WIDTHS = [240, 400, 640, 800, 1200, 1600] as const
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** One of our own pictures: a path without a host, because a feed's pictures may have such names too. */
const OWN_PICTURE = /^((?!https?:).*\/media\/.+)-\d+\.jpg$/i

/** The `srcset` of one of our own pictures in a format; null for a feed's picture. */
export function pictureSrcSet(picture: Picture, format: PictureFormat): string | null {
  const stem = OWN_PICTURE.exec(picture.url)?.[1]
  if (!stem || !picture.width) return null
  return pictureWidths(picture.width)
    .map((width) => `${stem}-${width}.${format} ${width}w`)
    .join(', ')
}

/**
 * The derived widths of a master that is `native` pixels wide: `native` itself up to 1600, and the fixed steps at
 * least a tenth smaller (a nearer one would save nothing worth a file).
 */
export function pictureWidths(native: number): number[] {
  const largest = Math.min(native, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]!)
  return [...PICTURE_WIDTHS.filter((width) => width <= largest * 0.9), largest]
}
