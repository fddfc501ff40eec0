import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { ENCODERS } from '#content/picture-encoders.ts'
import { PICTURE_FILES, type PictureFile } from '#content/picture-files.ts'
import { picture } from '#content/pictures.ts'
import { FEATURED_IDS } from '#content/sample-data/featured.ts'
import { SAMPLE_LISTINGS } from '#content/sample-data/listings.ts'
import type { PictureFormat } from '#domain/listing/picture.ts'
import { MASTERS } from '../media/masters.ts'
import { pixelBox, sourceHash, SOURCES, type Source } from '../media/recipe.ts'

/** Where every derived file is kept; builds copy it. */
export const MEDIA_FOLDER = fileURLToPath(new URL('../public/media/', import.meta.url))

const FEATURED = new Set(FEATURED_IDS.map((id) => SAMPLE_LISTINGS.find((home) => home.id === id)?.picture?.url))
const isFeatured = ({ picture: name }: PictureFile) => FEATURED.has(picture(name).url)
const isExterior = ({ picture: name }: PictureFile) => name.startsWith('home-') && name in MASTERS
/** As wide as a card is shown on most screens. */
const isOnCards = ({ width }: PictureFile) => width >= 400 && width <= 800
const isFirstHero = ({ picture: name }: PictureFile) => name.startsWith('hero-01-')

/** When a file is likely to be needed, 0 first: JPEG is for few browsers. */
function need(file: PictureFile): 0 | 1 | 2 | 3 {
  if (file.format === 'jpg') return 3
  if (isFirstHero(file) || (isFeatured(file) && isOnCards(file))) return 0
  return isExterior(file) && isOnCards(file) ? 1 : 2
}

/** All files in that order. */
export const FILES_BY_NEED = PICTURE_FILES.toSorted((a, b) => need(a) - need(b))
/** What the home page shows first. */
export const FIRST_FILES = PICTURE_FILES.filter((file) => need(file) === 0)

// Encoders that share their threads are slower in sum than one picture a core.
sharp.concurrency(1)

/** Throws when the manifest was not written since a master or the recipe changed. */
export function checkManifest(): void {
  const names = new Set(PICTURE_FILES.map(({ file }) => file.replace(/-\d+\.\w+$/, '')))
  const stale = SOURCES.find((source) => !names.has(`${source.name}.${sourceHash(source)}`))
  if (stale) throw new Error(`${stale.name}: the manifest is out of date; run scripts/write-picture-manifest.ts`)
}

/** Sees to it that a file is in the media folder, and in `target` if that is another. Resolves to whether it was derived. */
export async function provide(file: PictureFile, target = MEDIA_FOLDER): Promise<boolean> {
  const stored = join(MEDIA_FOLDER, file.file)
  const isNew = !existsSync(stored)
  if (isNew) {
    const bytes = await encode(file)
    appearWhole(stored, (path) => writeFileSync(path, bytes))
  }
  const wanted = join(target, file.file)
  if (!existsSync(wanted)) appearWhole(wanted, (path) => copyFileSync(stored, path))
  return isNew
}

/** A file is never seen half written: several processes may derive into one folder. */
function appearWhole(path: string, write: (path: string) => void): void {
  const part = `${path}.${process.pid}.part`
  mkdirSync(join(path, '..'), { recursive: true })
  write(part)
  renameSync(part, path)
}

/** The pixels decoded last: files are mostly derived picture by picture. */
let decoded: { name: string; pixels: ReturnType<typeof decode> } | null = null

async function encode({ picture: name, width, format }: PictureFile): Promise<Buffer> {
  if (decoded?.name !== name) decoded = { name, pixels: decode(SOURCES.find((source) => source.name === name)!) }
  const { data, info } = await decoded.pixels
  return encoded(sharp(data, { raw: info }).resize({ width }), format).toBuffer()
}

async function decode({ master, box }: Source) {
  const area = pixelBox(box, await sharp(master).metadata())
  return sharp(master).extract(area).raw().toBuffer({ resolveWithObject: true })
}

const encoded = (image: Sharp, format: PictureFormat): Sharp =>
  format === 'avif' ? image.avif(ENCODERS.avif) : image.jpeg(ENCODERS.jpg)
