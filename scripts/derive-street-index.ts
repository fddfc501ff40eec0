/**
 * Writes what the map's search finds streets and parks by, src/content/streets/: the index, and the lines of each county's streets.
 * From the archive of streets and the outlines of towns in public/basemap/ (docs/map.md); the same files give the same bytes.
 *
 *     node scripts/derive-street-index.ts
 */
import { globSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { PLACES } from '#content/places.ts'
import { POINTS_PER_DEGREE } from '#content/streets/street-index.ts'
import { encodePolyline } from '#domain/geo/encoded-polyline.ts'
import { boundsAround } from '#domain/geo/geo.ts'
import { townCounty, townName, type TownKey } from '#domain/geo/town.ts'
import { placeWords, plainWord } from '#domain/place-search/place-words.ts'
import { degreesOf, worldPoint, type WorldPoint } from './archive-features.ts'
import { namedInArchive, type NamedSteps } from './archive-streets.ts'
import { joinedLines, lengthOf, simplifiedLine } from './joined-lines.ts'
import { townFinder, type TownOutlines } from './town-finder.ts'

/** A unit is 0.45 m here. A line is at most 5 m beside its street. */
const TOLERANCE = 11
/** A street shorter than this in a town, 30 m, that is longer elsewhere only touches the town. */
const TOUCHES = 66

const [archive] = globSync('public/basemap/streets-*.pmtiles')
if (!archive) throw new Error('There is no archive of streets in public/basemap.')

const { towns, townAt } = townFinder(
  JSON.parse(await readFile('public/basemap/towns.topo.json', 'utf8')) as TownOutlines,
)
const { streets, grounds, parks } = await namedInArchive(archive, townAt)
const drawn = withoutTouched(oneSpelling(streets)).map((street) => ({ ...street, lines: street.lines.map(inDegrees) }))
const corners = new Map(towns.map((town) => [town, cornerOf(town)]))

const index = {
  towns: towns.map((town) => [town, ...corners.get(town)!, ...villagesOf(town)]),
  ...streetColumns(),
  parks: parkRows(),
}
await mkdir('src/content/streets/lines', { recursive: true })
// One column a line keeps the differences of a new version readable.
const columns = Object.entries(index).map(([name, column]) => `"${name}":${JSON.stringify(column)}`)
await writeFile('src/content/streets/street-index.json', `{${columns.join(',\n')}}\n`)
for (const county of new Set(towns.map(townCounty))) await writeLines(county)
console.log(
  `${drawn.length} streets in ${towns.length} towns, ${index.names.split('\n').length} names, ${index.parks.length} parks`,
)

/** Spellings of one name in a town ('John F Kennedy Boulevard') as the one with most of it. */
function oneSpelling(all: readonly NamedSteps[]): NamedSteps[] {
  const plainName = (name: string) => placeWords(name).map(plainWord).join(' ')
  return [...Map.groupBy(all, ({ name, town }) => `${plainName(name)}\n${town}`).values()]
    .map((same) => {
      const most = same.toSorted((a, b) => lengthOf(b.steps) - lengthOf(a.steps))[0]!
      return { ...most, steps: same.flatMap(({ steps }) => steps) }
    })
    .toSorted((a, b) => (a.name < b.name || (a.name === b.name && a.town < b.town) ? -1 : 1))
}

function withoutTouched(all: readonly NamedSteps[]) {
  const measured = all.map((street) => {
    const lines = joinedLines(street.steps)
    return { ...street, lines, length: lengthOf(lines) }
  })
  const longest = Map.groupBy(measured, ({ name }) => name)
  return measured.filter(
    ({ name, length }) => length >= TOUCHES || longest.get(name)!.every((other) => other.length <= length),
  )
}

function inDegrees(line: readonly WorldPoint[]) {
  return simplifiedLine(line, TOLERANCE).map(degreesOf)
}

/** The southwest corner of a town's streets and parks, in units of the index. */
function cornerOf(town: TownKey): [lng: number, lat: number] {
  const points = drawn.filter((street) => street.town === town).flatMap(({ lines }) => lines.flat())
  const { west, south } = boundsAround(points)
  return [Math.floor(west * POINTS_PER_DEGREE), Math.floor(south * POINTS_PER_DEGREE)]
}

/** The villages of the gazetteer that lie in a town: people write them in addresses. */
function villagesOf(town: TownKey): string[] {
  return PLACES.filter(({ kind, at }) => kind === 'hamlet' && townAt(worldPoint(at.lng, at.lat)) === town).map(
    ({ name }) => name,
  )
}

/** By name: how many towns have it; by street: the step from the last town, and its middle from the town's corner. */
function streetColumns() {
  const byName = Map.groupBy(drawn, ({ name }) => name)
  const rows = [...byName.values()].map((same) => same.map(({ town, lines }) => ({ at: towns.indexOf(town), lines })))
  const places = rows.flat().map(({ at, lines }) => {
    const line = lines.toSorted((a, b) => b.length - a.length)[0]!
    return fromCorner(towns[at]!, line[line.length >> 1]!)
  })
  return {
    names: [...byName.keys()].join('\n'),
    counts: rows.map((same) => same.length),
    townSteps: rows.flatMap((same) => same.map(({ at }, place) => at - (same[place - 1]?.at ?? 0))),
    east: places.map(([east]) => east),
    north: places.map(([, north]) => north),
  }
}

function fromCorner(town: TownKey, { lng, lat }: { lng: number; lat: number }): [number, number] {
  const [west, south] = corners.get(town)!
  return [Math.round(lng * POINTS_PER_DEGREE) - west, Math.round(lat * POINTS_PER_DEGREE) - south]
}

/** Parks by name: town, point, and the size of those that have an outline. One that spans towns is in the one with most of it. */
function parkRows() {
  const outlined = [...Map.groupBy(grounds, ({ name }) => name).values()].map((same) => {
    const [most] = same.toSorted((a, b) => lengthOf(b.steps) - lengthOf(a.steps))
    const box = boundsAround(same.flatMap(({ steps }) => steps.flat()).map(degreesOf))
    const size = [box.east - box.west, box.north - box.south].map((span) => Math.ceil(span * POINTS_PER_DEGREE))
    const middle = { lng: (box.west + box.east) / 2, lat: (box.south + box.north) / 2 }
    return [most!.name, towns.indexOf(most!.town), ...fromCorner(most!.town, middle), ...size] as const
  })
  const known = new Set(outlined.map(([name]) => name))
  const points = parks
    .filter(({ name }) => !known.has(name))
    .map(({ name, town, steps }) => [name, towns.indexOf(town), ...fromCorner(town, degreesOf(steps[0]![0]!))] as const)
  return [...outlined, ...points].toSorted((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]))
}

async function writeLines(county: string) {
  const ofCounty = towns.filter((town) => townCounty(town) === county)
  const lines = ofCounty.map((town) => {
    const named = drawn.filter((street) => street.town === town)
    const encoded = named.map(({ name, lines: parts }) => [name, parts.map(encodePolyline).toSorted().join(' ')])
    return `"${townName(town)}":${JSON.stringify(Object.fromEntries(encoded))}`
  })
  await writeFile(`src/content/streets/lines/${county.toLowerCase()}.json`, `{${lines.join(',\n')}}\n`)
}
