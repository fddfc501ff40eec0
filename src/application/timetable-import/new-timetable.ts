import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { interchangeMinutes } from '#domain/commute/interchange-minutes.ts'
import { PLACES_OF_WORK } from '#domain/commute/places-of-work.ts'
import type { Station, StationId } from '#domain/commute/station.ts'
import type { Interchange, ScheduledRide, Timetable, TimetableSource } from '#domain/commute/timetable.ts'
import { straightMeters } from '#domain/geo/straight-meters.ts'
import type { Journeys } from './journeys.ts'
import { morningRide, withChange } from './morning-ride.ts'

/** New stations within so many meters of another kind's are one place with it. */
const ONE_PLACE = 250

export interface MorningTrains {
  day: string
  endsOn: string
  sources: readonly TimetableSource[]
  stations: readonly Station[]
  journeys: Journeys
}

/** The timetable of a morning's trains: every ride without a change, and to the places of work those with one where there is none without. */
export function newTimetable({ day, endsOn, sources, stations, journeys }: MorningTrains): Timetable {
  const ids = new Set(stations.map(({ id }) => id))
  const interchanges = interchangesOf(stations, ids)
  const places = placesOf(ids, interchanges)
  const atWork = new Set(Object.values(places).flat())
  const direct = stations.flatMap(({ id }) => directFrom(id, journeys, atWork))
  const isDirect = new Set(direct.map(({ from, to }) => `${from} ${to}`))
  const changed = stations.flatMap(({ id }) =>
    [...atWork].flatMap((to) =>
      id === to || isDirect.has(`${id} ${to}`) ? [] : (withOneChange(id, to, interchanges, journeys) ?? []),
    ),
  )
  return { asOf: day, endsOn, sources, stations, rides: [...direct, ...changed], interchanges, branches: [], places }
}

/** Departures are kept only where pages draw them: on the way to a place of work. */
const directFrom = (from: StationId, journeys: Journeys, atWork: ReadonlySet<StationId>): ScheduledRide[] =>
  journeys.reachedFrom(from).flatMap((to) => {
    const ride = morningRide(journeys.between(from, to))
    return ride ? [{ from, to, changeAt: null, ...ride, departures: atWork.has(to) ? ride.departures : null }] : []
  })

/** The change with the fewest usual minutes; of equal ones that with more trains. */
function withOneChange(
  from: StationId,
  to: StationId,
  interchanges: readonly Interchange[],
  journeys: Journeys,
): ScheduledRide | null {
  const rides = interchanges
    .flatMap(({ between: [a, b], minutes }) =>
      a === b ? [[a, b, minutes] as const] : [[a, b, minutes] as const, [b, a, minutes] as const],
    )
    .flatMap(([left, taken, least]) => {
      const joined = withChange(journeys.between(from, left), least, journeys.between(taken, to))
      const ride = morningRide(joined)
      return ride ? [{ from, to, changeAt: [left, taken] as const, ...ride }] : []
    })
  return rides.toSorted((a, b) => a.usual - b.usual || (b.trains ?? 0) - (a.trains ?? 0))[0] ?? null
}

/** The stated ones of the stations that are there, and between new stations and those of another kind around them. */
function interchangesOf(stations: readonly Station[], ids: ReadonlySet<StationId>): Interchange[] {
  const stated = EMBEDDED_TIMETABLE.interchanges.filter(({ between: [a, b] }) => ids.has(a) && ids.has(b))
  const isStated = new Set(EMBEDDED_TIMETABLE.stations.map(({ id }) => id))
  const added = stations.filter(({ id }) => !isStated.has(id))
  const near = added.flatMap((station) =>
    stations
      .filter((other) => other.kind !== station.kind && (isStated.has(other.id) || other.id > station.id))
      .map((other) => ({ other, meters: straightMeters(station.at, other.at) }))
      .filter(({ meters }) => meters <= ONE_PLACE)
      .map(({ other, meters }): Interchange => ({
        between: [station.id, other.id],
        minutes: interchangeMinutes(meters),
      })),
  )
  return [...stated, ...near]
}

/** The stations of each place that are there, with the new ones beside them. */
function placesOf(ids: ReadonlySet<StationId>, interchanges: readonly Interchange[]): Timetable['places'] {
  const beside = (station: StationId): StationId[] =>
    interchanges.flatMap(({ between }) => (between.includes(station) ? between : []))
  const entries = PLACES_OF_WORK.map((place) => {
    const stated = EMBEDDED_TIMETABLE.places[place]
    const known = new Set(EMBEDDED_TIMETABLE.stations.map(({ id }) => id))
    const added = stated.flatMap(beside).filter((id) => !known.has(id))
    return [place, [...new Set([...stated.filter((id) => ids.has(id)), ...added])]] as const
  })
  return Object.fromEntries(entries) as unknown as Timetable['places']
}
