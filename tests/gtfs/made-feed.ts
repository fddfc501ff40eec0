import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EMBEDDED_TIMETABLE } from '#content/timetable/embedded-timetable.ts'
import { stationsById } from '#domain/commute/timetable.ts'
import { zipOf } from './zip-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'gtfs-'))
let made = 0

/** Writes bytes as a file of the name into a folder of its own. */
export function writeZip(bytes: Uint8Array, name = 'rail.zip'): string {
  made += 1
  const path = join(mkdtempSync(join(folder, `${made}-`)), name)
  writeFileSync(path, bytes)
  return path
}

/** A stop of a feed at the place of one of our stations. */
export function stopAt(station: string, name: string, more = ''): string {
  const { lat, lng } = stationsById(EMBEDDED_TIMETABLE).get(station)!.at
  return `${station},"${name}",${lat},${lng}${more}`
}

/** Rows of stop_times.txt: a trip that visits stops at times. */
export const visits = (trip: string, at: readonly (readonly [stop: string, time: string])[]): string[] =>
  at.map(([stop, time], place) => `${trip},${time},${time},${stop},${place + 1}`)

const GLEN_RIDGE = 'njt-glen-ridge'
const PENN = 'njt-new-york-penn-station'

/** A feed with one train from Glen Ridge to New York Penn on weekdays from September to December 2026. */
export const SMALL_FEED = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone\nNJT,NJ TRANSIT RAIL,https://www.example.com,America/New_York\n',
  'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${stopAt(GLEN_RIDGE, 'GLEN RIDGE')}\n${stopAt(PENN, 'NEW YORK PENN STATION')}\n`,
  'routes.txt': 'route_id,agency_id,route_long_name,route_type\n1,NJT,Montclair-Boonton Line,2\n',
  'trips.txt': 'route_id,service_id,trip_id\n1,weekday,t1\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nweekday,1,1,1,1,1,0,0,20260901,20261231\n',
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    ...visits('t1', [
      [GLEN_RIDGE, '7:00:00'],
      [PENN, '07:36:00'],
    ]),
    '',
  ].join('\n'),
}

export type FeedFiles = Record<string, string>

/** The feed with some of its files replaced; null takes one out. */
export function feedWith(change: Readonly<Record<string, string | null>>): FeedFiles {
  const all: Record<string, string | null> = { ...SMALL_FEED, ...change }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null))
}

export const zipWith = (change: Readonly<Record<string, string | null>>, name = 'rail.zip'): string =>
  writeZip(zipOf(feedWith(change)), name)

/** stop_times.txt with these rows. */
export const stopTimes = (
  rows: readonly string[],
  header = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
): string => [header, ...rows, ''].join('\n')
