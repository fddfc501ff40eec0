// node scripts/derive-basemap.ts DATE TILES…: the built-in map's archives from folders of vector tiles (z/x/y.pbf) in the
// OpenMapTiles schema. DATE is the day of their OpenStreetMap data. Steps around it: docs/map.md.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BASEMAP_BOUNDS } from '#content/basemap-archives.ts'
import { archiveOf, type ArchiveTile } from './streets/archive-writer.ts'
import { isInBounds, isNearCounties, type TilePlace } from './streets/coverage.ts'
import { BuildingDensity, buildingsOf, houseNumbersOf } from './streets/dense-buildings.ts'
import { MAX_ZOOM, streetLayers } from './streets/street-layers.ts'
import { readTile, writeTile, type TileFeature, type TileLayers } from './streets/vector-tile.ts'

const MIN_ZOOM = 6
/** How far beyond the counties the tiles reach from a zoom on, kilometers; the first that fits. */
const REACH = [
  { from: 13, km: 3 },
  { from: 11, km: 12 },
]
/** Buildings only in the counties and at their borders, kilometers. */
const BUILDINGS_KM = 0.3
const CENTER = { lng: -74.077, lat: 40.9263, zoom: 10 }
const FOLDER = fileURLToPath(new URL('../public/basemap/', import.meta.url))
const NAMES = fileURLToPath(new URL('../src/content/basemap-archives.ts', import.meta.url))

const [date, ...folders] = process.argv.slice(2)
if (!/^\d{4}-\d\d-\d\d$/.test(date ?? '') || folders.length === 0) {
  throw new Error('Usage: node scripts/derive-basemap.ts YYYY-MM-DD TILES_FOLDER [MORE_TILES_FOLDERS]')
}
const missing = folders.filter((folder) => !existsSync(`${folder}/${MAX_ZOOM}`))
if (missing.length > 0) throw new Error(`No tiles of zoom ${MAX_ZOOM} in ${missing.join(', ')}`)

const streets: ArchiveTile[] = []
const houses: (TilePlace & { buildings: TileFeature[]; numbers: TileFeature[] })[] = []
const density = new BuildingDensity()
for (const { place, files } of tilePlaces()) {
  const tiles = files.map((file) => readTile(readFileSync(file)))
  const layers = streetLayers(tiles, place)
  addTile(streets, place, layers)
  if (place.z !== MAX_ZOOM || !isNearCounties(place, BUILDINGS_KM)) continue
  const buildings = buildingsOf(tiles)
  density.count(place, layers['roads']!, buildings)
  houses.push({ ...place, buildings, numbers: houseNumbersOf(tiles) })
}
const buildings: ArchiveTile[] = []
for (const { buildings: all, numbers, ...place } of houses) {
  addTile(buildings, place, { buildings: density.dense(place, all), numbers })
}
const written = {
  streets: writeArchive('streets', streets),
  buildings: writeArchive('buildings', buildings),
}
writeFileSync(
  NAMES,
  readFileSync(NAMES, 'utf8')
    .replace(/basemap\/streets-\w+\.pmtiles/, `basemap/${written.streets}`)
    .replace(/basemap\/buildings-\w+\.pmtiles/, `basemap/${written.buildings}`)
    .replace(/BASEMAP_DATE = '[^']*'/, `BASEMAP_DATE = '${date}'`),
)

function addTile(archive: ArchiveTile[], { z, x, y }: TilePlace, layers: TileLayers): void {
  const data = writeTile(layers)
  if (data.length > 0) archive.push({ z, x, y, data })
}

/** The tiles of all folders that the archives cover, those of one place together. */
function tilePlaces(): { place: TilePlace; files: string[] }[] {
  const places = new Map<string, { place: TilePlace; files: string[] }>()
  for (const folder of folders) {
    for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
      for (const x of subfolders(`${folder}/${z}`)) {
        for (const file of readdirSync(`${folder}/${z}/${x}`)) {
          const place = { z, x: Number(x), y: Number.parseInt(file, 10) }
          if (!isCovered(place)) continue
          const key = `${z}/${x}/${place.y}`
          const found = places.get(key) ?? { place, files: [] }
          places.set(key, found)
          found.files.push(`${folder}/${z}/${x}/${file}`)
        }
      }
    }
  }
  return [...places.values()]
}

function subfolders(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

function isCovered(place: TilePlace): boolean {
  const reach = REACH.find(({ from }) => place.z >= from)
  return isInBounds(place) && (!reach || isNearCounties(place, reach.km))
}

/** Writes an archive under the hash of its content and returns its name. */
function writeArchive(name: string, tiles: readonly ArchiveTile[]): string {
  const metadata = {
    name: `Northern New Jersey ${name}`,
    type: 'baselayer',
    version: date,
    attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>',
    license: 'ODbL-1.0',
    vector_layers: layersOf(tiles),
  }
  const archive = archiveOf(tiles, { metadata, bounds: BASEMAP_BOUNDS, center: CENTER })
  const file = `${name}-${createHash('sha256').update(archive).digest('hex').slice(0, 12)}.pmtiles`
  writeFileSync(FOLDER + file, archive)
  console.log(`${file}: ${tiles.length} tiles, ${(archive.length / 1e6).toFixed(1)} MB`)
  return file
}

/** The layers of these tiles with their properties, as the format's specification wants them in the metadata. */
function layersOf(tiles: readonly ArchiveTile[]): { id: string; fields: Record<string, string> }[] {
  const fields = new Map<string, Record<string, string>>()
  for (const { data } of tiles) {
    for (const [id, features] of Object.entries(readTile(data))) {
      const known = fields.get(id) ?? {}
      fields.set(id, known)
      for (const [key, value] of features.flatMap(({ properties }) => Object.entries(properties))) {
        known[key] = typeof value === 'number' ? 'Number' : 'String'
      }
    }
  }
  return [...fields].map(([id, known]) => ({ id, fields: known }))
}
