/**
 * Time of a search for places on the server, without the network: 1,000 texts as people type them, whole, begun, abbreviated, misspelled.
 *
 *     node bench/place-search.ts
 */
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { embeddedPlaces } from '#adapters/embedded-places/embedded-places.ts'
import { loadStreetIndex } from '#content/streets/street-index.ts'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { ok, valueOrThrow } from '#domain/result.ts'
import { seededRandom } from './seeded-random.ts'

const QUERIES = 1000
const VIEW = { west: -74.3, south: 40.7, east: -73.9, north: 41 }

const file = readFileSync('src/content/streets/street-index.json')
const { streets } = await loadStreetIndex()
const random = seededRandom(15)

const places = embeddedPlaces(async () => ok(EMBEDDED_TIMETABLE))
const started = performance.now()
await places.find({ text: 'hoboken', view: VIEW })
const firstAnswer = performance.now() - started

const kinds = { whole, begun, abbreviated, misspelled }
const rows = Object.entries(kinds).map(([kind, textOf]) => ({
  kind,
  texts: Array.from({ length: QUERIES / 4 }, textOf),
}))
// A server has answered many before.
for (const { texts } of rows) for (const text of texts.slice(0, 50)) await places.find({ text, view: VIEW })
const measured = []
for (const { kind, texts } of rows) {
  const times = []
  for (const text of texts) {
    const start = performance.now()
    valueOrThrow(await places.find({ text, view: VIEW }))
    times.push(performance.now() - start)
  }
  measured.push({ kind, times })
}
console.table([...measured, { kind: 'all', times: measured.flatMap(({ times }) => times) }].map(summary))
console.log(
  `${streets.reduce((sum, { places: same }) => sum + same.length, 0)} streets; index ${kB(file.length)}, gzip ${kB(gzipSync(file, { level: 9 }).length)}, brotli ${kB(brotliCompressSync(file).length)}; first answer ${firstAnswer.toFixed(0)} ms`,
)

function kB(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`
}

function summary({ kind, times }: { kind: string; times: number[] }) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Number(sorted[Math.floor((sorted.length - 1) * share)]!.toFixed(2))
  return { texts: kind, count: times.length, 'p50 ms': at(0.5), 'p99 ms': at(0.99), 'max ms': at(1) }
}

function whole(): string {
  const { name, places: same } = random.pick(streets)
  return `${name}, ${random.pick(same).place.town}`
}

function begun(): string {
  const { name } = random.pick(streets)
  return name.slice(0, random.whole(2, name.length))
}

function abbreviated(): string {
  const short = whole().replace('Street', 'St').replace('Avenue', 'Ave').replace('Road', 'Rd').replace('North', 'N')
  return `${random.whole(1, 400)} ${short.toLowerCase()}`
}

/** One letter left out, doubled or exchanged. */
function misspelled(): string {
  const text = whole()
  const at = random.whole(1, text.length - 3)
  const [before, letter, next, after] = [text.slice(0, at), text[at]!, text[at + 1]!, text.slice(at + 2)]
  return random.pick([before + next + after, before + letter + letter + next + after, before + next + letter + after])
}
