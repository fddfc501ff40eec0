import * as v from 'valibot'
import type { TimetableFile } from '#content/timetable/timetable-file.ts'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import { STATION_KINDS } from '#domain/commute/station.ts'
import { MAX_STATIONS } from '#domain/commute/timetable.ts'
import { fail, invalid, ok, type FieldProblem, type Result } from '#domain/result.ts'

/** Each message completes 'must be …'. */
const day = v.pipe(v.string('a date like 2026-09-22'), v.isoDate('a date like 2026-09-22'))
const text = v.string('text')
const row = v.pipe(
  v.number('the row number of a station'),
  v.integer('the row number of a station'),
  v.minValue(0, 'the row number of a station'),
)
const minutes = v.pipe(
  v.number('whole minutes'),
  v.integer('whole minutes'),
  v.minValue(0, 'whole minutes'),
  v.maxValue(2880, 'at most 2,880 minutes (two days)'),
)
const amount = v.pipe(v.number('a number, 0 or more'), v.minValue(0, 'a number, 0 or more'))
const degrees = (most: number) => v.pipe(v.number('degrees'), v.minValue(-most, 'degrees'), v.maxValue(most, 'degrees'))
const known = <S extends v.GenericSchema>(schema: S) => v.nullable(schema)

const RideSchema = v.union(
  [true, false].map((hasDepartures) =>
    v.strictTuple([
      row,
      row,
      known(v.strictTuple([row, row])),
      known(minutes),
      minutes,
      known(minutes),
      known(amount),
      known(amount),
      v.picklist([0, 1]),
      ...(hasDepartures ? [v.array(minutes)] : []),
    ]),
  ),
  'a ride: two stations, the transfer, three times, two train counts, 0 or 1, and departures',
)

const FileSchema = v.object({
  asOf: day,
  endsOn: known(day),
  terms: text,
  sources: v.array(v.object({ title: text, address: known(text), asOf: text, licence: text })),
  lines: v.array(text),
  stations: v.array(
    v.object({
      id: v.pipe(text, v.regex(/^[a-z0-9-]{1,80}$/, 'an id of lowercase letters, digits, and hyphens')),
      name: v.pipe(text, v.nonEmpty('a name')),
      kind: v.picklist(STATION_KINDS, `one of ${STATION_KINDS.join(', ')}`),
      town: known(text),
      at: v.strictTuple([degrees(90), degrees(180)]),
      lines: v.array(row),
    }),
  ),
  rides: v.array(RideSchema),
  interchanges: v.array(v.strictTuple([row, row, minutes])),
  branches: v.array(v.array(row)),
  places: v.object(Object.fromEntries(PLACES_OF_WORK.map((place) => [place, v.array(row)]))),
})

const AGAIN = 'create the file again with `npm run import-gtfs`'

/**
 * Reads the file of the setting TIMETABLE, as `npm run import-gtfs` writes it.
 *
 * @returns 'invalid' names up to five wrong entries.
 */
export function readTimetableFile(json: string): Result<TimetableFile> {
  let parsed: unknown
  try {
    parsed = JSON.parse(json)
  } catch (error) {
    return refuse([`is not JSON: ${(error as Error).message}`])
  }
  const read = v.safeParse(FileSchema, parsed)
  if (!read.success) return refuse(read.issues.slice(0, 5).map(explain))
  const file = parsed as TimetableFile
  const problems = wrongRows(file)
  return problems.length > 0 ? refuse(problems.slice(0, 5)) : ok(file)
}

const refuse = (messages: readonly string[]): Result<never> =>
  fail(invalid(messages.map((message): FieldProblem => ({ field: 'TIMETABLE', message: `${message}; ${AGAIN}` }))))

function explain(issue: v.BaseIssue<unknown>): string {
  const place = `"${v.getDotPath(issue) ?? 'the file'}"`
  if (issue.received === 'undefined') return `${place} is missing`
  return issue.message.startsWith('Invalid') ? `${place} is ${issue.received}` : `${place} must be ${issue.message}`
}

/** What names a station or a line that isn't there, and what is there twice. */
function wrongRows({ stations, lines, rides, interchanges, branches, places }: TimetableFile): string[] {
  const isMissing = (at: number) => at >= stations.length
  const ids = new Set(stations.map(({ id }) => id))
  return [
    ...(stations.length === 0 ? ['"stations" is empty'] : []),
    ...(stations.length > MAX_STATIONS ? [`"stations" has more than ${MAX_STATIONS} rows`] : []),
    ...(rides.length === 0 ? ['"rides" is empty'] : []),
    ...(ids.size < stations.length ? ['"stations" has the same id twice'] : []),
    ...stations.flatMap((station, at) =>
      station.lines.some((line) => line >= lines.length) ? [`"stations.${at}" names a missing line`] : [],
    ),
    ...rides.flatMap((ride, at) =>
      [ride[0], ride[1], ...(ride[2] ?? [])].some(isMissing) || ride[0] === ride[1]
        ? [`"rides.${at}" names a missing station`]
        : [],
    ),
    ...[...interchanges.map(([a, b]) => [a, b]), ...branches, ...Object.values(places)].flatMap((rows) =>
      rows.some(isMissing) ? ['"interchanges", "branches", or "places" names a missing station'] : [],
    ),
  ]
}
