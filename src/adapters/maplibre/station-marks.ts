import type { FeatureCollection, Point } from 'geojson'
import type { Station, StationKind } from '#domain/commute/station.ts'
import { straightMeters } from '#domain/geo/straight-meters.ts'

/** The letters of a line in a station's mark. */
const LINE_LETTERS: Readonly<Record<string, string>> = {
  'Montclair-Boonton Line': 'MB',
  'Morris & Essex Line': 'ME',
  'Gladstone Branch': 'GL',
  'Main/Bergen County Line': 'MBC',
  'Port Jervis Line': 'PJ',
  'Pascack Valley Line': 'PV',
  'Northeast Corridor': 'NEC',
  'North Jersey Coast Line': 'NJC',
  'Raritan Valley Line': 'RV',
  'Hudson-Bergen Light Rail': 'HB',
  'Newark Light Rail': 'NLR',
}

/** Lines whose trains run on another's tracks first: there the other one stands for both. */
const TRUNK_OF: Readonly<Record<string, string>> = {
  'Gladstone Branch': 'Morris & Essex Line',
  'Port Jervis Line': 'Main/Bergen County Line',
  'North Jersey Coast Line': 'Northeast Corridor',
  'Raritan Valley Line': 'Northeast Corridor',
}

const KIND_WORDS: Readonly<Record<StationKind, string>> = {
  rail: 'Rail',
  'light-rail': 'Light rail',
  path: 'PATH',
  ferry: 'Ferry',
  bus: 'Bus',
}

/** More lines than this meet at an interchange, which its kind stands for. */
const MAX_LINES = 2

/** 'MB' at Glen Ridge, 'MB ME' at Dover, 'Rail' at Hoboken, 'PATH' at Grove Street. */
export function stationLetters({ kind, lines }: Pick<Station, 'kind' | 'lines'>): string {
  const own = lines.filter((line) => !lines.includes(TRUNK_OF[line] ?? ''))
  const letters = own.map((line) => LINE_LETTERS[line])
  const known = letters.length > 0 && letters.length <= MAX_LINES && letters.every(Boolean)
  return kind !== 'path' && known ? letters.join(' ') : KIND_WORDS[kind]
}

/** Stations nearer than this to one of another kind are one place from afar, meters. */
const SAME_PLACE_M = 450

/** Which kind's name stands for a place of several. */
const BY_WEIGHT: readonly StationKind[] = ['rail', 'path', 'light-rail', 'ferry', 'bus']

const sharesPlace = (station: Station, stations: readonly Station[]): boolean =>
  stations.some(
    ({ kind, at }) =>
      BY_WEIGHT.indexOf(kind) < BY_WEIGHT.indexOf(station.kind) && straightMeters(at, station.at) < SAME_PLACE_M,
  )

/** Stations as points with name, kind, letters, their number of lines, and `shared` where a weightier one is. */
export const stationFeatures = (stations: readonly Station[]): FeatureCollection<Point> => ({
  type: 'FeatureCollection',
  features: stations.map((station) => ({
    type: 'Feature',
    properties: {
      name: station.name,
      kind: station.kind,
      letters: stationLetters(station),
      lines: station.lines.length,
      shared: sharesPlace(station, stations),
    },
    geometry: { type: 'Point', coordinates: [station.at.lng, station.at.lat] },
  })),
})
