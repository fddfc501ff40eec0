/**
 * A photograph or rendering. `url` is a JPEG that any client can show. Our own pictures are named
 * `/media/<name>.<hash>-<width>.jpg` and exist in several widths and formats; `pictureSrcSet` derives those.
 */
export interface Picture {
  url: string
  /** Alternative text; empty if unknown. */
  alt: string
  /** A word or two for what is seen, e.g. 'Kitchen'; null where the alternative text has to serve. */
  caption: string | null
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
export const PICTURE_FORMATS = ['avif', 'jpg'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** One of our own pictures: a path without a host, because a feed's pictures may have such names too. */
const OWN_PICTURE = /^((?!https?:).*\/media\/.+)-\d+\.jpg$/i

/** Narrowest and widest file worth naming, pixels. */
export type WidthRange = readonly [from: number, to: number]
const ALL_WIDTHS: WidthRange = [0, Infinity]

/** The `srcset` of one of our own pictures in a format; null for a feed's picture. */
export function pictureSrcSet(picture: Picture, format: PictureFormat, range = ALL_WIDTHS): string | null {
  const stem = ownStem(picture)
  if (stem === null) return null
  return widthsWithin(range, picture.width!)
    .map((width) => `${stem}-${width}.${format} ${width}w`)
    .join(', ')
}

/** The address of the widest JPEG within the range; a feed's picture has only one file. */
export function widestJpeg(picture: Picture, range: WidthRange): string {
  const stem = ownStem(picture)
  return stem === null ? picture.url : `${stem}-${widthsWithin(range, picture.width!).at(-1)}.jpg`
}

const ownStem = ({ url, width }: Picture): string | null => (width ? (OWN_PICTURE.exec(url)?.[1] ?? null) : null)

/** At least one: a small master has no file as wide as wanted. */
function widthsWithin([from, to]: WidthRange, native: number): number[] {
  const all = pictureWidths(native)
  const within = all.filter((width) => width >= from && width <= to)
  return within.length > 0 ? within : all.slice(-1)
}

/**
 * The derived widths of a master that is `native` pixels wide: `native` itself up to 1600, and the fixed steps at
 * least a tenth smaller (a nearer one would save nothing worth a file).
 */
export function pictureWidths(native: number): number[] {
  const largest = Math.min(native, PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1]!)
  return [...PICTURE_WIDTHS.filter((width) => width <= largest * 0.9), largest]
}

/** The files of a picture whose common name is `stem` and whose native width is `native` pixels. */
export const pictureFileNames = (stem: string, native: number): string[] =>
  PICTURE_FORMATS.flatMap((format) => pictureWidths(native).map((width) => `${stem}-${width}.${format}`))
