// The layers of the streets archive, from tiles in the OpenMapTiles schema (openmaptiles.org/schema).
import { isNearCounties, type TilePlace } from './coverage.ts'
import { joinedLines } from './joined-lines.ts'
import { batched, simplerPolygons } from './polygons.ts'
import type { TileFeature, TileLayers, TileProperties } from './vector-tile.ts'

/** The deepest tiles; the map draws them on. */
export const MAX_ZOOM = 14
/** Small ways without a name are left out of tiles farther from the counties than this, kilometers. */
const CORE_KM = 0.3

const POINTS = 1
const LINES = 2
const POLYGONS = 3

const set = (...values: string[]): ReadonlySet<unknown> => new Set(values)
const ROADS = set('motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service', 'track', 'path')
const SMALL_WAYS = set('service', 'path', 'track')
const RAILS = set('rail', 'light_rail', 'subway', 'tram', 'monorail')
/** Ways on private ground. */
const PRIVATE_WAYS = set('parking_aisle', 'drive-through', 'driveway', 'emergency_access')
const NAMELESS_PATHS = set('pedestrian', 'cycleway', 'path', 'bridleway')
const PATHS = set('pedestrian', 'cycleway')
const RIVERS = set('river', 'canal')
const DITCHES = set('ditch', 'drain')
const PARK_COVER = set('park', 'recreation_ground', 'village_green', 'golf_course', 'nature_reserve')
const AIRPORT_PARTS = set('runway', 'taxiway', 'apron', 'aerodrome')
const BORDERS: ReadonlySet<unknown> = new Set([4, 6, 8])
const PLACES: ReadonlySet<unknown> = new Set([
  'city',
  'town',
  'village',
  'hamlet',
  'suburb',
  'neighbourhood',
  'quarter',
  'island',
  'borough',
  'locality',
])
const COVER = new Map<unknown, string>([
  ['wood', 'wood'],
  ['wetland', 'wetland'],
  ['sand', 'sand'],
])
const USE = new Map<unknown, string>(
  Object.entries({
    school: ['school', 'university', 'college', 'kindergarten'],
    hospital: ['hospital'],
    industrial: ['industrial', 'railway'],
    cemetery: ['cemetery'],
    military: ['military'],
    retail: ['retail', 'commercial'],
    stadium: ['stadium'],
    pitch: ['pitch', 'playground'],
    park: ['zoo', 'theme_park'],
  }).flatMap(([name, uses]) => uses.map((use) => [use, name])),
)
const POINT_CLASSES = new Map<unknown, string>(
  Object.entries({
    station: ['station', 'halt', 'subway'],
    stop: ['tram_stop'],
    ferry: ['ferry_terminal'],
    bus: ['bus_station'],
    school: ['school'],
    college: ['college', 'university'],
    hospital: ['hospital'],
    library: ['library'],
    park: ['park'],
    golf: ['golf_course', 'golf'],
  }).flatMap(([name, classes]) => classes.map((one) => [one, name])),
)

const nameOf = (properties: TileProperties) =>
  properties['name'] ?? properties['name:latin'] ?? properties['name_en'] ?? properties['name:en']

/** Tiles of several extracts for one place, as one tile of the archive; what both hold is taken from the first. */
export function streetLayers(tiles: readonly TileLayers[], place: TilePlace): TileLayers {
  const collected = new LayerCollection()
  const isCore = place.z < MAX_ZOOM || isNearCounties(place, CORE_KM)
  for (const tile of tiles) {
    const features = (layer: string, type: number) => (tile[layer] ?? []).filter((feature) => feature.type === type)
    addWays(collected, tile, { z: place.z, isCore })
    addWater(collected, features, place.z)
    addLand(collected, features, place.z)
    addAirports(collected, tile)
    addBordersAndNames(collected, features, place.z)
  }
  return compacted(collected.layers, place.z)
}

type FeaturesOf = (layer: string, type: number) => readonly TileFeature[]

/** The layers so far, in the order in which the archive has them. */
class LayerCollection {
  readonly layers: Record<string, TileFeature[]> = {
    land: [],
    parks: [],
    water: [],
    waterway: [],
    aeroway: [],
    boundary: [],
    rail: [],
    roads: [],
    road_names: [],
    places: [],
    water_names: [],
    poi: [],
  }
  private readonly seen = new Set<string>()

  add(layer: string, { type, geometry }: TileFeature, properties: TileProperties): void {
    const key = `${layer}${type}:${geometry.join()}${JSON.stringify(properties)}`
    if (this.seen.has(key)) return
    this.seen.add(key)
    this.layers[layer]!.push({ type, geometry, properties })
  }
}

function addWays(collected: LayerCollection, tile: TileLayers, where: { z: number; isCore: boolean }): void {
  const { z } = where
  const namesOf = new Map<string, TileProperties>()
  if (z === MAX_ZOOM) {
    for (const named of tile['transportation_name'] ?? []) namesOf.set(named.geometry.join(), named.properties)
  }
  for (const way of tile['transportation'] ?? []) {
    if (way.type !== LINES) continue
    const named = namesOf.get(way.geometry.join()) ?? {}
    if (RAILS.has(way.properties['class'])) addRail(collected, way, { z, named })
    else if (way.properties['class'] === 'ferry') {
      if (z >= 11) collected.add('rail', way, { class: 'ferry' })
    } else addRoad(collected, way, { ...where, named })
  }
  if (z < 9 || z === MAX_ZOOM) return
  for (const named of tile['transportation_name'] ?? []) {
    const { class: kind, ref } = named.properties
    if (named.type !== LINES || !(nameOf(named.properties) || ref) || !ROADS.has(kind)) continue
    collected.add('road_names', named, { class: kind, name: z >= 12 ? nameOf(named.properties) : undefined, ref })
  }
}

function addRail(
  collected: LayerCollection,
  way: TileFeature,
  { z, named }: { z: number; named: TileProperties },
): void {
  const { class: kind, service, brunnel } = way.properties
  const isDeepSubway = kind === 'subway' && brunnel === 'tunnel'
  if (z < 10 || (isDeepSubway && z < 11)) return
  collected.add('rail', way, {
    class: kind,
    name: service ? undefined : nameOf(named),
    yard: service ? 1 : undefined,
    brunnel: brunnel || undefined,
  })
}

function addRoad(
  collected: LayerCollection,
  way: TileFeature,
  { z, isCore, named }: { z: number; isCore: boolean; named: TileProperties },
): void {
  const { class: kind, service, ramp, brunnel } = way.properties
  if (!ROADS.has(kind) || PRIVATE_WAYS.has(service) || (SMALL_WAYS.has(kind) && z < MAX_ZOOM)) return
  const [name, subclass] = [nameOf(named), named['subclass']]
  if (kind === 'path' && !name && !NAMELESS_PATHS.has(subclass)) return
  if (!isCore && (kind === 'service' || kind === 'path') && !name) return
  collected.add('roads', way, {
    class: kind,
    name,
    ref: named['ref'],
    ramp: ramp ? 1 : undefined,
    brunnel: brunnel || undefined,
    sub: kind === 'path' ? (PATHS.has(subclass) ? subclass : 'trail') : undefined,
  })
}

function addWater(collected: LayerCollection, features: FeaturesOf, z: number): void {
  for (const water of features('water', POLYGONS)) {
    const kind = water.properties['class']
    collected.add('water', water, { class: kind === 'ocean' || kind === 'river' ? kind : 'lake' })
  }
  for (const waterway of features('waterway', LINES)) {
    const kind = waterway.properties['class']
    const isDrawn = z >= 13 ? z > 13 || !DITCHES.has(kind) : RIVERS.has(kind)
    if (isDrawn)
      collected.add('waterway', waterway, { class: kind, name: z >= 11 ? nameOf(waterway.properties) : undefined })
  }
  for (const named of features('water_name', POINTS)) {
    const name = nameOf(named.properties)
    if (name) collected.add('water_names', named, { name })
  }
}

function addLand(collected: LayerCollection, features: FeaturesOf, z: number): void {
  for (const park of features('park', POLYGONS)) {
    collected.add('parks', park, { class: park.properties['class'], name: nameOf(park.properties) })
  }
  for (const cover of z >= 8 ? features('landcover', POLYGONS) : []) {
    const kind = coverOf(cover.properties, z)
    if (kind) collected.add('land', cover, { class: kind })
  }
  for (const use of z >= 11 ? features('landuse', POLYGONS) : []) {
    const kind = USE.get(use.properties['class'])
    if (kind) collected.add('land', use, { class: kind })
  }
}

function coverOf({ class: kind, subclass }: TileProperties, z: number): string | undefined {
  if (COVER.has(kind)) return COVER.get(kind)
  if (PARK_COVER.has(subclass)) return 'park'
  return kind === 'grass' && z >= 13 && subclass !== 'garden' ? 'grass' : undefined
}

function addAirports(collected: LayerCollection, tile: TileLayers): void {
  for (const part of tile['aeroway'] ?? []) {
    const kind = part.properties['class']
    if (part.type !== POINTS && AIRPORT_PARTS.has(kind)) collected.add('aeroway', part, { class: kind })
  }
}

function addBordersAndNames(collected: LayerCollection, features: FeaturesOf, z: number): void {
  for (const border of features('boundary', LINES)) {
    const level = border.properties['admin_level']
    if (BORDERS.has(level)) collected.add('boundary', border, { level })
  }
  for (const place of features('place', POINTS)) {
    const [name, kind] = [nameOf(place.properties), place.properties['class']]
    if (name && PLACES.has(kind)) collected.add('places', place, { class: kind, name })
  }
  for (const point of z >= 12 ? features('poi', POINTS) : []) {
    const [name, kind] = [nameOf(point.properties), POINT_CLASSES.get(point.properties['subclass'])]
    if (name && kind) collected.add('poi', point, { class: kind, name })
  }
}

/** How far a line may be from what it was, in the tile's units. */
const toleranceAt = (z: number) => (z === MAX_ZOOM ? 1 : z >= 12 ? 4 : 6)
/** The shortest side of a polygon that is drawn, in the tile's units. */
function leastSide(layer: string, z: number): number {
  if (layer === 'water') return z === MAX_ZOOM ? 4 : z >= 12 ? 14 : 20
  if (z === MAX_ZOOM) return layer === 'land' ? 28 : 8
  return z === 13 ? 48 : z >= 11 ? 64 : 80
}

/** Joined and simplified as far as nobody sees it at this zoom. */
function compacted(layers: TileLayers, z: number): TileLayers {
  const result = { ...layers }
  const tolerance = toleranceAt(z)
  for (const layer of ['roads', 'waterway', 'boundary', 'rail']) result[layer] = joinedLines(layers[layer]!, tolerance)
  if (z >= 9) result['road_names'] = joinedLines(layers['road_names']!, tolerance * 2)
  for (const layer of ['land', 'parks', 'water']) {
    const within = layer === 'land' ? (z === MAX_ZOOM ? 2.6 : 8) : tolerance
    result[layer] = layers[layer]!.map((feature) => ({
      ...feature,
      geometry: simplerPolygons(feature.geometry, within, leastSide(layer, z)),
    })).filter(({ geometry }) => geometry.length > 0)
  }
  for (const layer of ['land', 'water']) result[layer] = batched(result[layer]!)
  return result
}
