// Mapbox Vector Tiles (github.com/mapbox/vector-tile-spec, version 2.1), whose geometry stays in the tile's own integers.
import { gunzipSync } from 'node:zlib'
import { PbfReader, PbfWriter } from 'pbf'

export type TileProperties = Record<string, string | number | boolean | undefined>

export interface TileFeature {
  /** 1 points, 2 lines, 3 polygons. */
  type: number
  /** Commands and zigzag steps, as in the tile. */
  geometry: number[]
  properties: TileProperties
}

/** Features by layer. */
export type TileLayers = Record<string, TileFeature[]>

/** The width of a tile in its own integers. */
export const EXTENT = 4096

const LAYER = 3
const LAYER_FIELDS = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 }
const FEATURE_FIELDS = { tags: 2, type: 3, geometry: 4 }
const VALUE_FIELDS = { string: 1, float: 2, double: 3, int: 4, uint: 5, sint: 6, bool: 7 }
const GZIP_MAGIC = 0x1f8b

type TileValue = string | number | boolean

/** Reads a tile, gzipped or not. */
export function readTile(packed: Buffer): TileLayers {
  const bytes = packed.length > 1 && packed.readUInt16BE(0) === GZIP_MAGIC ? gunzipSync(packed) : packed
  return new PbfReader(bytes).readFields<TileLayers>((field, layers, reader) => {
    if (field !== LAYER) return
    const { name, features } = readLayer(reader)
    layers[name] = features
  }, {})
}

interface RawFeature {
  type: number
  geometry: number[]
  tags: number[]
}

interface RawLayer {
  name: string
  keys: string[]
  values: (TileValue | undefined)[]
  features: RawFeature[]
}

function readLayer(tile: PbfReader): { name: string; features: TileFeature[] } {
  const layer: RawLayer = { name: '', keys: [], values: [], features: [] }
  tile.readMessage((field, read, reader) => {
    if (field === LAYER_FIELDS.name) read.name = reader.readString()
    else if (field === LAYER_FIELDS.key) read.keys.push(reader.readString())
    else if (field === LAYER_FIELDS.value) read.values.push(readValue(reader))
    else if (field === LAYER_FIELDS.feature) read.features.push(readFeature(reader))
  }, layer)
  const features = layer.features.map(({ type, geometry, tags }) => {
    const properties: TileProperties = {}
    for (let at = 0; at < tags.length; at += 2) properties[layer.keys[tags[at]!]!] = layer.values[tags[at + 1]!]
    return { type, geometry, properties }
  })
  return { name: layer.name, features }
}

const readFeature = (layer: PbfReader): RawFeature =>
  layer.readMessage<RawFeature>(
    (field, read, reader) => {
      if (field === FEATURE_FIELDS.tags) read.tags = reader.readPackedVarint()
      else if (field === FEATURE_FIELDS.type) read.type = reader.readVarint()
      else if (field === FEATURE_FIELDS.geometry) read.geometry = reader.readPackedVarint()
    },
    { type: 0, geometry: [], tags: [] },
  )

const readValue = (layer: PbfReader): TileValue | undefined =>
  layer.readMessage<{ value?: TileValue }>((field, read, reader) => {
    if (field === VALUE_FIELDS.string) read.value = reader.readString()
    else if (field === VALUE_FIELDS.float) read.value = reader.readFloat()
    else if (field === VALUE_FIELDS.double) read.value = reader.readDouble()
    else if (field === VALUE_FIELDS.int || field === VALUE_FIELDS.uint) read.value = reader.readVarint()
    else if (field === VALUE_FIELDS.sint) read.value = reader.readSVarint()
    else if (field === VALUE_FIELDS.bool) read.value = reader.readBoolean()
  }, {}).value

/** Writes a tile; layers without features and properties without a value are left out. */
export function writeTile(layers: TileLayers): Buffer {
  const tile = new PbfWriter()
  for (const [name, features] of Object.entries(layers)) {
    if (features.length > 0) tile.writeMessage(LAYER, writeLayer, { name, features })
  }
  return Buffer.from(tile.finish())
}

function writeLayer({ name, features }: { name: string; features: readonly TileFeature[] }, layer: PbfWriter): void {
  layer.writeVarintField(LAYER_FIELDS.version, 2)
  layer.writeStringField(LAYER_FIELDS.name, name)
  const keys = new Map<string, number>()
  const values = new Map<string, { index: number; value: TileValue }>()
  for (const { type, geometry, properties } of features) {
    const tags: number[] = []
    for (const [key, value] of Object.entries(properties)) {
      if (value === undefined || value === '') continue
      const known = `${typeof value}${value}`
      if (!keys.has(key)) keys.set(key, keys.size)
      if (!values.has(known)) values.set(known, { index: values.size, value })
      tags.push(keys.get(key)!, values.get(known)!.index)
    }
    layer.writeMessage(LAYER_FIELDS.feature, writeFeature, { type, geometry, tags })
  }
  for (const key of keys.keys()) layer.writeStringField(LAYER_FIELDS.key, key)
  for (const { value } of values.values()) layer.writeMessage(LAYER_FIELDS.value, writeValue, value)
  layer.writeVarintField(LAYER_FIELDS.extent, EXTENT)
}

function writeFeature({ type, geometry, tags }: RawFeature, feature: PbfWriter): void {
  feature.writePackedVarint(FEATURE_FIELDS.tags, tags)
  feature.writeVarintField(FEATURE_FIELDS.type, type)
  feature.writePackedVarint(FEATURE_FIELDS.geometry, geometry)
}

function writeValue(value: TileValue, writer: PbfWriter): void {
  if (typeof value === 'string') writer.writeStringField(VALUE_FIELDS.string, value)
  else if (typeof value === 'boolean') writer.writeBooleanField(VALUE_FIELDS.bool, value)
  else writer.writeVarintField(VALUE_FIELDS.uint, value)
}
