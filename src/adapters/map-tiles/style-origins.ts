import * as v from 'valibot'
import { fail, ok, unavailable, type Result } from '#domain/result.ts'
import { jsonReader, type JsonReader } from './json-reader.ts'

/** Maximum time for style and sources together, ms: the start waits for it. */
const TIMEOUT_MS = 4000

/** The parts of a MapLibre style that have addresses (maplibre.org/maplibre-style-spec). */
const StyleSchema = v.object({
  version: v.literal(8),
  layers: v.array(v.unknown()),
  sources: v.record(
    v.string(),
    v.object({
      type: v.string(),
      url: v.optional(v.string()),
      urls: v.optional(v.array(v.string())),
      tiles: v.optional(v.array(v.string())),
      data: v.optional(v.unknown()),
    }),
  ),
  glyphs: v.optional(v.string()),
  sprite: v.optional(v.union([v.string(), v.array(v.object({ url: v.string() }))])),
})
type Style = v.InferOutput<typeof StyleSchema>
type Source = Style['sources'][string]

/** TileJSON: the description of a source with tiles. */
const TileJsonSchema = v.object({ tiles: v.array(v.string()) })
/** Kinds of sources whose `url` is a TileJSON, not the data itself. */
const TILED = new Set(['vector', 'raster', 'raster-dem'])

/**
 * Reads the style at `url` and the TileJSON of its sources, and returns all origins that a browser will request from, sorted.
 * `site` is sent as referrer, for keys that are bound to a site. 'unavailable' says which address is wrong, and why.
 */
export async function styleOrigins(url: string, site: string | null): Promise<Result<readonly string[]>> {
  try {
    const read = jsonReader(TIMEOUT_MS, site)
    const style = await read(url, StyleSchema, 'a MapLibre style of version 8')
    const sources = await Promise.all(Object.values(style.value.sources).map((source) => sourceAddresses(source, read)))
    const sprites = typeof style.value.sprite === 'string' ? [style.value.sprite] : spriteAddresses(style.value)
    const all = [...style.addresses, ...sources.flat(), ...sprites, ...(style.value.glyphs ? [style.value.glyphs] : [])]
    return ok([...new Set(all.map(originOf))].sort())
  } catch (error) {
    return fail(unavailable((error as Error).message))
  }
}

const spriteAddresses = ({ sprite }: Style): string[] => (Array.isArray(sprite) ? sprite.map(({ url }) => url) : [])

async function sourceAddresses({ type, url, urls, tiles, data }: Source, read: JsonReader): Promise<string[]> {
  const own = [...(urls ?? []), ...(tiles ?? []), ...(typeof data === 'string' ? [data] : [])]
  if (url === undefined) return own
  if (!TILED.has(type)) return [...own, url]
  originOf(url)
  const described = await read(url, TileJsonSchema, 'a TileJSON')
  return [...own, ...described.addresses, ...described.value.tiles]
}

/** Host names and IP addresses only: `;` and `*`, which URLs allow, have a meaning in a Content-Security-Policy. */
const HOST = /^[\w.:[\]-]+$/

/** The origin of an absolute http(s) address. Braces are placeholders of the tile and must not be in the host. */
function originOf(address: string): string {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol) || !HOST.test(url.host)) {
    const shown = JSON.stringify(address.replace(/\?.*$/s, ''))
    throw new Error(`The style names ${shown}, which isn’t an http(s) address.`)
  }
  return url.origin
}
