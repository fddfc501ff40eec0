declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    noHinting: boolean
    /** Layout features to keep, by their four-letter tags. */
    keepFeatures: string[]
    /** A number pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>
  }

  /** The part of a font that shows `text`. Rejects where the buffer is no font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
