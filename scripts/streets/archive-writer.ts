// Writes PMTiles archives, clustered and gzipped (github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md).
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { PbfWriter } from 'pbf'

export interface ArchiveTile {
  z: number
  x: number
  y: number
  /** Not compressed. */
  data: Buffer
}

export interface ArchiveFacts {
  metadata: object
  /** West, south, east, north, degrees. */
  bounds: readonly number[]
  /** Degrees, and the zoom to begin with. */
  center: { lng: number; lat: number; zoom: number }
}

const HEADER_LENGTH = 127
/** Header and root directory are read at once. */
const ROOT_MAX = 16_384 - HEADER_LENGTH
const LEAF_ENTRIES = 2048
const GZIP = 2
const MVT = 1

interface Entry {
  id: number
  run: number
  length: number
  offset: number
}

const pack = (body: Uint8Array) => gzipSync(body, { level: 9 })

/** The archive's bytes; the same tiles give the same bytes. */
export function archiveOf(tiles: readonly ArchiveTile[], { metadata, bounds, center }: ArchiveFacts): Buffer {
  const { entries, bodies, contents } = laidOut(tiles)
  const { root, leaves } = directories(entries)
  const packedMetadata = pack(Buffer.from(JSON.stringify(metadata)))
  const header = Buffer.alloc(HEADER_LENGTH)
  header.write('PMTiles')
  const rootAt = HEADER_LENGTH
  const metadataAt = rootAt + root.length
  const leavesAt = metadataAt + packedMetadata.length
  const tilesAt = leavesAt + leaves.length
  const tilesLength = bodies.reduce((sum, { length }) => sum + length, 0)
  const places = [rootAt, root.length, metadataAt, packedMetadata.length, leavesAt, leaves.length, tilesAt, tilesLength]
  const counts = [tiles.length, entries.length, contents]
  ;[...places, ...counts].forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index))
  const zooms = tiles.map(({ z }) => z)
  header[7] = 3
  header.set([1, GZIP, GZIP, MVT, Math.min(...zooms), Math.max(...zooms)], 96)
  bounds.forEach((value, index) => header.writeInt32LE(Math.round(value * 1e7), 102 + index * 4))
  header[118] = center.zoom
  header.writeInt32LE(Math.round(center.lng * 1e7), 119)
  header.writeInt32LE(Math.round(center.lat * 1e7), 123)
  return Buffer.concat([header, root, packedMetadata, leaves, ...bodies])
}

/** Tiles in the order of their ids; each content is written once. */
function laidOut(tiles: readonly ArchiveTile[]) {
  const entries: Entry[] = []
  const bodies: Buffer[] = []
  const known = new Map<string, { offset: number; length: number }>()
  let end = 0
  const sorted = tiles.map(({ z, x, y, data }) => ({ id: tileId(z, x, y), data })).sort((a, b) => a.id - b.id)
  for (const { id, data } of sorted) {
    const hash = createHash('sha256').update(data).digest('hex')
    let place = known.get(hash)
    if (!place) {
      const body = pack(data)
      place = { offset: end, length: body.length }
      known.set(hash, place)
      bodies.push(body)
      end += body.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++
    else entries.push({ id, run: 1, ...place })
  }
  return { entries, bodies, contents: known.size }
}

/** One directory, or a root of leaves where one would be too long. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const single = directory(entries)
  if (single.length <= ROOT_MAX) return { root: single, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const rootEntries: Entry[] = []
  let offset = 0
  for (let first = 0; first < entries.length; first += LEAF_ENTRIES) {
    const leaf = directory(entries.slice(first, first + LEAF_ENTRIES))
    rootEntries.push({ id: entries[first]!.id, run: 0, length: leaf.length, offset })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(rootEntries), leaves: Buffer.concat(leaves) }
}

function directory(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter()
  writer.writeVarint(entries.length)
  entries.forEach(({ id }, index) => writer.writeVarint(id - (entries[index - 1]?.id ?? 0)))
  for (const { run } of entries) writer.writeVarint(run)
  for (const { length } of entries) writer.writeVarint(length)
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1]
    // 0: right after the one before.
    writer.writeVarint(before && offset === before.offset + before.length ? 0 : offset + 1)
  })
  return pack(writer.finish())
}

/** A tile's place on the Hilbert curve through all tiles of its zoom, after those of the lower zooms. */
function tileId(zoom: number, column: number, row: number): number {
  let id = (4 ** zoom - 1) / 3
  let [x, y] = [column, row]
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const [right, below] = [(x & side) > 0 ? 1 : 0, (y & side) > 0 ? 1 : 0]
    id += side * side * ((3 * right) ^ below)
    if (below === 0) {
      if (right === 1) [x, y] = [2 ** zoom - 1 - x, 2 ** zoom - 1 - y]
      ;[x, y] = [y, x]
    }
  }
  return id
}
