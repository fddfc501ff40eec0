import type { PlaceOfWork } from '#domain/commute/places-of-work.ts'
import type { StationKind } from '#domain/commute/station.ts'
import type { ScheduledRide, Timetable, TimetableSource } from '#domain/commute/timetable.ts'
import type { TownKey } from '#domain/geo/town.ts'

type Row = number
/**
 * From, to and the change (where the train is left, where the next is taken) as rows of `stations`; fastest, usual and slowest minutes; trains from 6:00 to 10:00, trains an hour from
 * 7:00 to 9:00; 1 for 'about', else 0; minutes after midnight of the departures, if they are known.
 */
export type RideRow = readonly [
  from: Row,
  to: Row,
  changeAt: readonly [Row, Row] | null,
  fastest: number | null,
  usual: number,
  slowest: number | null,
  trains: number | null,
  perHour: number | null,
  isAbout: number,
  departures?: readonly number[],
]

/** A timetable as a file: the embedded one and the operator's own. Stations are named by their row. */
export interface TimetableFile {
  asOf: string
  endsOn: string | null
  terms: string
  sources: readonly (TimetableSource & { readAt?: string; level?: string })[]
  lines: readonly string[]
  stations: readonly {
    id: string
    name: string
    kind: StationKind
    town: TownKey | null
    at: readonly [lat: number, lng: number]
    lines: readonly number[]
  }[]
  rides: readonly RideRow[]
  interchanges: readonly (readonly [Row, Row, minutes: number])[]
  branches: readonly (readonly Row[])[]
  places: Readonly<Record<PlaceOfWork, readonly Row[]>>
}

/** The timetable of a file whose rows are in order. */
export function timetableOf(file: TimetableFile): Timetable {
  const id = (row: Row): string => file.stations[row]!.id
  const ids = (rows: readonly Row[]): string[] => rows.map(id)
  return {
    asOf: file.asOf,
    endsOn: file.endsOn,
    sources: file.sources.map(({ title, address, asOf, licence }) => ({ title, address, asOf, licence })),
    stations: file.stations.map(({ at: [lat, lng], lines, ...station }) => ({
      ...station,
      at: { lat, lng },
      lines: lines.map((line) => file.lines[line]!),
    })),
    rides: file.rides.map((row) => rideOf(row, id)),
    interchanges: file.interchanges.map(([a, b, minutes]) => ({ between: [id(a), id(b)], minutes })),
    branches: file.branches.map(ids),
    places: Object.fromEntries(Object.entries(file.places).map(([place, rows]) => [place, ids(rows)])) as Record<
      PlaceOfWork,
      string[]
    >,
  }
}

const rideOf = (
  [from, to, changeAt, fastest, usual, slowest, trains, perHour, isAbout, departures]: RideRow,
  id: (row: Row) => string,
): ScheduledRide => ({
  from: id(from),
  to: id(to),
  changeAt: changeAt === null ? null : [id(changeAt[0]), id(changeAt[1])],
  fastest,
  usual,
  slowest,
  trains,
  perHour,
  isAbout: isAbout === 1,
  departures: departures ?? null,
})

/** The file of a timetable, with the terms under which its sources may be used. */
export function fileOf(timetable: Timetable, terms: string): TimetableFile {
  const rows = new Map(timetable.stations.map(({ id }, row) => [id, row]))
  const row = (id: string): Row => rows.get(id)!
  const lines = [...new Set(timetable.stations.flatMap((station) => station.lines))]
  const lineRows = new Map(lines.map((line, at) => [line, at]))
  return {
    asOf: timetable.asOf,
    endsOn: timetable.endsOn,
    terms,
    sources: timetable.sources,
    lines,
    stations: timetable.stations.map((station) => ({
      ...station,
      at: [station.at.lat, station.at.lng],
      lines: station.lines.map((line) => lineRows.get(line)!),
    })),
    rides: timetable.rides.map((ride) => rowOf(ride, row)),
    interchanges: timetable.interchanges.map(({ between: [a, b], minutes }) => [row(a), row(b), minutes]),
    branches: timetable.branches.map((branch) => branch.map(row)),
    places: Object.fromEntries(
      Object.entries(timetable.places).map(([place, ids]) => [place, ids.map(row)]),
    ) as unknown as TimetableFile['places'],
  }
}

function rowOf({ from, to, changeAt, ...ride }: ScheduledRide, row: (id: string) => Row): RideRow {
  const change = changeAt && ([row(changeAt[0]), row(changeAt[1])] as const)
  const { fastest, usual, slowest, trains, perHour, isAbout, departures } = ride
  const plain = [row(from), row(to), change, fastest, usual, slowest, trains, perHour, isAbout ? 1 : 0] as const
  return departures === null ? plain : [...plain, departures]
}
