import sharp, { type Metadata, type Sharp } from 'sharp'
import { ENCODERS } from '#content/picture-encoders.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, pictureWidths, type PictureFormat } from '#domain/listing/picture.ts'
import type { EncodedFile, Encoding } from '#ports/server/picture-download.ts'

/** Formats of photographs; libvips would also read drawings and documents, which can name other files. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif'])
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`)
/** Maximum pixels: 8,000 × 6,250. A small file can claim to hold more than the memory does. */
const MAX_PIXELS = 50_000_000
/** Minimum width and height, pixels: smaller ones are icons and counters. */
const MIN_SIDE = 100
/** Maximum height of a file, pixels. */
const MAX_HEIGHT = 2400
/** Time limit of one step, s. */
const TIMEOUT = 30
const TYPES = { avif: 'image/avif', jpg: 'image/jpeg' } as const satisfies Record<PictureFormat, string>

// One core at most: the pages come first.
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: LOADERS })

/**
 * Makes a picture's files in every width and format that pages ask for: upright, in sRGB, on white, without metadata (where
 * and by whom it was taken). What it is, is read from its bytes. Never rejects.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Encoding> {
  try {
    const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const reason = whyRefused(await source.metadata())
    if (reason !== null) return { kind: 'refused', reason }
    const { data, info } = await source
      .autoOrient()
      .resize({ width: PICTURE_WIDTHS.at(-1)!, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds: TIMEOUT })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const pixels = () => sharp(data, { raw: { width, height, channels } })
    const color = await averageColor(pixels())
    return { kind: 'encoded', picture: { width, height, color }, files: await encodeFiles(pixels, width) }
  } catch (error) {
    return { kind: 'refused', reason: `cannot be read: ${(error as Error).message.split('\n')[0]!.slice(0, 200)}` }
  }
}

function whyRefused({ format, autoOrient: { width, height } }: Metadata): string | null {
  if (!FORMATS.has(format ?? '')) return `isn’t a photograph (${format})`
  return Math.min(width, height) < MIN_SIDE ? `is only ${width} × ${height} pixels` : null
}

async function encodeFiles(pixels: () => Sharp, native: number): Promise<EncodedFile[]> {
  const files: EncodedFile[] = []
  for (const format of PICTURE_FORMATS) {
    for (const width of pictureWidths(native)) {
      const resized = pixels().resize({ width }).timeout({ seconds: TIMEOUT })
      const encoded = format === 'avif' ? resized.avif(ENCODERS.avif) : resized.jpeg(ENCODERS.jpg)
      files.push({
        suffix: `-${width}.${format}`,
        type: TYPES[format],
        bytes: new Uint8Array(await encoded.toBuffer()),
      })
    }
  }
  return files
}

/** As `#rrggbb`. */
async function averageColor(pixels: Sharp): Promise<string> {
  const { channels } = await pixels.stats()
  const [red, green, blue] = [0, 1, 2].map((index) => Math.round((channels[index] ?? channels[0]!).mean))
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`
}
