import { expect, test } from 'vitest'
import { EMBEDDED_FILE, EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { timetableOf } from '#content/timetable/timetable-file.ts'
import { valueOrThrow } from '#domain/result.ts'
import { readTimetableFile } from './timetable-settings.ts'

const read = (change: object) => readTimetableFile(JSON.stringify({ ...EMBEDDED_FILE, ...change }))
const [STATION] = EMBEDDED_FILE.stations

test('the embedded table is in order as a file', () => {
  expect(timetableOf(valueOrThrow(read({})))).toEqual(EMBEDDED_TIMETABLE)
})

test('a ride may have its departures', () => {
  const rides = [[0, 1, null, 30, 36, 39, 2, 1, 0, [421, 1510]]]
  expect(timetableOf(valueOrThrow(read({ rides }))).rides[0]).toMatchObject({ usual: 36, departures: [421, 1510] })
})

const WRONG: readonly (readonly [change: object, words: string])[] = [
  [{ asOf: 'September' }, '"asOf" must be a date like 2026-09-22'],
  [{ stations: [{ ...STATION, kind: 'tram' }] }, '"stations.0.kind" must be one of rail, light-rail, path, ferry, bus'],
  [{ stations: [{ ...STATION, at: [140, 0] }] }, '"stations.0.at.0" must be degrees'],
  [{ stations: [] }, '"stations" is empty'],
  [{ stations: [...EMBEDDED_FILE.stations, STATION] }, '"stations" has the same id twice'],
  [
    { stations: Array.from({ length: 4097 }, (_, at) => ({ ...STATION, id: `s-${at}` })) },
    '"stations" has more than 4096 rows',
  ],
  [{ rides: [[0, 1, null, null, -3, null, null, null, 1]] }, '"rides.0.4" must be whole minutes'],
  [{ rides: [[0, 999, null, null, 3, null, null, null, 1]] }, '"rides.0" names a missing station'],
  [{ lines: [] }, '"stations.0" names a missing line'],
  [{ branches: [[0, 999]] }, '"branches", or "places" names a missing station'],
  [{ places: {} }, '"places.new-york-penn" is missing'],
  [{ endsOn: undefined }, '"endsOn" is missing'],
  [{ rides: 7 }, '"rides" is 7'],
]

test.each(WRONG.map(([change, words]) => ({ change, words })))(
  'a wrong file is refused in words: $words',
  ({ change, words }) => {
    const answer = read(change)
    expect(!answer.ok && answer.problem.message).toContain(words)
    expect(!answer.ok && answer.problem.message).toContain('npm run import-gtfs')
  },
)

test('what is not JSON is refused', () => {
  expect(readTimetableFile('{')).toMatchObject({ ok: false, problem: { kind: 'invalid' } })
})
