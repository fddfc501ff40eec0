import * as v from 'valibot'
import { PLACES_OF_WORK, type PlaceOfWork } from '#domain/commute/places-of-work.ts'
import { STATION_KINDS } from '#domain/commute/station.ts'
import type { Timetable } from '#domain/commute/timetable.ts'
import type { TownKey } from '#domain/geo/town.ts'
import { count, described, orNothing, text } from './schema-values.ts'

/** The timetable, for the API's description; the type at the end proves that it is the domain's own. */

const stationId = () => text('Id of a station')
const minutes = (meaning: string) => v.pipe(count(), described(meaning))
const degrees = () => v.pipe(v.number(), described('Degrees, WGS 84'))

const StationSchema = v.object({
  id: stationId(),
  name: v.string(),
  kind: v.picklist(STATION_KINDS),
  town: orNothing(text('County and name: Bergen/Ridgewood') as v.GenericSchema<unknown, TownKey>),
  at: v.object({ lat: degrees(), lng: degrees() }),
  lines: v.array(v.string()),
})

const RideSchema = v.object({
  from: stationId(),
  to: stationId(),
  changeAt: orNothing(v.pipe(v.tuple([stationId(), stationId()]), described('Transfer station'))),
  fastest: orNothing(minutes('Minutes of the fastest train')),
  usual: minutes('Median minutes'),
  slowest: orNothing(minutes('Minutes of the slowest train')),
  trains: orNothing(v.pipe(count(), described('Trains arriving from 6:00 to 10:00'))),
  perHour: orNothing(v.pipe(v.number(), v.minValue(0), described('Trains per hour from 7:00 to 9:00'))),
  isAbout: v.boolean(),
  departures: orNothing(v.array(minutes('Minutes after midnight'))),
})

const SourceSchema = v.object({
  title: v.string(),
  address: orNothing(v.string()),
  asOf: text('ISO date or month'),
  licence: v.string(),
})

const places = Object.fromEntries(PLACES_OF_WORK.map((place) => [place, v.array(stationId())])) as Record<
  PlaceOfWork,
  v.ArraySchema<ReturnType<typeof stationId>, undefined>
>

export const TimetableSchema = v.object({
  asOf: text('ISO date of the weekday the rides are for'),
  endsOn: orNothing(text('ISO date of the last day')),
  sources: v.array(SourceSchema),
  stations: v.array(StationSchema),
  rides: v.array(RideSchema),
  interchanges: v.array(
    v.object({
      between: v.tuple([stationId(), stationId()]),
      minutes: minutes('Minimum minutes to change between the two'),
    }),
  ),
  branches: v.array(v.array(stationId())),
  places: v.object(places),
}) satisfies v.GenericSchema<unknown, Timetable>
