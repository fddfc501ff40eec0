/**
 * Derives the committed icons and the link preview of `public/` from `mark.svg`, the hero's master and Fraunces.
 * Run it after changing one of them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { SAMPLE_AGENCY } from '#content/sample-agency/sample-agency.ts'

const PUBLIC = new URL('../public/', import.meta.url)
const HERO = new URL('../media/pictures/hero-01-highlands-lake-golden-hour.jpg', import.meta.url)
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2'
const CLAIM = 'Find Your Dream Home\nin Northern New Jersey'

const PREVIEW = { width: 1200, height: 630 }
const MARGIN = 60
const PAPER = '#fbfaf7'

const mark = readFileSync(new URL('mark.svg', PUBLIC), 'utf8')
const shapes = mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
const lightShapes = shapes.replace('#434ab8', '#ffffff')

/** The light mark on indigo: in a square, small enough for a launcher to cut any shape out of it; or in its own rounded one. */
const onIndigo = (corner: number, scale: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect fill="#434ab8" width="64" height="64" rx="${corner}"/>` +
  `<g transform="translate(${32 - 16 * scale} ${32 - 15.3 * scale}) scale(${scale})">${lightShapes}</g></svg>`
const square = onIndigo(0, 1.1)
const rounded = onIndigo(14, 1.36)

/** An SVG drawn in pixels, so that small sizes are not scaled down from a larger drawing. */
const drawn = (svg: string, size: number) => sharp(Buffer.from(svg), { density: 72 * (size / 32) }).resize(size, size)

/** A Windows icon that holds PNG pictures (each at most 255 px): directory first, then the pictures. */
function icoFile(pictures: Array<{ size: number; png: Buffer }>): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

async function writeIcons(): Promise<void> {
  for (const [name, shape, size] of [
    ['apple-touch-icon', square, 180],
    ['icon-192', rounded, 192],
    ['icon-512', rounded, 512],
    ['icon-maskable-192', square, 192],
    ['icon-maskable-512', square, 512],
  ] as const) {
    const png = await drawn(shape, size).png({ palette: true }).toBuffer()
    writeFileSync(new URL(`${name}.png`, PUBLIC), png)
  }
  const sizes = [16, 32, 48]
  const pictures = sizes.map(async (size) => ({ size, png: await drawn(mark, size).png().toBuffer() }))
  writeFileSync(new URL('favicon.ico', PUBLIC), icoFile(await Promise.all(pictures)))
}

/** Text in Fraunces as a picture; the font file must be a single instance, which the text renderer can read. */
async function fraunces(text: string, pixels: number, fontfile: string): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="${PAPER}">${text}</span>`,
      font: `Fraunces ${pixels}`,
      fontfile,
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer()
}

async function writeLinkPreview(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'link-preview-'))
  const fontfile = join(folder, 'fraunces.ttf')
  const original = readFileSync(createRequire(import.meta.url).resolve(FRAUNCES))
  const font = await subsetFont(original, SAMPLE_AGENCY.name + CLAIM, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: ['kern', 'liga'],
    variationAxes: { wght: 540, opsz: 72, SOFT: 100, WONK: 0 },
  })
  writeFileSync(fontfile, font)
  const claim = await fraunces(CLAIM, 62, fontfile)
  const wordmark = await fraunces(SAMPLE_AGENCY.name, 40, fontfile)
  rmSync(folder, { recursive: true })

  const { height: claimHeight } = await sharp(claim).metadata()
  const shade =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}">` +
    '<linearGradient id="s" x2="0" y2="1"><stop stop-color="#191f2b" stop-opacity=".5"/>' +
    '<stop offset=".4" stop-color="#191f2b" stop-opacity=".12"/><stop offset="1" stop-color="#191f2b" stop-opacity=".78"/>' +
    '</linearGradient><path fill="url(#s)" d="M0 0h1200v630H0z"/></svg>'
  const light = mark.replace(shapes, lightShapes)
  const jpeg = await sharp(readFileSync(HERO))
    .resize({ ...PREVIEW, position: 'bottom' })
    .composite([
      { input: Buffer.from(shade) },
      { input: await drawn(light, 56).png().toBuffer(), left: MARGIN, top: 48 },
      { input: wordmark, left: MARGIN + 70, top: 60 },
      { input: claim, left: MARGIN, top: PREVIEW.height - MARGIN - (claimHeight ?? 0) },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
  writeFileSync(new URL('og.jpg', PUBLIC), jpeg)
}

await writeIcons()
await writeLinkPreview()
console.log('icons and link preview written to public/')
