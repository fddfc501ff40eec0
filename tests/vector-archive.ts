import { gzipSync } from 'node:zlib'

/** What a test may want otherwise. */
export interface ArchiveOptions {
  version?: number
  /** 1 vector tiles, 2 PNG … */
  tileType?: number
  maxZoom?: number
  /** How many, from the first one on. */
  tiles?: number
  /** 1 none, 2 gzip, 3 brotli … Only the first two are carried out. */
  compression?: number
  /** The layers it says it has. */
  layers?: readonly string[]
}

const HEADER_LENGTH = 127
const EXTENT = 4096

/** A PMTiles archive (version 3) of New Jersey in which every tile is the same: land, a river, a road, a town. */
export function vectorArchive({
  version = 3,
  tileType = 1,
  maxZoom = 15,
  tiles = (4 ** (maxZoom + 1) - 1) / 3,
  compression = 2,
  layers = ['earth', 'water', 'roads', 'places'],
}: ArchiveOptions = {}): Buffer {
  const packed = (body: Buffer) => (compression === 2 ? gzipSync(body) : body)
  const tile = packed(vectorTile())
  // At most one entry: from the first tile on, so many of this length, at the beginning of the data.
  const root = packed(Buffer.concat((tiles === 0 ? [0] : [1, 0, tiles, tile.length, 1]).map(varint)))
  const metadata = packed(Buffer.from(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) })))
  const header = Buffer.alloc(HEADER_LENGTH)
  header.write('PMTiles', 'latin1')
  header[7] = version
  const metadataAt = HEADER_LENGTH + root.length
  const tilesAt = metadataAt + metadata.length
  const places = [
    HEADER_LENGTH,
    root.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    tile.length,
    tiles,
    1,
    1,
  ]
  places.forEach((place, index) => header.writeBigUInt64LE(BigInt(place), 8 + 8 * index))
  header.set([1, compression, compression, tileType, 0, maxZoom], 96)
  const [west, south, east, north] = [-76, 38.8, -73, 41.5]
  ;[west, south, east, north].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + 4 * index))
  return Buffer.concat([header, root, metadata, tile])
}

/** One of these tiles, a Mapbox Vector Tile (github.com/mapbox/vector-tile-spec, version 2.1). */
export function vectorTile(): Buffer {
  return Buffer.concat([
    layer('earth', { kind: 'earth' }, 3, [
      [0, 0],
      [EXTENT, 0],
      [EXTENT, EXTENT],
      [0, EXTENT],
    ]),
    layer('water', { kind: 'river' }, 2, [
      [0, 1000],
      [EXTENT, 1400],
    ]),
    layer('roads', { kind: 'highway', name: 'Main Street' }, 2, [
      [300, 0],
      [2600, EXTENT],
    ]),
    layer('places', { kind: 'locality', name: 'Archiveville', min_zoom: 1, population_rank: 8 }, 1, [[2048, 2048]]),
  ])
}

type Point = readonly [x: number, y: number]

/** A layer with one feature. Type 1 is a point, 2 a line, 3 a polygon. */
function layer(
  name: string,
  properties: Record<string, string | number>,
  type: number,
  points: readonly Point[],
): Buffer {
  const tags = Object.keys(properties).flatMap((_, index) => [index, index])
  const feature = [bytes(2, packedInts(tags)), number(3, type), bytes(4, packedInts(geometry(type, points)))]
  return bytes(
    3,
    Buffer.concat([
      number(15, 2),
      bytes(1, Buffer.from(name)),
      bytes(2, Buffer.concat(feature)),
      ...Object.keys(properties).map((key) => bytes(3, Buffer.from(key))),
      ...Object.values(properties).map((value) =>
        bytes(4, typeof value === 'string' ? bytes(1, Buffer.from(value)) : number(5, value)),
      ),
      number(5, EXTENT),
    ]),
  )
}

/** 'Go to' the first point, 'line to' the others, and 'close' a polygon; steps are zigzag-coded. */
function geometry(type: number, points: readonly Point[]): number[] {
  const zigzag = (step: number) => (step << 1) ^ (step >> 31)
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return [zigzag(x - fromX), zigzag(y - fromY)]
  })
  const lines = steps.slice(1)
  return [
    (1 << 3) | 1,
    ...steps[0]!,
    ...(lines.length > 0 ? [(lines.length << 3) | 2, ...lines.flat()] : []),
    ...(type === 3 ? [(1 << 3) | 7] : []),
  ]
}

/** A number in protocol buffers: seven bits a byte, the lowest first. */
function varint(value: number): Buffer {
  const parts: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...parts, rest])
    parts.push((rest % 128) | 128)
  }
}
const packedInts = (values: readonly number[]): Buffer => Buffer.concat(values.map(varint))
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)])
const bytes = (field: number, body: Buffer): Buffer =>
  Buffer.concat([varint((field << 3) | 2), varint(body.length), body])
