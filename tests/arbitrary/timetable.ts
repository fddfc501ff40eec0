import type { Station } from '#domain/commute/station.ts'
import type { ScheduledRide, Timetable } from '#domain/commute/timetable.ts'

const station = (id: string, lat: number, lng: number): Station => ({
  id,
  name: id,
  kind: 'rail',
  town: null,
  at: { lat, lng },
  lines: [],
})

const ride = (from: string, to: string, usual: number): ScheduledRide => ({
  from,
  to,
  changeAt: null,
  fastest: usual,
  usual,
  slowest: usual,
  trains: 10,
  perHour: 3,
  isAbout: false,
  departures: null,
})

/** Three made-up stations and the rides between them. */
export const TIMETABLE: Timetable = {
  asOf: '2026-09-22',
  endsOn: null,
  sources: [],
  stations: [
    station('njt-ridgewood', 40.98, -74.12),
    station('njt-hoboken', 40.735, -74.028),
    station('njt-new-york-penn-station', 40.75, -73.99),
  ],
  rides: [
    ride('njt-ridgewood', 'njt-hoboken', 45),
    ride('njt-ridgewood', 'njt-new-york-penn-station', 50),
    ride('njt-hoboken', 'njt-new-york-penn-station', 20),
  ],
  interchanges: [],
  branches: [],
  places: {
    'new-york-penn': ['njt-new-york-penn-station'],
    hoboken: ['njt-hoboken'],
    'world-trade-center': [],
    'newark-penn': [],
    secaucus: [],
    '33rd-street': [],
    'newark-broad-street': [],
  },
}
