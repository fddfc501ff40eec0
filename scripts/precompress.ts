// node scripts/precompress.ts FOLDER: lays compressed copies (.br, .gz) beside the text files of a built folder.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.html', '.webmanifest', '.txt', '.xml'])
/** Smaller files don't get smaller by much, bytes. */
const SMALLEST = 256

const folder = process.argv[2]
if (folder === undefined) throw new Error('Usage: node scripts/precompress.ts FOLDER')
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name))
const sizes = await Promise.all(paths.map(compressFile))
const sum = (place: number) => Math.round(sizes.reduce((total, size) => total + (size[place] ?? 0), 0) / 1000)
console.log(`Compressed ${paths.length} files in ${folder}: ${sum(0)} kB, gzip ${sum(2)} kB, brotli ${sum(1)} kB`)

async function compressFile(path: string): Promise<[size: number, brotli: number, gzip: number]> {
  const body = readFileSync(path)
  if (body.length < SMALLEST) return [body.length, body.length, body.length]
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
  return [body.length, br.length, gz.length]
}
