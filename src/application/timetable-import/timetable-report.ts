import { stationName } from '#domain/commute/commute-text.ts'
import { PLACE_NAMES, PLACES_OF_WORK, type PlaceOfWork } from '#domain/commute/places-of-work.ts'
import { ridesTo } from '#domain/commute/rides.ts'
import { STATION_KINDS, type StationKind } from '#domain/commute/station.ts'
import { timetableName } from '#domain/commute/timetable-name.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import { countOf } from '#domain/count.ts'
import { formatDay } from '#domain/day-text.ts'

const KIND_NAMES: Readonly<Record<StationKind, string>> = {
  rail: 'rail',
  'light-rail': 'light rail',
  path: 'PATH',
  ferry: 'ferry',
  bus: 'bus terminal',
}
/** A change of the usual minutes by more is named. */
const WORTH_SAYING = 5
const MOST_NAMED = 12

/** What a new timetable holds, and what it lacks of the one in force, line by line. */
export function timetableReport(made: Timetable, inForce: Timetable): string[] {
  const direct = made.rides.filter(({ changeAt }) => changeAt === null).length
  return [
    `New ${timetableName(made)}, dated ${formatDay(made.asOf)}${made.endsOn === null ? '' : `, valid to ${formatDay(made.endsOn)}`}`,
    `Stations: ${stationCounts(made)}`,
    `Rides: ${direct} direct, ${made.rides.length - direct} with one transfer`,
    ...PLACES_OF_WORK.map((place) => placeLine(place, made)),
    '',
    `Compared with the ${timetableName(inForce)}, which is in use:`,
    ...comparison(made, inForce),
  ]
}

const stationCounts = ({ stations }: Timetable): string =>
  STATION_KINDS.flatMap((kind) => {
    const count = stations.filter((station) => station.kind === kind).length
    return count === 0 ? [] : [`${count} ${KIND_NAMES[kind]}`]
  }).join(', ')

function placeLine(place: PlaceOfWork, timetable: Timetable): string {
  if (timetable.places[place].length === 0) return `To ${PLACE_NAMES[place]}: not in these files`
  const from = ridesTo(place, timetable).size - timetable.places[place].length
  return `To ${PLACE_NAMES[place]}: from ${countOf(from, 'station', 'stations')}`
}

function comparison(made: Timetable, inForce: Timetable): string[] {
  const there = new Set(made.stations.map(({ id }) => id))
  const gone = inForce.stations.filter(({ id }) => !there.has(id))
  const known = new Set(inForce.stations.map(({ id }) => id))
  const added = made.stations.filter(({ id }) => !known.has(id))
  const lines = [
    ...(gone.length === 0
      ? []
      : [
          `- ${countOf(gone.length, 'of its stations is', 'of its stations are')} missing: ${named(gone.map(({ name, kind }) => `${name} (${KIND_NAMES[kind]})`))}`,
        ]),
    ...(added.length === 0
      ? []
      : [
          `- ${countOf(added.length, 'station is', 'stations are')} new: ${named(added.map(({ name, kind }) => `${name} (${KIND_NAMES[kind]})`))}`,
        ]),
    ...PLACES_OF_WORK.flatMap((place) => placeChanges(place, made, inForce)),
  ]
  return lines.length === 0 ? ['- the same stations, and no usual travel time differs by more than 5 minutes'] : lines
}

function placeChanges(place: PlaceOfWork, made: Timetable, inForce: Timetable): string[] {
  const [now, before] = [ridesTo(place, made), ridesTo(place, inForce)]
  const kept = made.stations.filter(({ id }) => before.has(id))
  const lost = kept.filter(({ id }) => !now.has(id))
  const moved = kept.flatMap(({ id }) => {
    const [after, old] = [now.get(id)?.usual, before.get(id)!.usual]
    const isMoved = after !== undefined && Math.abs(after - old) > WORTH_SAYING
    return isMoved ? [`${stationName(id, made)} ${old} → ${after} min`] : []
  })
  return [
    ...(lost.length === 0
      ? []
      : [`- no longer any ride to ${PLACE_NAMES[place]} from ${named(lost.map(({ name }) => name))}`]),
    ...(moved.length === 0 ? [] : [`- to ${PLACE_NAMES[place]}: ${named(moved)}`]),
  ]
}

const named = (names: readonly string[]): string =>
  names.length <= MOST_NAMED
    ? names.join(', ')
    : `${names.slice(0, MOST_NAMED).join(', ')} and ${names.length - MOST_NAMED} more`
