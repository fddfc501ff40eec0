/**
 * Derives `public/media/` from the masters: every picture of the manifest in every format and width that pages ask
 * for. What exists is skipped (the names carry a hash), what no picture asks for is removed.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import { picture } from '#content/pictures.ts'
import { PICTURE_FORMATS, pictureWidths, type PictureFormat } from '#domain/listing/picture.ts'
import { ENCODERS, pixelBox, sourceHash, SOURCES, type Source } from '../media/recipe.ts'

const FOLDER = fileURLToPath(new URL('../public/media/', import.meta.url))

interface DerivedFile {
  path: string
  width: number
  format: PictureFormat
}

/** The files of one picture. Throws when the manifest was not written since its master or the recipe changed. */
function filesOf(source: Source): DerivedFile[] {
  const { url, width: native } = picture(source.name)
  const stem = `${source.name}.${sourceHash(source)}`
  if (!url.startsWith(`/media/${stem}-`) || !native) {
    throw new Error(`${source.name}: the manifest is out of date; run scripts/write-picture-manifest.ts`)
  }
  return pictureWidths(native).flatMap((width) =>
    PICTURE_FORMATS.map((format) => ({ path: `${FOLDER}${stem}-${width}.${format}`, width, format })),
  )
}

/** Encodes the missing files of one picture; each appears whole or not at all. */
async function derive(source: Source, missing: DerivedFile[]): Promise<void> {
  const box = pixelBox(source.box, await sharp(source.master).metadata())
  const pixels = await sharp(source.master).extract(box).raw().toBuffer({ resolveWithObject: true })
  for (const { path, width, format } of missing) {
    const resized = sharp(pixels.data, { raw: pixels.info }).resize({ width })
    await encode(resized, format).toFile(`${path}.part`)
    renameSync(`${path}.part`, path)
  }
}

function encode(image: Sharp, format: PictureFormat): Sharp {
  return format === 'avif' ? image.avif(ENCODERS.avif) : image.jpeg(ENCODERS.jpg)
}

const started = performance.now()
mkdirSync(FOLDER, { recursive: true })
const wanted = SOURCES.map((source) => ({ source, files: filesOf(source) }))
const paths = new Set(wanted.flatMap(({ files }) => files.map(({ path }) => path)))

const stale = readdirSync(FOLDER).filter((name) => !paths.has(FOLDER + name))
for (const name of stale) rmSync(FOLDER + name)

const queue = wanted
  .map(({ source, files }) => ({ source, missing: files.filter(({ path }) => !existsSync(path)) }))
  .filter(({ missing }) => missing.length > 0)
const derived = queue.reduce((sum, { missing }) => sum + missing.length, 0)
// One picture per core, each encoder on one thread: encoders that share their threads are slower in sum.
sharp.concurrency(1)
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await derive(next.source, next.missing)
  }),
)

const megabytes = [...paths].reduce((sum, path) => sum + statSync(path).size, 0) / 1e6
const seconds = (performance.now() - started) / 1000
console.log(
  `media: ${paths.size} files, ${megabytes.toFixed(1)} MB (${derived} derived, ${stale.length} removed) ` +
    `in ${seconds.toFixed(1)} s`,
)
