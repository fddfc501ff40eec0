import { createHash } from 'node:crypto'
import { lstat, mkdir, readFile, realpath, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join, sep } from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { ENCODERS } from '#content/picture-encoders.ts'
import { pictureWidths, PICTURE_FORMATS, type Picture } from '#domain/listing/picture.ts'
import type { AgencyFile } from '#ports/server/agency-source.ts'

/** Pixels on the shorter side. */
const LEAST = 400
const MOST_BYTES = 20 * 1024 * 1024
const MOST_PIXELS = 100_000_000
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif'])
const NAMED = 'JPEG, PNG, WebP, or AVIF'

/** A picture of the folder, read and found in order. */
export interface FolderPicture {
  name: string
  bytes: Buffer
  /** Of the bytes, for addresses that browsers may keep for good. */
  hash: string
  width: number
  height: number
}

/** Reads a picture; a text says what is wrong with it and what to do. `path` is below the folder. */
export async function readPicture(folder: string, path: string): Promise<FolderPicture | string> {
  const file = join(folder, path)
  try {
    const { isLink, isFile, size } = await facts(folder, file)
    if (isLink) return 'links outside the folder; copy the picture into it'
    if (!isFile) return 'isn’t a file; put a picture there'
    if (size > MOST_BYTES) return `is ${Math.ceil(size / 1024 / 1024)} MB; the limit is 20 MB`
    return await opened(file)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
      ? 'is missing; add the picture, or remove its entry'
      : `cannot be read: ${(error as Error).message}`
  }
}

async function facts(folder: string, file: string) {
  const { size } = await lstat(file)
  const [real, root] = [await realpath(file), await realpath(folder)]
  const of = await lstat(real)
  return { isLink: !real.startsWith(root + sep), isFile: of.isFile(), size: Math.max(size, of.size) }
}

async function opened(file: string): Promise<FolderPicture | string> {
  const bytes = await readFile(file)
  let found: Metadata
  try {
    found = await open(bytes).metadata()
  } catch {
    return `isn’t a picture we can read; save it as ${NAMED}`
  }
  if (!FORMATS.has(found.format)) return `is ${found.format.toUpperCase()}; save it as ${NAMED}`
  const { width, height } = found.autoOrient
  if (width * height > MOST_PIXELS) return `has ${width} × ${height} pixels; save it with at most 100 million`
  if (Math.min(width, height) < LEAST)
    return `has ${width} × ${height} pixels; it must have ${LEAST} at least on its shorter side`
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  return {
    name: basename(file, extname(file))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-'),
    bytes,
    hash,
    width,
    height,
  }
}

const open = (bytes: Buffer): Sharp => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })

/** Where files of the agency's own are, as browsers ask for them. */
const ADDRESS = '/agency-files'

type Files = Map<string, AgencyFile>

/** Makes the files that pages show of the folder's pictures, and keeps them: what is there already isn't made again. */
export interface PictureMaker {
  /** The address of a square of 256 pixels. */
  portrait: (picture: FolderPicture) => Promise<string>
  /** A picture in all the widths and formats that pages ask for. */
  scene: (picture: FolderPicture, alt: string) => Promise<Picture>
  /** A link preview, 1200 × 630. */
  preview: (picture: FolderPicture) => Promise<string>
  /** The mark in a square of so many pixels; with an edge of paper that phones may cut, if `maskable`. */
  icon: (picture: FolderPicture, pixels: number, maskable?: boolean) => Promise<string>
}

/** @param kept The folder that holds what was made before. */
export function pictureMaker(files: Files, kept: string): PictureMaker {
  const make = async (name: string, type: string, encode: () => Promise<Buffer>): Promise<string> => {
    const address = `${ADDRESS}/${name}`
    files.set(address, { type, body: new Uint8Array(await keptOr(join(kept, name.replaceAll('/', '_')), encode)) })
    return address
  }
  return {
    portrait: ({ name, hash, bytes }) => make(`${name}.${hash}.jpg`, 'image/jpeg', () => covering(bytes, 256, 256)),
    preview: ({ name, hash, bytes }) =>
      make(`${name}.${hash}-preview.jpg`, 'image/jpeg', () => covering(bytes, 1200, 630)),
    icon: ({ name, hash, bytes }, pixels, maskable = false) =>
      make(`${name}.${hash}-${pixels}${maskable ? '-maskable' : ''}.png`, 'image/png', () =>
        icon(bytes, pixels, maskable),
      ),
    scene: async ({ name, hash, bytes, width, height }, alt) => {
      const color = await averageColor(bytes)
      for (const format of PICTURE_FORMATS)
        for (const wide of pictureWidths(width))
          await make(`media/${name}.${hash}-${wide}.${format}`, format === 'avif' ? 'image/avif' : 'image/jpeg', () => {
            const sized = open(bytes).autoOrient().resize({ width: wide }).flatten({ background: PAPER })
            return (format === 'avif' ? sized.avif(ENCODERS.avif) : sized.jpeg(ENCODERS.jpg)).toBuffer()
          })
      const url = `${ADDRESS}/media/${name}.${hash}-${pictureWidths(width).at(-1)}.jpg`
      return { url, alt, caption: null, width, height, color, illustrative: false }
    },
  }
}

/** The pages' ground. */
const PAPER = '#fbfaf7'

/** A JPEG of exactly this size, cut around what draws the eye. */
const covering = (bytes: Buffer, width: number, height: number): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize(width, height, { position: 'attention' })
    .flatten({ background: PAPER })
    .jpeg(ENCODERS.jpg)
    .toBuffer()

async function icon(bytes: Buffer, pixels: number, maskable: boolean): Promise<Buffer> {
  // A phone may cut a circle of 80 % out of it (W3C manifest, 'safe zone').
  const inner = maskable ? Math.round(pixels * 0.56) : pixels
  const clear = { r: 0, g: 0, b: 0, alpha: 0 }
  const mark = await open(bytes)
    .autoOrient()
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer()
  if (!maskable) return mark
  return sharp({ create: { width: pixels, height: pixels, channels: 4, background: PAPER } })
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}

async function averageColor(bytes: Buffer): Promise<string> {
  const { data } = await open(bytes)
    .flatten({ background: PAPER })
    .resize(1, 1)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return `#${[data[0]!, data[1] ?? data[0]!, data[2] ?? data[0]!].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

async function keptOr(file: string, encode: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch(() => null)
  if (kept) return kept
  const made = await encode()
  try {
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, made, { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch {
    // Without room it is made again at the next start.
  }
  return made
}
