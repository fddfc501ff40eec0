import { open, type FileHandle } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as v from 'valibot'

/**
 * Header of a PMTiles archive, numbers in little-endian order (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
 * Lengths and offsets in bytes.
 */
const HEADER_LENGTH = 127
const MAGIC = 'PMTiles'
const VERSION = 3
const METADATA_AT = 24
const METADATA_LENGTH_AT = 32
const INTERNAL_COMPRESSION_AT = 97
const TILE_COMPRESSION_AT = 98
const TILE_TYPE_AT = 99

const NO_COMPRESSION = 1
const GZIP = 2
/** Mapbox Vector Tiles. */
const MVT = 1
/** Maximum size of the metadata, bytes. */
const MAX_METADATA = 4 * 1024 * 1024

const MetadataSchema = v.object({ vector_layers: v.array(v.object({ id: v.string() })) })
/** Layers of Protomaps' basemap that the style can't do without. */
const NEEDED_LAYERS = ['earth', 'roads', 'water']

/** Why a browser can't draw the map from this file, as the rest of a sentence after its path; null if it can. */
export async function archiveProblem(path: string): Promise<string | null> {
  const file = await open(path).catch((error: Error) => error)
  if (file instanceof Error) return `cannot be read: ${file.message}.`
  try {
    const header = await readPart(file, 0, HEADER_LENGTH)
    return headerProblem(header) ?? layersProblem(await readMetadata(file, header))
  } catch (error) {
    return `cannot be read: ${(error as Error).message}.`
  } finally {
    await file.close()
  }
}

async function readPart(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

function headerProblem(header: Buffer): string | null {
  if (header.length < HEADER_LENGTH || header.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    return 'isn’t a PMTiles archive.'
  }
  const version = header[MAGIC.length]
  if (version !== VERSION) return `is a PMTiles version ${version} archive; we read version ${VERSION}.`
  if (header[TILE_TYPE_AT] !== MVT) return 'has no vector tiles (MVT).'
  const compressions = [header[INTERNAL_COMPRESSION_AT], header[TILE_COMPRESSION_AT]]
  return compressions.every((one) => one === NO_COMPRESSION || one === GZIP)
    ? null
    : 'is compressed in a way browsers can’t read. Use gzip.'
}

async function readMetadata(file: FileHandle, header: Buffer): Promise<unknown> {
  const length = Number(header.readBigUInt64LE(METADATA_LENGTH_AT))
  if (length > MAX_METADATA) return null
  const part = await readPart(file, Number(header.readBigUInt64LE(METADATA_AT)), length)
  const plain = header[INTERNAL_COMPRESSION_AT] === GZIP ? await promisify(gunzip)(part) : part
  return JSON.parse(plain.toString('utf8'))
}

function layersProblem(metadata: unknown): string | null {
  const read = v.safeParse(MetadataSchema, metadata)
  const layers = new Set(read.success ? read.output.vector_layers.map(({ id }) => id) : [])
  const missing = NEEDED_LAYERS.filter((layer) => !layers.has(layer))
  return missing.length === 0 ? null : `isn’t a Protomaps basemap: it has no layer ${missing.join(', ')}.`
}
